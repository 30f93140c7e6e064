import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel
import SceneSyntax

extension ConfigurationReader {
  private static let keys = ["class", "property", "value", "allow", "missing", "message", "hint", "severity"]

  /// Reads the custom rules, in the order written; one with a mistake is reported and left out.
  mutating func customRules(_ node: NodeID) -> [CustomRule] {
    let hint = "like 'custom-rules: {no-web-view: {class: WKWebView, message: open a browser}}'"
    var rules: [CustomRule] = []
    for entry in entries(node, of: "'custom-rules'", hint: hint) ?? [] {
      guard isFree(entry), let rule = customRule(entry) else { continue }
      rules.append(rule)
    }
    return rules
  }

  /// Whether a custom rule may have its id; reports it if not.
  private mutating func isFree(_ entry: Entry) -> Bool {
    let id = entry.name
    let letters = id.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "-" }
    guard letters, id.unicodeScalars.first.map({ "a"..."z" ~= $0 }) == true, !id.hasSuffix("-") else {
      report("a rule's id has lower-case letters, digits and hyphens", at: entry.key, hint: "like 'no-web-view'")
      return false
    }
    guard configuration.registry[id] == nil else {
      report("there is a rule '\(id)' already", at: entry.key, hint: "give yours an id of its own")
      return false
    }
    return true
  }

  private mutating func customRule(_ entry: Entry) -> CustomRule? {
    let count = diagnostics.count
    var rule = CustomRule(id: entry.name)
    let form = "like '{class: UILabel, property: font, value: '*Papyrus*', message: use a text style}'"
    for part in entries(entry.value, of: "a rule", hint: form) ?? [] {
      switch part.name {
      case "class": rule.classes = texts(part, "class")
      case "property": rule.properties = texts(part, "property")
      case "value": rule.values = texts(part, "value")
      case "allow": rule.allowed = texts(part, "allow")
      case "missing": rule.isAboutMissing = flag(part)
      case "message": rule.message = words(part)
      case "hint": rule.hint = words(part)
      case "severity": rule.severity = severity(part) ?? rule.severity
      default: unknown(part, among: Self.keys)
      }
    }
    guard diagnostics.count == count else { return nil }
    if let mistake = mistake(in: rule) {
      report(mistake.message, at: entry.key, hint: mistake.hint)
      return nil
    }
    return rule
  }

  /// The first mistake in a custom rule: a missing entry, or one without effect; nil if there is none.
  private func mistake(in rule: CustomRule) -> (message: String, hint: String?)? {
    if rule.message.isEmpty { return ("a rule of your own says with 'message' what is wrong", nil) }
    if rule.classes.isEmpty, rule.properties.isEmpty {
      return ("a rule of your own names a 'class' or a 'property'", "patterns such as '*' are possible")
    }
    if rule.properties.isEmpty, !rule.values.isEmpty || !rule.allowed.isEmpty || rule.isAboutMissing {
      return ("'value', 'allow' and 'missing' are about a 'property'", "name it")
    }
    if rule.isAboutMissing, !rule.values.isEmpty || !rule.allowed.isEmpty {
      return ("a property that is missing has no value", "write 'missing', or 'value' and 'allow'")
    }
    return nil
  }

  private mutating func texts(_ part: Entry, _ name: String) -> [TextPattern] {
    texts(part.value, of: name, form: "a pattern or a list of them").map { TextPattern($0.value) }
  }

  private mutating func words(_ part: Entry) -> String {
    let text = tree[part.value].kind == .scalar ? tree.text(of: part.value) : ""
    if text.isEmpty { report("'\(part.name)' is a text", at: part.value) }
    return text
  }

  private mutating func flag(_ part: Entry) -> Bool {
    let text = tree[part.value].kind == .scalar ? tree.text(of: part.value) : ""
    if text != "true", text != "false" { report("'\(part.name)' is true or false", at: part.value) }
    return text == "true"
  }

  private mutating func severity(_ part: Entry) -> Severity? {
    let word = tree[part.value].kind == .scalar ? tree.text(of: part.value) : ""
    let severity = Severity(rawValue: word)
    if severity == nil {
      let hint = LevelWord.hint(for: word, among: ["note", "warning", "error"])
      report("'severity' is note, warning or error", at: part.value, hint: hint)
    }
    return severity
  }
}
