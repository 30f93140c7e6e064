/// A key that is none of its object's, with what is needed to say what to write instead.
package struct MistakenKey: Sendable {
  package var name: String
  /// What the scene gives it, as it reads; nil where that is no scalar.
  package var text: String?
  /// What the scene gives it, as it is written in one line; nil where that is long.
  package var written: String?
  /// The id of the object; nil where it has none.
  package var id: String?
  /// The class of the object that this one stands in; nil at the top level.
  package var holder: ClassSchema?

  /// The entries of the map that the scene gives it; empty where that is none, or has many.
  package var entries: [Entry] = []
  /// How the scene writes what it gives.
  package var form: Form = .scalar
  /// The keys beside it that hold maps and lists, by name.
  package var siblings: [String: Sibling] = [:]

  /// The properties that the object sets to true.
  package var trueProperties: Set<String> = []
  /// The module of the scene's own classes, `Shop` of `Shop.CartViewController`; nil where they have none.
  package var module: String?
  /// The class that its object names; nil where the slot implies it.
  package var className: String?

  /// An entry of a map that a mistaken key has.
  package struct Entry: Sendable {
    package var name: String
    /// The value as it is written in one line; nil where that is long.
    package var written: String?
    /// The entries of a map; empty for other values.
    package var entries: [Entry]

    /// Makes an entry.
    package init(name: String, written: String?, entries: [Entry] = []) {
      (self.name, self.written, self.entries) = (name, written, entries)
    }
  }

  /// What kind of value stands behind a key.
  package enum Form: Sendable {
    case scalar
    case list
    case map
  }

  /// A key of the same object that is there already.
  package struct Sibling: Sendable {
    package var line: Int
    /// Whether its value is in brackets or braces.
    package var isFlow: Bool

    /// Makes a key that is there; lines are counted from 1.
    package init(line: Int, isFlow: Bool) { (self.line, self.isFlow) = (line, isFlow) }

    /// `write 'x' under 'outlets' in line 20`, or what to add to its braces.
    package func hint(_ text: String, in name: String) -> String {
      isFlow ? "add \(text) to '\(name)' in line \(line)" : "write \(text) under '\(name)' in line \(line)"
    }
  }

  /// Makes a key without anything around it.
  package init(_ name: String, text: String? = nil, written: String? = nil) {
    self.name = name
    self.text = text
    self.written = written ?? text
  }

  /// The number that the scene gives; nil where it gives another value.
  var number: String? {
    guard let text else { return nil }
    let digits = text.drop { $0 == "#" }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let unit = text.dropFirst(digits.count)
    guard NumberForm(String(digits)) == .decimal, unit.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return String(digits)
  }

  /// The Boolean that the scene gives, in whatever spelling; nil where it gives another value.
  var bool: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1", "y": true
    case "false", "no", "off", "0", "n", "none", "never": false
    default: nil
    }
  }

  /// A text of the tables with the scene's own values in it.
  func filled(_ template: Substring) -> String {
    if template.hasPrefix("code: ") {
      let expression = filled(template.dropFirst(6))
      return expression.contains("=") || expression.contains("(")
        ? "no nib holds it: write '\(expression)' in code, for example in viewDidLoad" : expression
    }
    var result = ""
    var rest = template
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      var standard = ""
      if rest.first == "(", let end = Self.closing(of: rest) {
        standard = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      }
      if name == "value", let whole = unwrapped(result, rest) {
        result = whole
        rest = rest.dropFirst()
        continue
      }
      result += value(of: name) ?? standard
    }
    return result + rest
  }

  /// A text up to its last brace with the scene's map, where that has the wrapping that a template makes already:
  /// `{systemName: $value}` for `{systemName: cart}`; nil elsewhere.
  private func unwrapped(_ text: String, _ rest: Substring) -> String? {
    guard rest.first == "}", let written, written.first == "{", let open = text.lastIndex(of: "{") else { return nil }
    let key = text[text.index(after: open)...].prefix { $0 != ":" }
    return entries.contains { $0.name == key } ? text[..<open] + written : nil
  }

  /// The parenthesis that closes the one with which a text begins; nil where none does.
  private static func closing(of text: Substring) -> Substring.Index? {
    var depth = 0
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  private func value(of name: Substring) -> String? {
    switch name {
    case "value": return written.flatMap { $0.isEmpty ? nil : $0 }
    case "number": return number
    case "double": return number.map { $0.contains(where: { ".eE".contains($0) }) ? $0 : $0 + ".0" }
    case "bool": return bool.map { $0 ? "true" : "false" }
    case "not": return bool.map { $0 ? "false" : "true" }
    case "radians":
      guard let degrees = number.flatMap(Double.init) else { return nil }
      return ValueReader.text((degrees * .pi / 180 * 1_000_000).rounded() / 1_000_000)
    case "id": return id
    case "titles":
      guard let written, written.first == "[", !written.contains("{") else { return nil }
      let titles = written.dropFirst().dropLast().split(separator: ",").map { $0.drop { $0 == " " } }
      return titles.isEmpty ? nil : "[\(titles.map { "{title: \($0)}" }.joined(separator: ", "))]"
    default: return nil
    }
  }
}
