import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import TextTables

/// A constraint as nearly all are written, read from its bytes.
///
/// What it does not read, `ConstraintEquation` reads or reports.
struct UsualEquation {
  /// A side of the equation that names an item: ranges of the source.
  struct Term {
    var item: SourceRange
    var guide: SourceRange?
    var attribute: SourceRange
    /// The attribute's raw value.
    var attributeValue: Int
  }

  var first: Term
  var relation: SceneConstraint.Relation
  var multiplier: Double = 1
  var second: Term?
  var constant: Double = 0
  var usesSystemSpacing = false
  var priority: Double = 1000

  /// Takes `TERM (= | >= | <=) [NUMBER *] TERM [(+|-) NUMBER] [@ PRIORITY]` apart; nil for anything unusual.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at range: SourceRange) {
    var words = Words(bytes: bytes, offset: range.lowerBound, end: range.upperBound)
    guard let left = words.next(), let first = Self.term(left, bytes), let sign = words.next(),
      let relation = Self.relation(sign, bytes), var word = words.next()
    else { return nil }
    (self.first, self.relation) = (first, relation)
    var next = words.next()
    if let number = UsualNumber.decimal(in: bytes, at: word) {
      if let star = next, Self.isSign("*", star, bytes) {
        guard let other = words.next() else { return nil }
        (multiplier, word) = (number, other)
        next = words.next()
        guard readSecond(word, &next, &words) else { return nil }
      } else {
        constant = number
      }
    } else if !readSecond(word, &next, &words) {
      return nil
    }
    guard let at = next else { return }
    guard Self.isSign("@", at, bytes), let level = words.next(),
      let priority = UsualNumber.decimal(in: bytes, at: level), (1...1000).contains(priority), words.next() == nil
    else { return nil }
    self.priority = priority
  }

  /// Reads the other item and what is added to it.
  private mutating func readSecond(_ word: SourceRange, _ next: inout SourceRange?, _ words: inout Words) -> Bool {
    guard let term = Self.term(word, words.bytes) else { return false }
    second = term
    guard let sign = next else { return true }
    let isMinus = Self.isSign("-", sign, words.bytes)
    guard isMinus || Self.isSign("+", sign, words.bytes) else { return true }
    guard let amount = words.next() else { return false }
    if let number = UsualNumber.decimal(in: words.bytes, at: amount) {
      constant = isMinus ? -number : number
    } else if !isMinus, Self.isWord("systemSpacing", amount, words.bytes) {
      usesSystemSpacing = true
    } else {
      return false
    }
    next = words.next()
    return true
  }

  private static func relation(_ word: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> SceneConstraint.Relation? {
    if isSign("=", word, bytes) { return .equal }
    if isWord(">=", word, bytes) { return .greaterThanOrEqual }
    return isWord("<=", word, bytes) ? .lessThanOrEqual : nil
  }

  private static func isSign(_ sign: Unicode.Scalar, _ word: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    word.count == 1 && UInt32(bytes[word.lowerBound]) == sign.value
  }

  private static func isWord(_ text: StaticString, _ word: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<word.count where bytes[word.lowerBound + index] != text.utf8Start[index] { return false }
    return true
  }

  /// `item.attribute` or `item.guide.attribute`; nil for other words.
  private static func term(_ word: SourceRange, _ bytes: UnsafeBufferPointer<UInt8>) -> Term? {
    var (firstDot, lastDot) = (-1, -1)
    var start = word.lowerBound
    for index in word.lowerBound..<word.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        guard index > start, firstDot < 0 || lastDot == firstDot else { return nil }
        if firstDot < 0 { firstDot = index }
        lastDot = index
        start = index + 1
      } else if !isNameByte(byte) {
        return nil
      }
    }
    guard lastDot > 0, start < word.upperBound else { return nil }
    let attribute = SourceRange(start, word.upperBound)
    let name = UnsafeBufferPointer(rebasing: bytes[start..<word.upperBound])
    let index = LayoutAttribute.lookup.index(of: name)
    guard index >= 0 else { return nil }
    return Term(
      item: SourceRange(word.lowerBound, firstDot),
      guide: lastDot > firstDot ? SourceRange(firstDot + 1, lastDot) : nil,
      attribute: attribute,
      attributeValue: index + 1
    )
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The words of an equation, which spaces separate.
  private struct Words {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset: Int
    let end: Int

    mutating func next() -> SourceRange? {
      while offset < end, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      guard offset < end else { return nil }
      let start = offset
      while offset < end, bytes[offset] != UInt8(ascii: " ") { offset += 1 }
      return SourceRange(start, offset)
    }
  }
}

extension LayoutAttribute {
  /// The attributes by their names, in the order of their raw values, which begin with 1.
  fileprivate static let lookup = TextLookup(allCases.map(\.rawValue))
}
