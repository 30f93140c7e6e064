package import ArgumentParser
package import DioramaDriver
import LayoutEngine

/// `diorama lint`: everything that compiling checks, and the rules beyond.
package struct LintCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check scenes against the rules, and fix findings.",
    discussion: """
      'diorama explain' lists the rules; .diorama.yaml turns them on and off, and can add custom rules. The comment \
      '# diorama:disable RULE -- reason' suppresses a finding on its line or the next one, '# diorama:disable-file \
      RULE -- reason' in the whole file, and 'disable-begin' and 'disable-end' in a region.

      Findings go to standard output, the summary to standard error.

      A '--' with nothing after it means no files, so that a hook that found none checks nothing.

      Example: diorama lint Scenes --fix
      """
  )

  @Argument(
    help: "Scene files, folders to search for *.scene.yaml, or - for standard input; without any, the current folder.",
    completion: .scenes
  )
  var inputs: [String] = []

  @Flag(help: "Apply the certain fixes: those that keep the nib, or that have only one possible intention.")
  var fix = false

  @Flag(help: "With --fix: also apply fixes that are only probable.")
  var unsafe = false

  @Flag(help: "With --fix: print the changes without writing them.")
  var diff = false

  @Flag(help: "Print one line per rule: its findings, and how many --fix can fix.")
  var statistics = false

  @Flag(help: "Lint again whenever a scene, a configuration or a schema changes, until interrupted.")
  var watch = false

  @Option(
    help: ArgumentHelp("Check only this rule or warning; may be repeated.", valueName: "rule"),
    completion: .rules
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "The screen sizes for layout rules: \(ScreenGroup.names), or sizes such as 320x568, separated by commas.",
      valueName: "sizes"
    ),
    transform: ScreenSelection.list
  )
  var sizes: [ScreenSelection]?

  @Option(help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"), completion: .yaml)
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, a baseline, instead of reporting them.", valueName: "file"),
    completion: .yaml
  )
  var writeBaseline: String?

  @OptionGroup var caching: CacheOptions

  @OptionGroup var naming: InputNameOptions

  @Flag(help: "Print the configuration that applies to each input, without checking.")
  var showConfig = false

  @Flag(help: "Exit with 1 for warnings too, not only for errors.")
  var strict = false

  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// What the arguments say.
  package var call: LintCall {
    var call = LintCall()
    call.inputs = inputs
    call.settings = common.settings(with: limits, batch)
    (call.fixes, call.isUnsafe, call.isDiff) = (fix, unsafe, diff)
    (call.printsStatistics, call.watches, call.showsConfiguration) = (statistics, watch, showConfig)
    (call.only, call.sizes, call.isStrict) = (only, sizes, strict)
    (call.baseline, call.newBaseline) = (baseline, writeBaseline)
    (call.cache, call.inputName) = (caching.cache, naming.stdinFilename)
    return call
  }

  /// Refuses flags that mean nothing together.
  package func validate() throws {
    if let problem = call.problem { throw ValidationError(problem) }
  }

  /// Lints the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus { call.run(in: surroundings) }
}
