import SceneCatalog
import SceneModel

/// Reads a constraint as other languages write it, and writes it as a scene does.
///
/// It knows the order of code and of CSS, anchors, offsets in words, and operators without spaces. What comes of it is always an
/// equation that a scene can have; nil where it cannot be told what is meant.
struct EquationRepair {
  private var tokens: [Token]
  private var index = 0

  /// The equation that a text means; nil where that is not certain, or the text is one already.
  static func equation(for text: String) -> String? {
    guard text.utf8.count <= 120, !text.contains("|"), !text.contains("[") else { return nil }
    var repair = EquationRepair(tokens: Token.tokens(of: rewritten(text)))
    guard let equation = repair.equation(), equation != text, (try? ConstraintEquation(equation)) != nil else {
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
      if relation(String(word)) != nil {
        signs.append(String(word))
        sides.append("")
      } else {
        if sides.isEmpty { sides.append("") }
        sides[sides.count - 1] += (sides[sides.count - 1].isEmpty ? "" : " ") + word
      }
    }
    guard signs.count == 2, sides.count == 3, sides[1].contains(".") else { return nil }
    // The spaces make each half differ from what a scene would have, so that it is read anew.
    let halves = [0, 1].compactMap { equation(for: " \(sides[$0]) \(signs[$0]) \(sides[$0 + 1])") }
    return halves.count == 2 ? "write two constraints: \(halves[0]), and \(halves[1])" : nil
  }

  private enum Token: Equatable {
    case term(String)
    case number(Double, String)
    case sign(Character)
    case relation(String)
    case word(String)

    static func tokens(of text: String) -> [Token] {
      var found: [Token] = []
      var rest = text[...]
      while let first = rest.first, found.count < 40 {
        if first == " " || first == "," || first == ";" || first == "(" || first == ")" {
          rest = rest.dropFirst()
        } else if "=<>≥≤≧≦!:".contains(first) {
          let run = rest.prefix { "=<>≥≤≧≦!:".contains($0) }
          rest = rest[run.endIndex...]
          found.append(.relation(String(run)))
        } else if first.isNumber || first == "." && rest.dropFirst().first?.isNumber == true {
          let run = rest.prefix { $0.isNumber || $0 == "." }
          rest = rest[run.endIndex...]
          guard let number = Double(run), number.isFinite else { return [] }
          let unit = rest.prefix { $0.isLetter || $0 == "%" }
          rest = rest[unit.endIndex...]
          if unit == "%" {
            found.append(.number(number / 100, "%"))
          } else if unit.isEmpty || ["pt", "px", "dp", "points", "pts", "x"].contains(unit) {
            // `16:9` and `1/3` are one number.
            if let mark = rest.first, mark == ":" || mark == "/",
              let below = Double(rest.dropFirst().prefix { $0.isNumber || $0 == "." }), below != 0
            {
              let run = rest.dropFirst().prefix { $0.isNumber || $0 == "." }
              rest = rest[run.endIndex...]
              found.append(.number(number / below, "\(SceneNumber.text(number))\(mark)\(SceneNumber.text(below))"))
            } else {
              found.append(.number(number, SceneNumber.text(number)))
            }
          } else {
            return []
          }
        } else if "+-−–*×·/@~".contains(first) {
          rest = rest.dropFirst()
          found.append(.sign("−–".contains(first) ? "-" : "×·".contains(first) ? "*" : first == "~" ? "@" : first))
        } else if first.isLetter || first == "_" || first == "." || first == "$" {
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
  }

  /// A text with calls of code as signs: `.constraint(equalTo: b, constant: 8)` is `= b + 8`.
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

  /// One side of an equation: a share of an item's attribute, and a number of points.
  private struct Side {
    var factor: (value: Double, text: String)?
    var term: String?
    var constant = 0.0
    var usesSystemSpacing = false
    /// A ratio that multiplies nothing.
    var ratio: String?
  }

  private mutating func equation() -> String? {
    guard !tokens.isEmpty else { return nil }
    index = 0
    // Whose attribute `top = self.top` means cannot be told.
    if case .word? = tokens.first { return nil }
    guard var left = side(other: nil) else { return nil }
    guard index < tokens.count else { return nil }
    var relation: String
    if case .relation(let sign) = tokens[index] {
      guard let known = Self.relation(sign) else { return nil }
      relation = known
      index += 1
    } else {
      // `+=`: what is added to the item's own attribute.
      guard left.term != nil, case .sign = tokens[index] else { return nil }
      return nil
    }
    guard var right = side(other: left.term) else { return nil }
    var priority: String?
    while index < tokens.count {
      guard case .sign("@") = tokens[index], index + 1 < tokens.count else { return nil }
      index += 1
      switch tokens[index] {
      case .number(let number, _) where (1...1000).contains(number): priority = SceneNumber.text(number)
      case .word(let word), .term(let word):
        let last = word.split(separator: ".").last.map(String.init) ?? word
        guard let level = ForeignNames.priority(named: last) else { return nil }
        priority = String(level)
      default: return nil
      }
      index += 1
      // `@ .defaultHigh.rawValue` and what else follows is nothing.
    }
    if left.term == nil, right.term != nil {
      (left, right) = (right, left)
      relation = relation == ">=" ? "<=" : relation == "<=" ? ">=" : "="
    }
    guard let term = left.term, term != right.term else { return nil }
    // A ratio alone is one of the width to the height.
    if right.term == nil, right.ratio != nil {
      let other = ["width": "height", "height": "width"][term.split(separator: ".").last ?? ""]
      guard let other, let ratio = right.ratio, let item = term.split(separator: ".").first else { return nil }
      return joined(term, relation, factor: ratio, "\(item).\(other)", 0, false, priority)
    }
    let divisor = left.factor?.value ?? 1
    guard divisor != 0, divisor == 1 || right.term == nil || right.factor == nil else { return nil }
    if divisor < 0 { return nil }
    var factor = right.factor?.text
    if divisor != 1, right.term != nil { factor = SceneNumber.text(rounded(1 / divisor)) }
    var constant = (right.constant - left.constant) / divisor
    if right.term == nil, let share = right.factor, share.text == "%" {
      // A share of nothing is a share of the superview.
      return joined(
        term,
        relation,
        factor: SceneNumber.text(share.value),
        "self.\(term.split(separator: ".").last ?? "width")",
        0,
        false,
        priority
      )
    }
    if right.term != nil, right.factor?.text == "%" { factor = SceneNumber.text(right.factor?.value ?? 1) }
    constant = rounded(constant)
    return joined(term, relation, factor: factor, right.term, constant, right.usesSystemSpacing, priority)
  }

  private func rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }

  private func joined(
    _ term: String,
    _ relation: String,
    factor: String?,
    _ other: String?,
    _ constant: Double,
    _ usesSystemSpacing: Bool,
    _ priority: String?
  ) -> String? {
    var text = "\(term) \(relation) "
    if let other {
      text += factor.map { $0 == "1" ? "" : "\($0) * " } ?? ""
      text += other
      if usesSystemSpacing { text += " + systemSpacing" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(SceneNumber.text(abs(constant)))" }
      if usesSystemSpacing, constant != 0 { return nil }
    } else {
      text += SceneNumber.text(constant)
    }
    return text + (priority.map { " @ \($0)" } ?? "")
  }

  private static func relation(_ sign: String) -> String? {
    switch sign {
    case "=", "==", "===", ":=", ":", "=:": "="
    case ">", ">=", "=>", "≥", "≧", ">==": ">="
    case "<", "<=", "=<", "≤", "≦", "<==": "<="
    default: nil
    }
  }

  /// Sums of numbers and at most one item's attribute, which a number may multiply from either side.
  private mutating func side(other: String?) -> Side? {
    var side = Side()
    var sign = 1.0
    var isFirst = true
    while index < tokens.count {
      if !isFirst {
        guard case .sign(let mark) = tokens[index], mark == "+" || mark == "-" else { break }
        sign = mark == "-" ? -1 : 1
        index += 1
        // `+ -8`.
        if index < tokens.count, case .sign("-") = tokens[index] {
          sign = -sign
          index += 1
        }
      } else if case .sign("-") = tokens[index] {
        sign = -1
        index += 1
      }
      isFirst = false
      guard addSummand(sign, to: &side, other: other) else { return nil }
    }
    return isFirst ? nil : side
  }

  private mutating func addSummand(_ sign: Double, to side: inout Side, other: String?) -> Bool {
    guard index < tokens.count else { return false }
    var factor: (value: Double, text: String)?
    var term: String?
    var isProduct = true
    while isProduct {
      guard index < tokens.count else { return false }
      switch tokens[index] {
      case .number(let value, let text):
        factor =
          factor.map { (rounded($0.value * value), SceneNumber.text(rounded($0.value * value))) } ?? (value, text)
      case .term(let name):
        guard term == nil, let known = Self.term(name) else { return false }
        term = known
      case .word("systemSpacing"), .word("standard"), .word("default"):
        guard factor == nil, sign > 0 else { return false }
        side.usesSystemSpacing = true
        index += 1
        return true
      case .word(let name):
        guard term == nil, let known = Self.term(word: name, other: other) else { return false }
        term = known
      default: return false
      }
      index += 1
      isProduct = false
      guard index < tokens.count, case .sign(let mark) = tokens[index] else { break }
      if mark == "*" {
        isProduct = true
        index += 1
      } else if mark == "/" {
        guard index + 1 < tokens.count, case .number(let divisor, let text) = tokens[index + 1], divisor != 0 else {
          return false
        }
        let share = (factor?.value ?? 1) / divisor
        let isShort = (share * 1000).rounded() / 1000 == share
        factor = (rounded(share), isShort || factor != nil ? SceneNumber.text(rounded(share)) : "1/\(text)")
        index += 2
        if index < tokens.count, case .sign("*") = tokens[index] {
          isProduct = true
          index += 1
        }
      }
    }
    if let term {
      guard side.term == nil, sign > 0 else { return false }
      side.term = term
      side.factor = factor
      return true
    }
    guard let factor else { return false }
    if factor.text == "%" {
      guard side.term == nil, side.factor == nil else { return false }
      side.factor = factor
      return true
    }
    if factor.text.contains(":") || factor.text.contains("/") { side.ratio = factor.text }
    side.constant += sign * factor.value
    return true
  }

  // MARK: - Terms

  /// `self.safeAreaLayoutGuide.top` for `view.safeAreaLayoutGuide.topAnchor`, `superview.safeArea.top` and the like.
  private static func term(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last, let attribute = attribute(last) else {
      // `title.center`, or an item without an attribute.
      return nil
    }
    parts.removeLast()
    if parts.first == "self", parts.count > 1, parts[1] == "view" || parts[1] == "superview" { parts.removeFirst() }
    if parts.count > 1, parts[1] == "superview" { parts = ["self"] + parts.dropFirst(2) }
    guard let first = parts.first else { return "self.\(attribute)" }
    if let guide = guide(first) { return parts.count == 1 ? "self.\(guide).\(attribute)" : nil }
    if parts.count == 2, first == "view", guide(parts[1]) != nil { parts[0] = "self" }
    if ["superview", "super", "parent", "container", "this", "superView", "snp", "make"].contains(first) {
      parts[0] = "self"
    }
    parts = parts.filter { $0 != "snp" && $0 != "anchor" }
    if parts.count == 2 {
      guard let guide = guide(parts[1]) else { return nil }
      return "\(parts[0]).\(guide).\(attribute)"
    }
    return parts.count == 1 ? "\(parts[0]).\(attribute)" : nil
  }

  /// An attribute alone is one of the view itself, and an item alone has the other side's attribute.
  private static func term(word: String, other: String?) -> String? {
    if let attribute = attribute(word) { return "self.\(attribute)" }
    guard let attribute = other?.split(separator: ".").last else { return nil }
    if let guide = guide(word) { return "self.\(guide).\(attribute)" }
    if ["superview", "super", "parent", "container"].contains(word) { return "self.\(attribute)" }
    return word.allSatisfy(EquationReader.isNameCharacter) ? "\(word).\(attribute)" : nil
  }

  private static func guide(_ name: String) -> String? {
    switch name.lowercased() {
    case "safearea", "safearealayoutguide", "safe", "safearealayout", "safeareainsets", "topLayoutGuide":
      "safeAreaLayoutGuide"
    case "margins", "layoutmargins", "layoutmarginsguide", "margin": "layoutMarginsGuide"
    case "readablecontentguide", "readablecontent", "readable": "readableContentGuide"
    case "keyboardlayoutguide", "keyboard": "keyboardLayoutGuide"
    case "contentlayoutguide", "contentguide": "contentLayoutGuide"
    case "framelayoutguide", "frameguide": "frameLayoutGuide"
    default: nil
    }
  }

  private static func attribute(_ name: String) -> String? {
    if LayoutAttribute(rawValue: name) != nil { return name }
    let bare = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
    if LayoutAttribute(rawValue: bare) != nil { return bare }
    return [
      "start": "leading", "end": "trailing", "x": "centerX", "y": "centerY", "midX": "centerX", "midY": "centerY",
      "minX": "left", "maxX": "right", "minY": "top", "maxY": "bottom", "w": "width", "h": "height",
      "centerx": "centerX",
      "centery": "centerY", "centreX": "centerX", "centreY": "centerY", "baseline": "firstBaseline", "lead": "leading",
      "trail": "trailing",
    ][bare]
  }
}
