package import DioramaDriver

/// The input of `diorama strings`.
package struct StringsRequest: Sendable {
  /// What is done with the texts of scenes.
  package enum Action: String, CaseIterable, Sendable {
    /// Writes them into the catalog.
    case extract
    /// Writes the catalog's translations as tables.
    case compile
    /// Checks the catalog against them.
    case check
    /// Gives keys of Interface Builder names, in scenes and catalog.
    case rekey
    /// Takes the translations of tables into the catalog.
    case take = "import"
  }

  package var action: Action
  /// Scene files and folders; empty for the working folder.
  package var inputs: [String]
  /// Which classes there are.
  package var settings: SettingSources
  /// The catalog, or the folder of tables; nil for that of the configuration.
  package var catalog: String?
  /// The language in which the scenes are written, for a new catalog; nil for that of the configuration, or `en`.
  package var language: String?
  /// The languages that there should be; empty for those of the configuration, or of the catalog.
  package var languages: [String] = []
  /// The folder for tables.
  package var outputFolder: String?
  /// The folder of the tables that the catalog takes.
  package var tables: String?
  /// Whether a catalog that would change is only reported.
  package var isDryRun = false

  /// Makes a request.
  package init(_ action: Action, inputs: [String] = [], settings: SettingSources = SettingSources()) {
    self.action = action
    self.inputs = inputs
    self.settings = settings
  }
}
