package import LayoutEngine
package import SceneCatalog
package import SceneDiagnostics
package import SceneFormat
package import SceneLint
import SceneModel

/// The contents of a `.diorama.yaml` file.
package struct Configuration: Sendable {
  /// The name of configuration files.
  package static let fileName = ".diorama.yaml"
  /// Names that people give a configuration by mistake, which is then not read.
  package static let mistakenNames = [".diorama.yml", "diorama.yaml", "diorama.yml"]

  /// The keys that a configuration can have.
  package static let keys = [
    "schemas", "components", "module", "swift", "target", "assets", "fonts", "strings", "include", "exclude", "format",
    "sizes", "documents", "rules", "custom-rules", "overrides", "baseline",
  ]

  /// The rule settings for some files only.
  package struct Override: Sendable {
    /// The files that the settings are for, relative to the folder of the configuration.
    package var files: [PathPattern]
    package var rules: [String: LintSettings.Setting]
  }

  /// The kinds of diagnostics that rules and comments can name.
  package var registry: DiagnosticRegistry
  /// A module of the application, whose sources declare which outlets and actions its classes have.
  package struct SourceModule: Hashable, Sendable {
    /// The name by which scenes call its classes.
    package var name: String
    /// Its folders and files, from the folder of the configuration.
    package var sources: [Located<String>]
    /// The other modules that all its sources may use.
    package var imports: [String]
  }

  /// Where the translations are, and which languages there should be.
  package struct Strings: Hashable, Sendable {
    /// The catalog of all scenes, from the folder of the configuration; nil for none.
    package var catalog: Located<String>?
    /// The language in which the scenes are written; nil where none is configured.
    package var language: String?
    /// The languages into which texts are translated; empty for those of the catalog.
    package var languages: [String] = []
  }

  /// The settings for translations.
  package var strings = Strings()
  /// The modules whose sources are read, in the order written.
  package var modules: [SourceModule] = []
  /// The folders and files of the application's schemas, from the folder of the configuration.
  package var schemas: [Located<String>] = []
  /// The folders of the application's components, from the folder of the configuration.
  package var components: [Located<String>] = []
  /// The module of the target that scenes are compiled for; nil where none is configured.
  package var module: String?
  /// The module of the target, which is the only one of `modules` where none is configured; nil where it is not known.
  package var targetModule: String? { module ?? (modules.count == 1 ? modules[0].name : nil) }
  /// The oldest system that the application runs on; nil is the newest that the catalog knows.
  package var target: DeploymentTarget?
  /// The folders and catalogs to search for images and colors, relative to the configuration's folder.
  package var assets: [Located<String>] = []
  /// The files and folders of the application's fonts, from the folder of the configuration.
  package var fonts: [Located<String>] = []
  /// The screens for which scenes are laid out and checked; empty for the common ones.
  package var sizes: [ScreenSelection] = []
  /// The only files that are checked, from the folder of the configuration; empty for all.
  package var included: [PathPattern] = []
  /// The files that are not checked, however they are named.
  package var excluded: [PathPattern] = []
  /// Whether documents of Interface Builder in folders are read.
  package var readsDocuments = true
  /// The options of the formatter.
  package var format = FormatOptions()
  /// The rule settings for all files.
  package var rules: [String: LintSettings.Setting] = [:]
  /// The custom rules, in the order written.
  package var customRules: [CustomRule] = []
  /// The rule settings for some files; later ones override earlier ones.
  package var overrides: [Override] = []
  /// The file of the findings that are not reported, from the folder of the configuration; nil for none.
  package var baseline: Located<String>?

  /// Creates the configuration that applies without a file.
  package init(registry: DiagnosticRegistry = .configuration) {
    self.registry = registry
  }

  /// Whether a file is to be checked; `path` is relative to the folder of the configuration.
  package func covers(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) }) && !excluded.contains { $0.matches(path) }
  }

  /// Why a file is not checked, as a phrase for messages; nil if it is checked.
  package func reason(against path: String) -> String? {
    if let pattern = excluded.first(where: { $0.matches(path) }) { return "'exclude' has '\(pattern.text)'" }
    return covers(path) ? nil : "no pattern of 'include' matches"
  }

  /// The lint settings for the project as a whole.
  package var projectSettings: LintSettings {
    var settings = LintSettings(registry: registry)
    settings.customRules = customRules
    if !sizes.isEmpty { settings.screens = ScreenSelection.screens(of: sizes) }
    settings.override(with: rules)
    return settings
  }

  /// The lint settings for a file; `path` is relative to the folder of the configuration.
  package func lintSettings(for path: String) -> LintSettings {
    var settings = projectSettings
    for override in overrides where override.files.contains(where: { $0.matches(path) }) {
      settings.override(with: override.rules)
    }
    return settings
  }
}
