package import ArgumentParser
package import DioramaDriver
import InterfaceBuilder
import LayoutEngine
import SceneLint

/// `diorama lint`: everything that compiling checks, and the rules beyond.
package struct LintCommand: ToolCommand {
  /// The configuration for help and parsing.
  package static let configuration = CommandConfiguration.verb(
    "lint",
    abstract: "Check scenes, xibs and storyboards against the rules, and fix findings in scenes.",
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
    help: InputHelp.allOrWorkingFolder,
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
      """
      The screen sizes for layout rules: \(ScreenGroup.names), or sizes such as 320x568, separated by commas; a text size \
      such as AX3 has all of them laid out with it, too.
      """,
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

  @Option(.cache) var cache: String?

  @Option(.stdinFilename) var stdinFilename: String?

  @Flag(help: "Print the configuration that applies to each input, without checking.")
  var showConfig = false

  @Flag(help: "Exit with 1 for warnings too, not only for errors.")
  var strict = false

  @Option(.module) var module: String?

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Refuses flags that mean nothing together.
  package func validate() throws {
    if let problem { throw ValidationError(problem) }
  }

  /// Why the flags mean nothing together; nil where they do.
  private var problem: String? {
    if !fix, unsafe { return "'--unsafe' is for '--fix'" }
    if !fix, diff { return "'--diff' is for '--fix'" }
    if statistics, common.form.isDocument, common.form != .json {
      return "'--statistics' is for the forms human, gcc, github and json"
    }
    if showConfig, sizes != nil { return "'--sizes' is not for '--show-config'" }
    if watch, let problem = problemOfWatching { return problem }
    return diff && writeBaseline != nil ? "'--diff' writes nothing, so no baseline either" : nil
  }

  private var problemOfWatching: String? {
    if inputs.contains("-") { return "'--watch' is for files, not for standard input" }
    if common.form.isDocument { return "'--watch' is for the forms human, gcc and github" }
    if showConfig { return "'--watch' is for linting, not for '--show-config'" }
    return diff || writeBaseline != nil ? "'--watch' is not for '--diff' and '--write-baseline'" : nil
  }

  /// Lints the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = LintRequest(inputs: surroundings.inputsOrFolder(inputs))
    request.settings = common.sources(with: limits, module: module)
    (request.isStrict, request.only, request.sizes) = (strict, only, sizes ?? [])
    request.fixes = fix ? unsafe ? .all : .certain : .none
    request.showsDifference = diff
    (request.baseline, request.newBaseline) = (baseline, writeBaseline)
    (request.cache, request.inputName) = (cache, stdinFilename)
    if showConfig { return showConfiguration(request, in: common.start(in: surroundings, jobs: jobs)) }
    let start: @MainActor () -> ToolRun = { common.start(in: surroundings, jobs: jobs, options: findingsOutput) }
    return watch ? watchScenes(request, in: surroundings, start: start) : lintScenes(request, in: start())
  }

  /// Where findings go: standard output, unless it takes a text or a difference.
  private var findingsOutput: FindingsOutput {
    var options = FindingsOutput()
    options.stream = fix && (diff || inputs.contains("-")) ? .errors : .output
    options.onlyStatistics = statistics
    options.namesFix = true
    return options
  }
}
