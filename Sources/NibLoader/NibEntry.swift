/// An object of a prepared nib: its class, and its run of values.
struct NibEntry: BitwiseCopyable {
  let classIndex: Int32
  /// The place of its text; -1 for an object that is no plain string.
  let text: Int32
  private let first: Int32
  private let count: Int32
  /// The keys that it stores, a bit for each; keys that are 64 places apart share one.
  let keys: UInt64

  init(classIndex: Int, values: Range<Int>, text: Int32, keys: UInt64) {
    self.classIndex = Int32(clamping: classIndex)
    self.text = text
    first = Int32(clamping: values.lowerBound)
    count = Int32(clamping: values.count)
    self.keys = keys
  }

  /// Its run in the values of the nib.
  var values: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// The bit that stands for a key.
  @inline(__always)
  static func bit(of key: Int32) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: key) }
}
