import SceneDiagnostics
import SceneLint
import SceneModel
import SceneSyntax

extension ConfigurationReader {
  /// Reads a map of rule settings, and reports rules that do not exist.
  mutating func rules(_ node: NodeID) -> [String: LintSettings.Setting] {
    var settings: [String: LintSettings.Setting] = [:]
    for entry in entries(node, of: "'rules'", hint: "like 'rules: {deep-nesting: off}'") ?? [] {
      guard let rule = rule(entry.name) else {
        unknownRule(entry)
        continue
      }
      settings[rule.id] = setting(of: rule, entry.value)
    }
    return settings
  }

  private var customRules: [LintRule] { configuration.customRules.map(\.rule) }

  private func rule(_ id: String) -> LintRule? { LintRules.rule(id) ?? customRules.first { $0.id == id } }

  private mutating func unknownRule(_ entry: Entry) {
    let nearest = Spelling.suggestion(for: entry.name, in: (LintRules.all + customRules).map(\.id))
    let range = tree[entry.key].range
    let message = "there is no rule '\(entry.name)'"
    diagnostics.append(Diagnostic(.unknownRule, message, at: range, hint: nearest ?? "see 'diorama explain'"))
  }

  private mutating func setting(of rule: LintRule, _ node: NodeID) -> LintSettings.Setting {
    var setting = LintSettings.Setting()
    guard tree[node].kind == .mapping else {
      weigh(node, of: rule, &setting)
      return setting
    }
    // Options of a rule turn it on.
    setting.isOn = true
    for entry in entries(node, of: "a rule's setting", hint: nil) ?? [] {
      if entry.name == "severity" {
        weigh(entry.value, of: rule, &setting)
      } else if let option = rule.options.first(where: { $0.name == entry.name }) {
        setting.options[option.name] = value(of: option, entry.value)
      } else {
        unknown(entry, among: ["severity"] + rule.options.map(\.name))
      }
    }
    return setting
  }

  private mutating func weigh(_ node: NodeID, of rule: LintRule, _ setting: inout LintSettings.Setting) {
    switch tree[node].kind == .scalar ? tree.text(of: node) : "" {
    case "off": setting.isOn = false
    case "on": setting.isOn = true
    case let word:
      guard let severity = Severity(rawValue: word) else {
        let hint = LevelWord.hint(for: word, among: LevelWord.all)
        return report("'\(rule.id)' is on, off, note, warning or error", at: node, hint: hint)
      }
      (setting.isOn, setting.severity) = (true, severity)
    }
  }

  private mutating func value(of option: LintOption, _ node: NodeID) -> LintOption.Value? {
    let text = tree[node].kind == .scalar ? tree.text(of: node) : nil
    switch option.defaultValue {
    case .number:
      if let number = text.flatMap({ Double($0) }), number.isFinite { return .number(number) }
    case .flag:
      if text == "true" || text == "false" { return .flag(text == "true") }
    case .text:
      if let text, option.choices.isEmpty || option.choices.contains(text) { return .text(text) }
    case .texts:
      return .texts(acceptedTexts(of: option, node))
    }
    let choices = option.choices.joined(separator: ", ")
    report(
      "'\(option.name)' is \(option.choices.isEmpty ? option.defaultValue.form : "one of \(choices)")",
      at: node
    )
    return nil
  }

  /// Reads the texts of an option, and reports those that the rule does not accept.
  private mutating func acceptedTexts(of option: LintOption, _ node: NodeID) -> [String] {
    let texts = texts(node, of: option.name, form: "a text or a list of texts")
    for text in texts where !option.accepts(text.value) {
      let hint = option.example.map { "like '\($0)'" }
      let message = "'\(option.name)' cannot be '\(text.value)'"
      diagnostics.append(Diagnostic(.settingForm, message, at: text.range, hint: hint))
    }
    return texts.map(\.value)
  }
}
