/// A token of Swift, as far as declarations need it.
struct SwiftToken {
  enum Kind: UInt8 {
    /// A name, a keyword or a number.
    case word
    /// One character of punctuation or of an operator.
    case sign
    /// A text or a regular expression.
    case literal
    /// A hash sign with a word: a directive or a macro.
    case directive
    case end
  }

  var kind: Kind
  /// Of a word in backticks what is between them, of a directive the word.
  var range: Range<Int>
  /// Whether it is the first of its line.
  var startsLine: Bool
  /// The byte of a sign; 0 for others.
  var sign: UInt8 = 0

  func `is`(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) && kind == .sign }
}
