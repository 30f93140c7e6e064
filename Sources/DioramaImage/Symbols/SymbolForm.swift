/// What a symbol shows, as its name composes it.
indirect enum SymbolForm: Hashable, Sendable {
  /// A drawing, in lines or filled.
  case drawing(SymbolTable.Row, isFilled: Bool)
  /// Letters or a number, which are only in shapes.
  case letters(String)
  /// A smaller symbol in a shape; where the shape is filled, the symbol is cut out of it.
  case enclosed(SymbolForm, in: SymbolTable.Row, isFilled: Bool, shape: String)
  /// A symbol that is struck through.
  case slashed(SymbolForm)
  /// A symbol with a sign at its lower right corner, or a dot at its upper one where there is no sign.
  case badged(SymbolForm, SymbolForm?)

  /// The most words that a name may have; no symbol of the system has as many.
  private static let wordLimit = 12

  /// Reads a name; nil for one whose drawing is not known.
  init?(_ name: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count <= Self.wordLimit, let form = Self.form(words[...], isFilled: false) else { return nil }
    self = form
  }

  private static let shapes: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "shield", "seal", "octagon", "hexagon", "diamond", "app", "bubble",
    "capsule", "folder",
  ]

  /// The symbols that are solid inside of a shape.
  private static let solid: Set<Substring> = [
    "backward", "bolt", "bookmark", "drop", "flag", "flame", "forward", "heart", "location", "mic", "moon", "pause",
    "person", "phone", "play", "star", "stop", "video",
  ]

  private static func form(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolForm? {
    guard let last = words.last else { return nil }
    if let row = SymbolTable.rows[words.joined(separator: ".")] { return .drawing(row, isFilled: isFilled) }
    let front = words.dropLast()
    guard !front.isEmpty else { return nil }
    if last == "fill", !isFilled { return form(front, isFilled: true) }
    if last == "slash" { return form(front, isFilled: isFilled).map { .slashed($0) } }
    if let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > words.startIndex {
      let sign = words[(index + 1)...]
      guard let base = form(words[..<index], isFilled: isFilled) else { return nil }
      return .badged(base, sign.isEmpty ? nil : form(sign, isFilled: false))
    }
    guard shapes.contains(last), let row = SymbolTable.rows[String(last)] else { return nil }
    let isSolid = front.count == 1 && solid.contains(front[front.startIndex])
    let inner = form(front, isFilled: isSolid) ?? letters(front)
    return inner.map { .enclosed($0, in: row, isFilled: isFilled, shape: String(last)) }
  }

  /// A letter, or a number of one or two digits.
  private static func letters(_ words: ArraySlice<Substring>) -> SymbolForm? {
    guard words.count == 1, let word = words.first else { return nil }
    let isNumber = word.utf8.count <= 2 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isNumber || isLetter ? .letters(word.uppercased()) : nil
  }

  /// Whether the symbol is a picture rather than a sign: it has a form in lines and another one filled.
  var isPictorial: Bool {
    if case .drawing(let row, _) = self { row.outline != row.filled } else { false }
  }

  /// Whether the symbol is mirrored where text runs from right to left.
  var isDirectional: Bool {
    switch self {
    case .drawing(let row, _): row.isDirectional
    case .letters: false
    case .enclosed(let inner, _, _, _): inner.isDirectional
    case .slashed(let inner), .badged(let inner, _): inner.isDirectional
    }
  }
}
