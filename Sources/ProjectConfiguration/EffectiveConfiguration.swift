import LayoutEngine
import SceneCatalog
import SceneDiagnostics
import SceneFormat
import SceneLint
import SceneModel
import SceneSyntax

/// The settings in force for one file, defaults included, as the text of a configuration.
package struct EffectiveConfiguration: Sendable {
  /// The configuration; the default one if the project has none.
  package var configuration: Configuration
  /// The path of the file, relative to the folder of the configuration.
  package var path: String
  /// The ids of the only rules that are on; empty for no such choice.
  package var only: Set<String>

  /// Creates the settings in force for a file.
  package init(_ configuration: Configuration, for path: String, only: Set<String> = []) {
    self.configuration = configuration
    self.path = path
    self.only = only
  }

  /// The text of a configuration with which the file has these settings.
  package var text: String {
    var lines = [
      "schemas: " + list(configuration.schemas.map(\.value)),
      configuration.module.map { "module: \($0)" } ?? "# module: not known",
      modules,
      configuration.target.map { "target: \($0.major).\($0.minor)" } ?? "# target: the newest system that is known",
      "assets: " + list(configuration.assets.map(\.value)),
      "fonts: " + list(configuration.fonts.map(\.value)),
      strings,
      "include: " + list(configuration.included.map(\.text)),
      "exclude: " + list(configuration.excluded.map(\.text)),
      "documents: " + (configuration.readsDocuments ? "read" : "ignore"),
      "format: {version: \(configuration.format.version), width: \(configuration.format.width)}",
      baseline,
      "sizes: " + list(configuration.sizes.isEmpty ? [ScreenGroup.common.rawValue] : configuration.sizes.map(\.text)),
      "rules:",
    ]
    var settings = configuration.lintSettings(for: path)
    if !only.isEmpty { settings.only = only }
    for group in LintRule.Group.allCases {
      let rules = settings.allRules.filter { $0.group == group }
      if !rules.isEmpty { lines.append("  # \(group.rawValue)") }
      lines += rules.map { "  \($0.id): \(setting(of: $0, settings))  # \(origin(of: $0))" }
    }
    if !configuration.customRules.isEmpty { lines += ["custom-rules:"] + configuration.customRules.map(definition) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The entry `strings`, with the settings for translations.
  private var strings: String {
    let strings = configuration.strings
    var parts: [String] = []
    if let catalog = strings.catalog { parts.append("catalog: \(ScalarSpelling.text(catalog.value, inFlow: true))") }
    if let language = strings.language { parts.append("language: \(ScalarSpelling.text(language, inFlow: true))") }
    if !strings.languages.isEmpty { parts.append("languages: \(list(strings.languages))") }
    return "strings: {\(parts.joined(separator: ", "))}"
  }

  /// The entry `baseline`, as a comment where there is none.
  private var baseline: String {
    configuration.baseline.map { "baseline: \(ScalarSpelling.text($0.value, inFlow: true))" } ?? "# baseline: none"
  }

  /// The entry `swift`, with the modules whose sources are read.
  private var modules: String {
    guard !configuration.modules.isEmpty else { return "swift: {}" }
    let modules = configuration.modules.map { module in
      let name = ScalarSpelling.text(module.name, inFlow: true)
      return "\(name): {sources: \(list(module.sources.map(\.value))), imports: \(list(module.imports))}"
    }
    return "swift: {\(modules.joined(separator: ", "))}"
  }

  private func list(_ texts: [String]) -> String { ScalarSpelling.flow(texts) }

  /// The entry of a custom rule.
  private func definition(of rule: CustomRule) -> String {
    "  \(rule.id): {\(rule.definition.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }

  private func setting(of rule: LintRule, _ settings: LintSettings) -> String {
    let weight = settings.isOn(rule) ? settings.severity(of: rule).rawValue : "off"
    guard !rule.options.isEmpty else { return weight }
    let options = settings.options(of: rule)
    let parts = rule.options.map { "\($0.name): \(text(options[$0.name] ?? $0.defaultValue))" }
    return "{" + (["severity: \(weight)"] + parts).joined(separator: ", ") + "}"
  }

  private func text(_ value: LintOption.Value) -> String {
    switch value {
    case .number(let number): SceneNumber.text(number)
    case .flag(let flag): "\(flag)"
    case .text(let text): ScalarSpelling.text(text, inFlow: true)
    case .texts(let texts): list(texts)
    }
  }

  /// The source of a rule's setting, such as `rules` or `override 1`; `default` if the configuration has none.
  private func origin(of rule: LintRule) -> String {
    if !only.isEmpty { return only.contains(rule.id) ? "asked for with --only" : "not asked for with --only" }
    var origins = configuration.rules[rule.id] == nil ? [] : ["rules"]
    for (index, override) in configuration.overrides.enumerated() where override.rules[rule.id] != nil {
      guard override.files.contains(where: { $0.matches(path) }) else { continue }
      origins.append("override \(index + 1)")
    }
    return origins.isEmpty ? "default" : origins.joined(separator: ", ")
  }
}
