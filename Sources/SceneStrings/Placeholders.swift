/// What code fills in when it shows a text: `%@`, `%1$d`.
enum Placeholders {
  /// The placeholders by their position; a text with others shows nonsense, or crashes.
  static func kinds(in text: String) -> [Int: Character] {
    var found: [Int: Character] = [:]
    var next = 1
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var position = next
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      let modifiers = rest.prefix { "0123456789+-#'.hlqzLtj".contains($0) }
      guard let kind = rest.dropFirst(modifiers.count).first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { continue }
      if position == next { next += 1 }
      found[position] = "di".contains(kind) ? "d" : kind
    }
    return found
  }
}
