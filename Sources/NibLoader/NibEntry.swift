/// An object of a prepared nib: its class, and its run of values.
struct NibEntry: BitwiseCopyable {
  let classIndex: Int32
  /// The place of its text; below -1, counted from there, that of a text to be localized, and -1 for an object that is no string.
  private let textPlace: Int32
  private let first: Int32
  private let count: Int32
  /// The keys that it stores, a bit for each; keys that are 64 places apart share one.
  let keys: UInt64

  /// Which text an object has, by its place among the texts of the nib.
  enum Text {
    case none
    case plain(Int)
    case localizable(Int)
  }

  init(classIndex: Int, values: Range<Int>, text: Text, keys: UInt64) {
    self.classIndex = Int32(clamping: classIndex)
    textPlace =
      switch text {
      case .none: -1
      case .plain(let place): Int32(clamping: place)
      case .localizable(let place): Int32(clamping: -2 - place)
      }
    first = Int32(clamping: values.lowerBound)
    count = Int32(clamping: values.count)
    self.keys = keys
  }

  /// The place of its text, which is used as it is; nil for an object that is no plain string.
  var plainText: Int? { textPlace >= 0 ? Int(textPlace) : nil }

  /// The place of its text, to be localized or not; nil for an object that is no string.
  var text: Int? { textPlace == -1 ? nil : Int(textPlace >= 0 ? textPlace : -2 - textPlace) }

  /// Its run in the values of the nib.
  var values: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// The bit that stands for a key.
  @inline(__always)
  static func bit(of key: Int32) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: key) }
}
