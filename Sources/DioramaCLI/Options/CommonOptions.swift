import ArgumentParser
package import DioramaDriver

/// The options that every verb takes.
///
/// They are not divided into groups within this one: each level of groups costs as much as parsing all options of a verb.
package struct CommonOptions: ParsableArguments {
  /// What help calls them.
  static let title = "Common options"

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "The format of messages; 'json', 'sarif', 'junit', 'checkstyle' and 'gitlab' are documents on standard output.",
      valueName: "form"
    )
  )
  var form = DiagnosticsForm.human

  @Option(help: ArgumentHelp("When to use colors; NO_COLOR turns 'auto' off, FORCE_COLOR on.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp("Schemas of custom classes: a file or a folder; may be repeated.", valueName: "path"),
    completion: .yaml
  )
  var schemas: [String] = []

  @Option(
    help: ArgumentHelp("The configuration to use instead of the nearest .diorama.yaml.", valueName: "file"),
    // Hidden files, too: fish finds none by their ending.
    completion: .file()
  )
  var config: String?

  @Flag(name: [.customShort("q"), .long], help: "Print only problems: no summary and no notes.")
  var quiet = false

  /// What says which classes and which systems there are.
  var sources: SettingSources { settings(with: nil).sources }

  /// What says which classes and which systems there are, with limits for the scenes that are read.
  func sources(with limits: LimitOptions) -> SettingSources { settings(with: limits).sources }

  /// What the options say, with limits for the scenes that are read, and how many are read at once.
  func settings(with limits: LimitOptions?, _ batch: BatchOptions? = nil) -> RunSettings {
    var settings = RunSettings()
    (settings.form, settings.color, settings.isQuiet) = (form, color, quiet)
    (settings.schemas, settings.configuration) = (schemas, config)
    if let limits { settings.limits = limits.limits }
    settings.jobs = batch?.jobs
    return settings
  }

  /// Makes the options; the parser needs it.
  package init() {}

  /// Starts a run that prints as the options say.
  @MainActor
  package func start(in surroundings: Surroundings) -> ToolRun { settings(with: nil).start(in: surroundings) }
}
