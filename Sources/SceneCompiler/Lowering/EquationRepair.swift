import Backports
import SceneCatalog
import SceneModel

/// Converts constraints in other notations to equations of scenes.
///
/// It reads anchors in code, CSS, offsets in words, and operators without spaces. The result is always a valid
/// equation; nil if the meaning is not clear.
struct EquationRepair {
  private var tokens: ArraySlice<EquationToken>

  /// The equation for a text; nil if the meaning is not clear or the text is already an equation.
  static func equation(for text: String) -> String? {
    guard text.utf8.count <= 120, !text.contains("|"), !text.contains("[") else { return nil }
    var repair = EquationRepair(tokens: EquationToken.tokens(of: rewritten(text))[...])
    guard let equation = repair.equation(), equation != text, ConstraintEquation.isEquation(equation) else {
      return nil
    }
    return equation
  }

  /// "write X" with the equation that a text means, or with the two of a chain such as `a.top = b.top = c.top`.
  static func hint(for text: String) -> String? {
    if let equation = equation(for: text) { return "write \(equation)" }
    guard text.utf8.count <= 120 else { return nil }
    var sides: [String] = []
    var signs: [String] = []
    for word in text.split(separator: " ") {
      if SceneConstraint.Relation(meant: word) != nil {
        signs.append(String(word))
        sides.append("")
      } else {
        if sides.isEmpty { sides.append("") }
        sides[sides.count - 1] += (sides[sides.count - 1].isEmpty ? "" : " ") + word
      }
    }
    guard signs.count == 2, sides.count == 3, sides[1].contains(".") else { return nil }
    // The leading space makes each half differ from a valid equation, so that it is converted.
    let halves = [0, 1].compactMap { equation(for: " \(sides[$0]) \(signs[$0]) \(sides[$0 + 1])") }
    return halves.count == 2 ? "write two constraints: \(halves[0]), and \(halves[1])" : nil
  }

  /// A text with calls replaced by operators: `.constraint(equalTo: b, constant: 8)` is `= b + 8`.
  private static func rewritten(_ text: String) -> String {
    var result = text
    let calls = [
      ("constraint(equalToConstant:", " = "), ("constraint(greaterThanOrEqualToConstant:", " >= "),
      ("constraint(lessThanOrEqualToConstant:", " <= "), ("constraint(equalTo:", " = "),
      ("constraint(greaterThanOrEqualTo:", " >= "), ("constraint(lessThanOrEqualTo:", " <= "),
      ("equalToSuperview()", " = self"),
      ("equalTo(", " = "), ("greaterThanOrEqualTo(", " >= "), ("lessThanOrEqualTo(", " <= "), ("multiplier:", " * "),
      ("constant:", " + "), (".offset(", " + "), (".inset(", " - "), (".multipliedBy(", " * "), (".dividedBy(", " / "),
      (".priority(", " @ "), (".isActive = true", ""), ("make.", "self."), ("&gt;", ">"), ("&lt;", "<"),
      (" equals ", " = "), (" equal to ", " = "), (" is at least ", " >= "), (" at least ", " >= "),
      (" is at most ", " <= "),
      (" at most ", " <= "), (" is ", " = "), (" plus ", " + "), (" minus ", " - "), (" times ", " * "),
      (" priority ", " @ "),
      (" priority:", " @ "), (" prio ", " @ "), (" with priority ", " @ "), (" to ", " = "), (" of ", " * "),
    ]
    for (call, sign) in calls where result.contains(call) { result = result.replacing(call, with: sign) }
    return result.replacing(". =", with: " =").replacing(". >=", with: " >=").replacing(". <=", with: " <=")
  }

  // MARK: - Reading

  private mutating func equation() -> String? {
    // The item of `top = self.top` is unknown.
    if case .word? = tokens.first { return nil }
    guard var left = EquationSide(&tokens, other: nil), case .relation(let sign)? = tokens.popFirst(),
      var relation = SceneConstraint.Relation(meant: sign[...]),
      var right = EquationSide(&tokens, other: left.term)
    else { return nil }
    var priority = ""
    while let token = tokens.popFirst() {
      guard token == .sign("@"), let level = tokens.popFirst().flatMap(Self.priority) else { return nil }
      priority = " @ \(level)"
    }
    if left.term == nil, right.term != nil {
      (left, right) = (right, left)
      relation = relation.reversed
    }
    guard let term = left.term, term != right.term, !left.usesSystemSpacing else { return nil }
    return rightSide(left, right, term).map { "\(term) \(relation.symbol) \($0)\(priority)" }
  }

  private static func priority(_ token: EquationToken) -> String? {
    switch token {
    case .number(let number, _): (1...1000).contains(number) ? SceneNumber.text(number) : nil
    case .word(let word), .term(let word):
      ForeignNames.priority(named: word.split(separator: ".").last.map(String.init) ?? word).map { "\($0)" }
    default: nil
    }
  }

  // MARK: - Writing

  /// The right side, with what the left one has besides its term brought over.
  private func rightSide(_ left: EquationSide, _ right: EquationSide, _ term: String) -> String? {
    let attribute = term.split(separator: ".").last ?? "width"
    let constant = right.constant - left.constant
    if right.term == nil, let ratio = right.ratio {
      // A ratio alone is one of the width to the height, or the other way round.
      let other = ["width": "height", "height": "width"][attribute]
      guard let other, left.factor == nil, right.factor == nil, let item = term.split(separator: ".").first else {
        return nil
      }
      return written(factor: ratio.text, "\(item).\(other)", constant - ratio.value)
    }
    if right.term == nil, let share = right.factor {
      // A percentage without an item refers to the superview.
      guard left.factor == nil, !right.usesSystemSpacing else { return nil }
      return written(factor: SceneNumber.text(share.value), "self.\(attribute)", constant)
    }
    let divisor = left.factor?.value ?? 1
    guard divisor > 0, divisor == 1 || right.factor == nil && !right.usesSystemSpacing && right.ratio == nil else {
      return nil
    }
    guard let other = right.term else {
      return right.usesSystemSpacing ? nil : SceneNumber.text(rounded(constant / divisor))
    }
    if right.usesSystemSpacing {
      return constant == 0 ? written(factor: text(right.factor), other, 0) + " + systemSpacing" : nil
    }
    let factor =
      divisor == 1 ? text(right.factor) : EquationProduct.reciprocal(of: divisor, written: text(left.factor) ?? "").text
    return written(factor: factor, other, constant / divisor)
  }

  private func text(_ factor: (value: Double, text: String)?) -> String? {
    factor.map { $0.text == "%" ? SceneNumber.text($0.value) : $0.text }
  }

  private func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }

  private func written(factor: String?, _ term: String, _ constant: Double) -> String {
    let product = factor.map { $0 == "1" ? "" : "\($0) * " } ?? ""
    let constant = rounded(constant)
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(SceneNumber.text(abs(constant)))"
    return product + term + sum
  }
}
