import Backports
import SceneModel

/// An expression of Swift, which knows where it can be broken into lines.
indirect enum Code: Hashable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// What is never broken.
  case text(String)
  /// A text of the application, which may be broken between its words.
  case literal(String)
  /// A call with its arguments, each with its label; an empty label is none.
  case call(String, [Argument])
  /// A list in brackets; without elements, the empty list.
  case list([Code])
  /// A dictionary in brackets.
  case map([Entry])
  /// A call that ends in a closure: the head up to the brace, the parameters, and one statement.
  case closure(String, [Argument], parameters: String, body: Code)

  struct Argument: Hashable {
    var label: String
    var value: Code

    init(_ label: String = "", _ value: Code) { (self.label, self.value) = (label, value) }
  }

  struct Entry: Hashable {
    var key: String
    var value: Code
  }

  init(stringLiteral value: String) { self = .text(value) }

  /// A number as code has it: nothing but digits where it is whole, and no more of them than a document kept.
  static func number(_ number: Double) -> Code {
    guard number != number.rounded(), Double(Float(number)) == number else {
      return .text(grouped(SceneNumber.text(number)))
    }
    return .text("\(Float(number))")
  }

  /// A whole number.
  static func number(_ number: Int) -> Code { .text(grouped("\(number)")) }

  /// Long numbers are written in groups of three digits.
  private static func grouped(_ text: String) -> String {
    let digits = text.drop { $0 == "-" }
    guard digits.count > 6, digits.allSatisfy(\.isNumber) else { return text }
    var groups = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { groups += "_" }
      groups.append(digit)
    }
    return text.hasPrefix("-") ? "-" + groups : groups
  }

  /// The expression in one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .literal(let text): SwiftName.literal(text)
    case .call(let name, let arguments): "\(name)(\(Self.flat(arguments)))"
    case .list(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
    case .map(let entries):
      entries.isEmpty ? "[:]" : "[\(entries.map { "\($0.key): \($0.value.flat)" }.joined(separator: ", "))]"
    case .closure(let name, let arguments, let parameters, let body):
      "\(name)\(arguments.isEmpty ? "" : "(\(Self.flat(arguments)))") { \(parameters) in \(body.flat) }"
    }
  }

  private static func flat(_ arguments: [Argument]) -> String {
    arguments.map { $0.label.isEmpty ? $0.value.flat : "\($0.label): \($0.value.flat)" }.joined(separator: ", ")
  }
}

extension Code {
  /// The widest line of swift-format's default settings.
  static let width = 100

  /// A statement that begins with some words and ends in an expression, in lines without their common indentation.
  ///
  /// The lines are as swift-format leaves them: each argument in a line of its own where they do not fit in one.
  ///
  /// - Parameters:
  ///   - head: What is in front of the expression, with its space.
  ///   - tail: What is behind it.
  ///   - indentation: The columns that are taken in each line.
  func lines(after head: String = "", before tail: String = "", indentation: Int) -> [String] {
    let whole = head + flat + tail
    if Self.fits(whole, indentation) { return [whole] }
    switch self {
    case .literal where head.hasSuffix("= "):
      let pushed = "  " + flat + tail
      if Self.fits(pushed, indentation) { return [String(head.dropLast()), pushed] }
    case .text where head.hasSuffix("= "): return [String(head.dropLast()), "  " + flat + tail]
    case .call(let name, _) where head.hasSuffix("= ") && !Self.fits(head + name + "(", indentation):
      return [String(head.dropLast())] + Self.nested(lines(before: tail, indentation: indentation + 2))
    default: break
    }
    return broken(after: head, before: tail, indentation: indentation)
  }

  private static func fits(_ line: String, _ indentation: Int) -> Bool {
    line.count + indentation <= width && !line.contains("\n")
  }

  private func broken(after head: String, before tail: String, indentation: Int) -> [String] {
    switch self {
    case .text: [head + flat + tail]
    case .literal(let text): Self.blocks(text, head, tail, indentation)
    case .call(let name, let arguments):
      arguments.isEmpty
        ? [head + flat + tail]
        : [head + name + "("] + Self.inner(arguments, indentation) + [")" + tail]
    case .list(let elements):
      // There is a comma behind the last of several elements, and behind no single one.
      [head + "["]
        + elements.flatMap {
          Self.nested($0.lines(before: elements.count == 1 ? "" : ",", indentation: indentation + 2))
        } + ["]" + tail]
    case .map(let entries):
      [head + "["]
        + entries.flatMap {
          Self.nested(
            $0.value.lines(
              after: "\($0.key): ",
              before: entries.count == 1 ? "" : ",",
              indentation: indentation + 2
            )
          )
        } + ["]" + tail]
    case .closure(let name, let arguments, let parameters, let body):
      Self.closed(name, arguments, parameters, body, head, tail, indentation)
    }
  }

  private static func inner(_ arguments: [Argument], _ indentation: Int) -> [String] {
    arguments.enumerated().flatMap { index, argument in
      let label = argument.label.isEmpty ? "" : argument.label + ": "
      let comma = index + 1 < arguments.count ? "," : ""
      return nested(argument.value.lines(after: label, before: comma, indentation: indentation + 2))
    }
  }

  private static func closed(
    _ name: String,
    _ arguments: [Argument],
    _ parameters: String,
    _ body: Code,
    _ head: String,
    _ tail: String,
    _ indentation: Int
  ) -> [String] {
    let call = arguments.isEmpty ? name : "\(name)(\(flat(arguments)))"
    let inside = nested(body.lines(indentation: indentation + 2))
    let opening = "\(head)\(call) { \(parameters) in"
    if fits(opening, indentation) { return [opening] + inside + ["}" + tail] }
    let broken = [head + name + "("] + inner(arguments, indentation)
    return broken + [") { \(parameters) in"] + inside + ["}" + tail]
  }

  private static func nested(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "  " + $0 } }

  /// A text in lines of its own, broken between words, since no line may be too long.
  private static func blocks(_ text: String, _ head: String, _ tail: String, _ indentation: Int) -> [String] {
    let room = width - indentation - 6
    var lines: [String] = []
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let words = part.split(separator: " ", omittingEmptySubsequences: false).map { escaped(String($0)) }
      // Spaces at the start of a line are words without letters.
      var line = words.first ?? ""
      for word in words.dropFirst() {
        let added = line + " " + word
        if added.count > room, line.contains(where: { $0 != " " }) {
          lines.append(line + " \\")
          line = word
        } else {
          line = added
        }
      }
      // A space in front of the line's end is kept where the line goes on.
      let isLast = index + 1 == parts.count
      if line.hasSuffix(" ") { line = line.dropLast() + "\\u{20}" }
      lines.append(line)
      if isLast { break }
    }
    return [head + "\"\"\""] + lines.map { $0.isEmpty ? "" : "  " + $0 } + ["  \"\"\"" + tail]
  }

  private static func escaped(_ word: String) -> String {
    let literal = SwiftName.literal(word)
    return String(literal.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\"\"\"", with: "\\\"\"\"")
  }

  /// The first lines of a loop over the elements of a list, which are views.
  func viewLoop(indentation: Int) -> [String] {
    guard case .list(let elements) = self else { return [] }
    let whole = "for view in \(flat) as [UIView] {"
    if Self.fits(whole, indentation) { return [whole] }
    var lines = ["for view in ["]
    var current = ""
    for element in elements {
      let added = (current.isEmpty ? "  " : current + " ") + element.flat + ","
      if added.count + indentation > Self.width {
        lines.append(current)
        current = "  " + element.flat + ","
      } else {
        current = added
      }
    }
    return lines + [current, "] as [UIView] {"]
  }
}
