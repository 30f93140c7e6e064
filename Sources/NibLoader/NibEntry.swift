/// An object of a prepared nib: its class, and its run of values.
struct NibEntry: BitwiseCopyable {
  let classIndex: Int32
  /// The index of its text: -1 for an object that is no string, and -2 minus the index for a text to be localized.
  private let textIndex: Int32
  private let first: Int32
  private let count: Int32
  /// The keys that it stores, a bit for each; keys that are 64 indexes apart share one.
  let keys: UInt64

  /// Which text an object has, by its index among the texts of the nib.
  enum Text {
    case none
    case plain(Int)
    case localizable(Int)
  }

  init(classIndex: Int, values: Range<Int>, text: Text, keys: UInt64) {
    self.classIndex = Int32(clamping: classIndex)
    textIndex =
      switch text {
      case .none: -1
      case .plain(let index): Int32(clamping: index)
      case .localizable(let index): Int32(clamping: -2 - index)
      }
    first = Int32(clamping: values.lowerBound)
    count = Int32(clamping: values.count)
    self.keys = keys
  }

  /// The index of its text, which is used as it is; nil for an object that is no plain string.
  var plainText: Int? { textIndex >= 0 ? Int(textIndex) : nil }

  /// The index of its text, to be localized or not; nil for an object that is no string.
  var text: Int? { textIndex == -1 ? nil : Int(textIndex >= 0 ? textIndex : -2 - textIndex) }

  /// Its run in the values of the nib.
  var values: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// The bit that stands for a key.
  @inline(__always)
  static func bit(of key: Int32) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: key) }
}
