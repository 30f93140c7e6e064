import SceneCatalog
import SceneLanguage
import SceneModel

/// What is wrong with an equation at one of its words, and what to write instead.
struct EquationMistakes {
  typealias Problem = ConstraintEquation.Problem

  let text: String
  let words: [Substring]
  /// The index of the word that is wrong; the count of words for what is missing at the end.
  let index: Int

  init(_ text: String, at index: Int) {
    (self.text, self.index) = (text, index)
    words = text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  private var peek: Substring? { index < words.count ? words[index] : nil }
  private var previous: Substring? { index > 0 ? words[index - 1] : nil }
  /// The word behind the one that is wrong.
  private var following: Substring? { index + 1 < words.count ? words[index + 1] : nil }

  /// A problem at the word, or at an earlier one.
  private func problem(_ message: String, back: Int = 0, hint: String? = nil) -> Problem {
    let position = index - back
    guard words.indices.contains(position) else {
      let end = text.utf8.count
      // What is missing at the end is missing there, not in the whole equation.
      return .init(message: message, lower: index > 0 ? end : 0, upper: end, hint: hint)
    }
    let lower = text.utf8.distance(from: text.startIndex, to: words[position].startIndex)
    return .init(message: message, lower: lower, upper: lower + words[position].utf8.count, hint: hint)
  }

  /// The text as a constraint of the visual format language; nil for other texts.
  func visualFormat() -> Problem? {
    guard let equation = VisualFormat.equation(for: text) else { return nil }
    return Problem(
      message: "this is the visual format language; a scene has equations",
      lower: 0,
      upper: text.utf8.count,
      hint: VisualFormat.equations(for: text).map { "write a constraint each: \($0.joined(separator: ", "))" }
        ?? "for example \(equation)"
    )
  }

  func missingTerm() -> Problem {
    guard let previous else {
      return problem("an item and its attribute are missing at the end", hint: "for example title.leading")
    }
    if previous == "*" {
      return problem("item.attribute is missing after '*'", hint: "for example self.\(leftAttribute)")
    }
    let isSize = leftAttribute == "width" || leftAttribute == "height"
    return problem(
      "a number or item.attribute is missing after '\(previous)'",
      hint: "for example \(isSize ? "100 or " : "")self.\(leftAttribute)"
    )
  }

  /// The attribute of the left side, which is likely on the right side too; `leading` if the left side has none.
  private var leftAttribute: String {
    let name = words.first?.split(separator: ".").last.map(String.init) ?? ""
    return LayoutAttribute(rawValue: name)?.rawValue ?? "leading"
  }

  /// A comma after a word, before another equation or at the end; nil if the word does not end with one.
  private func comma(behind word: Substring) -> Problem? {
    guard word.hasSuffix(","), word.count > 1 else { return nil }
    return problem(
      "an equation has no ','",
      hint: following == nil ? "leave out the ','" : "write the next constraint as a list item of its own"
    )
  }

  func noTerm() -> Problem {
    let word = peek ?? ""
    if let comma = comma(behind: word) { return comma }
    if previous == "*", let factor = EquationReader.number(word), index > 1,
      let other = EquationReader.multiplier(words[index - 2])
    {
      return problem(
        "a number is multiplied by item.attribute, not by '\(word)'",
        hint: "write \(SceneNumber.text(other * factor))"
      )
    }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[1].isEmpty, !parts[0].isEmpty {
      return problem("an attribute is missing after '\(word)'", hint: "for example \(word)\(leftAttribute)")
    }
    if parts.count > 1, parts[0].isEmpty {
      return problem("an item is missing before '\(word)'", hint: "for example self\(word)")
    }
    if word.contains(where: { "=<>*+@".contains($0) }) {
      return problem("'\(word)' is not an item and its attribute", hint: "put one space around every operator")
    }
    if LayoutAttribute(rawValue: String(word)) != nil {
      return problem(
        "'\(word)' needs an item",
        hint: "write the id of a view in front, such as title.\(word), or self.\(word)"
      )
    }
    if word.hasSuffix("%"), let share = Double(word.dropLast()) {
      let size = previous.flatMap { _ in words.first }?.split(separator: ".").last ?? "width"
      return problem("'\(word)' is not a number", hint: "write \(SceneNumber.text(share / 100)) * self.\(size)")
    }
    if let number = Self.leadingNumber(of: word) {
      return problem("'\(word)' is not a number", hint: "write \(number), which counts points")
    }
    if index > 0, EquationReader.number(word) == nil, !word.contains(".") {
      return problem(
        "'\(word)' is not an item and its attribute",
        hint: word.allSatisfy(EquationReader.isNameCharacter)
          ? "write \(word).\(leftAttribute)"
          : "expected a number or item.attribute, for example title.\(leftAttribute)"
      )
    }
    if index == 0, let number = EquationReader.number(word), words.count > 2, words[2].contains(".") {
      return problem(
        "an equation begins with an item and its attribute, not with a number",
        hint: words.count > 3
          ? "write two constraints: \(words[2]) >= \(word), and \(words[2...].joined(separator: " "))"
          : "write \(words[2]) \(words[1] == "<=" ? ">=" : words[1] == ">=" ? "<=" : "=") \(SceneNumber.text(number))"
      )
    }
    let isName = EquationReader.number(word) == nil && word.allSatisfy(EquationReader.isNameCharacter)
    return problem(
      "'\(word)' is not an item and its attribute",
      hint: "expected item.attribute, for example \(isName ? String(word) : "title").leading"
    )
  }

  func noRelation() -> Problem {
    guard let word = peek else { return problem("a relation is missing", hint: "write =, >= or <=") }
    if word == "/", let dividend = previous, let divisor = following, divisor.contains(".") {
      let ratio = words.last.flatMap { EquationReader.number($0) }.map(SceneNumber.text) ?? "2"
      return problem("a relation is expected here, not '/'", hint: "write \(dividend) = \(ratio) * \(divisor)")
    }
    if word == "+" || word == "-" || word == "*" {
      return problem("a relation is expected here, not '\(word)'", hint: "write numbers after the relation")
    }
    return problem(
      "'\(word)' is not a relation",
      hint: "write \(SceneConstraint.Relation(meant: word)?.symbol ?? "=, >= or <=")"
    )
  }

  func ratio() -> Problem {
    problem("a ratio is a multiplier", back: 1, hint: "write \(previous ?? "") * item.attribute")
  }

  func subtractedSpacing() -> Problem {
    problem("systemSpacing can only be added", back: 1, hint: "write + systemSpacing")
  }

  func noNumber() -> Problem {
    guard let word = peek else { return problem("a number is missing at the end", hint: "for example + 8") }
    if let comma = comma(behind: word) { return comma }
    let hint = Self.leadingNumber(of: word).map { "write \($0), which counts points" }
    return problem("'\(word)' is not a number", hint: hint ?? "write a number of points, for example 8")
  }

  func noPriority() -> Problem { noPriority(peek) }

  /// `word` follows the `@`; nil if nothing does.
  private func noPriority(_ word: Substring?) -> Problem {
    guard let word else { return problem("a priority is missing after '@'", hint: "for example @ 750") }
    if let comma = comma(behind: word) { return comma }
    if let level = ForeignNames.priority(named: String(word)) {
      return problem("a priority is a number from 1 to 1000, not '\(word)'", hint: "write @ \(level)")
    }
    return problem("a priority is a number from 1 to 1000, not '\(word)'", hint: "for example @ 750")
  }

  /// `self.width * 0.5` and `self.width / 2`.
  func multiplierBehind() -> Problem {
    let item = previous ?? "item.width"
    if peek == "*", let word = following, EquationReader.multiplier(word) != nil {
      return problem("the multiplier is written before the item", hint: "write \(word) * \(item)")
    }
    guard let word = following, let number = Double(word), number.isFinite, number != 0 else {
      return problem("the multiplier is written before the item", hint: "for example 0.5 * \(item)")
    }
    let factor = EquationProduct.reciprocal(of: number, written: word).text
    return problem("the multiplier is written before the item", hint: "write \(factor) * \(item)")
  }

  /// Text after a complete equation.
  func rest() -> Problem {
    let word = peek ?? ""
    let message = "nothing may follow the equation here"
    if word == "@" { return problem(message, hint: "write only one priority") }
    if word.first == "@" {
      let priority = word.dropFirst()
      if let number = EquationReader.number(priority), (1...1000).contains(number) {
        return problem("a space is missing after '@'", hint: "write @ \(priority)")
      }
      return noPriority(priority)
    }
    if let sign = word.first, sign == "+" || sign == "-", EquationReader.number(word.dropFirst()) != nil {
      return problem("a space is missing after '\(sign)'", hint: "write \(sign) \(word.dropFirst())")
    }
    if word.lowercased().hasPrefix("priority") || word.lowercased() == "at" {
      return problem(message, hint: "write the priority as @ 750")
    }
    if word == "+" || word == "-" { return problem(message, hint: "add the numbers up to one") }
    if word == "*" || word == "/" { return problem(message, hint: "the multiplier is written before the item") }
    return problem(message, hint: "write the next constraint as a list item of its own")
  }

  /// The 8 of `8pt`; nil where no number leads, or nothing follows it.
  private static func leadingNumber(of word: Substring) -> Substring? {
    let number = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard number.count < word.count, word.dropFirst(number.count).allSatisfy(\.isLetter),
      EquationReader.number(number) != nil
    else { return nil }
    return number
  }
}
