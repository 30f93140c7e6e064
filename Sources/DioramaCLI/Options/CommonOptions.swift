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

  /// Makes the options; the parser needs it.
  package init() {}

  /// Which classes and which systems there are, by the options and the nearest configuration.
  var sources: SettingSources { SettingSources(schemas: schemas, configuration: config) }

  /// Which classes and which systems there are, with limits for the scenes that are read, and for the module of a target.
  func sources(with limits: LimitOptions? = nil, module: String? = nil) -> SettingSources {
    SettingSources(
      schemas: schemas,
      configuration: config,
      module: module,
      limits: limits?.limits ?? SettingSources().limits
    )
  }

  /// Starts a run that prints as the options say.
  ///
  /// - Parameters:
  ///   - surroundings: The environment of the run.
  ///   - jobs: How many files are worked on at once; nil for the number of cores.
  ///   - options: Where findings go, and what is printed of them.
  @MainActor
  package func start(
    in surroundings: Surroundings,
    jobs: Int? = nil,
    options: FindingsOutput = FindingsOutput()
  ) -> ToolRun {
    ToolRun(
      in: surroundings,
      form: form,
      color: color,
      jobs: jobs ?? Parallel.coreCount,
      isQuiet: quiet,
      options: options,
      registry: .tool,
      page: { EmbeddedPages.page($0)?.description }
    )
  }
}
