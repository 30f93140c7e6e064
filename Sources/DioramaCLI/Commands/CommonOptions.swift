import ArgumentParser
package import DioramaBuild

/// The options that every verb takes.
package struct CommonOptions: ParsableArguments {
  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "How problems are printed; 'json' and 'sarif' are documents on standard output.",
      valueName: "form"
    )
  )
  var form = DiagnosticsForm.human

  @Option(help: ArgumentHelp("When colours are used; NO_COLOR turns 'auto' off, FORCE_COLOR on.", valueName: "when"))
  var color = ColorChoice.auto

  @Option(help: ArgumentHelp("The schemas of your own classes: a folder, or one file.", valueName: "dir"))
  var schemas: [String] = []

  @Option(
    help: ArgumentHelp("The configuration to use in place of the nearest .diorama.yaml.", valueName: "file")
  )
  var config: String?

  @Flag(help: "Leave the summary line out.")
  var quiet = false

  /// What says which classes and which systems there are.
  var sources: SettingSources { SettingSources(schemas: schemas, configuration: config) }

  /// The same, with limits for the scenes that are read.
  func sources(with limits: LimitOptions) -> SettingSources {
    SettingSources(schemas: schemas, configuration: config, limits: limits.limits)
  }

  /// Makes the options; the parser needs it.
  package init() {}

  /// Starts a run that prints as the options say.
  @MainActor
  package func start(in surroundings: Surroundings, jobs: Int = Parallel.coreCount) -> ToolRun {
    ToolRun(in: surroundings, form: form, color: color, jobs: jobs, isQuiet: quiet, rule: KnownRules.rule)
  }
}
