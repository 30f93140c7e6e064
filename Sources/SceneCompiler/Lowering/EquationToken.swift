import SceneModel

/// A part of a constraint as other languages write it.
enum EquationToken: Equatable {
  case term(String)
  /// A number, with its text where that says more than the number: a percent sign or a ratio.
  case number(Double, String)
  case sign(Character)
  case relation(String)
  case word(String)

  /// The tokens of a text; empty where a character is in none.
  static func tokens(of text: String) -> [EquationToken] {
    var found: [EquationToken] = []
    var rest = text[...]
    while let first = rest.first, found.count < 40 {
      if " ,;()".contains(first) {
        rest = rest.dropFirst()
      } else if "=<>≥≤≧≦!:".contains(first) {
        let run = rest.prefix { "=<>≥≤≧≦!:".contains($0) }
        rest = rest[run.endIndex...]
        found.append(.relation(String(run)))
      } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
        guard let number = number(&rest) else { return [] }
        found.append(number)
      } else if "+-−–*×·/@~".contains(first) {
        rest = rest.dropFirst()
        found.append(.sign("−–".contains(first) ? "-" : "×·".contains(first) ? "*" : first == "~" ? "@" : first))
      } else if first.isLetter || "_.$".contains(first) {
        let run = rest.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
        rest = rest[run.endIndex...]
        let name = run.drop { $0 == "." || $0 == "$" }
        let bare = name.hasSuffix(".") ? name.dropLast() : name
        found.append(run.first != "." && bare.contains(".") ? .term(String(bare)) : .word(String(bare)))
      } else {
        return []
      }
    }
    return found
  }

  /// A number with a unit, `50%`, or a ratio such as `16:9` and `1/3`.
  private static func number(_ rest: inout Substring) -> EquationToken? {
    func digits() -> Substring {
      let run = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest[run.endIndex...]
      return run
    }
    guard let number = Double(digits()), number.isFinite else { return nil }
    let unit = rest.prefix { $0.isLetter || $0 == "%" }
    rest = rest[unit.endIndex...]
    if unit == "%" { return .number(number / 100, "%") }
    guard unit.isEmpty || ["pt", "px", "dp", "points", "pts", "x"].contains(unit) else { return nil }
    guard let mark = rest.first, mark == ":" || mark == "/",
      let below = Double(rest.dropFirst().prefix { $0.isNumber || $0 == "." }), below != 0
    else { return .number(number, SceneNumber.text(number)) }
    rest = rest.dropFirst()
    _ = digits()
    // `300/2` is a number of points, `16/9` is a ratio.
    let isRatio = mark == ":" || max(number, below) <= 100 && (0.1...10).contains(number / below)
    let text = "\(SceneNumber.text(number))\(mark)\(SceneNumber.text(below))"
    return .number(number / below, isRatio ? text : SceneNumber.text(number / below))
  }
}
