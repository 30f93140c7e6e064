package import ArgumentParser
package import DioramaBuild

/// `diorama lint`: everything that compiling checks, and the rules beyond.
package struct LintCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check scenes against the rules, and fix what can be fixed.",
    discussion: """
      'diorama explain' lists the rules; .diorama.yaml says which of them hold. A finding is silenced at its place by
      '# diorama:disable RULE -- reason' on its line or the line above.

      Example: diorama lint Scenes --fix
      """
  )

  @Argument(help: "Scene files, folders to search for *.scene.yaml, or - for standard input.")
  var inputs: [String]

  @Flag(help: "Make the fixes that are surely what was meant.")
  var fix = false

  @Flag(help: "With --fix: make those too that are probably what was meant.")
  var unsafe = false

  @Flag(help: "With --fix: print what would change, and change nothing.")
  var diff = false

  @Option(help: ArgumentHelp("Look at this rule only; may be given again.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not report what this file knows.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to a baseline, in place of reporting them.", valueName: "file")
  )
  var writeBaseline: String?

  @Option(help: ArgumentHelp("Keep here what is clean, so that the next run need not look.", valueName: "dir"))
  var cache: String?

  @Flag(help: "Print what holds for each input, as a configuration, and look at no rule.")
  var showConfig = false

  @Flag(help: "Let warnings fail the run, as errors do.")
  var strict = false

  @OptionGroup var batch: BatchOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Refuses flags that mean nothing together.
  package func validate() throws {
    if !fix, unsafe { throw ValidationError("'--unsafe' is for '--fix'") }
    if !fix, diff { throw ValidationError("'--diff' is for '--fix'") }
    if diff, writeBaseline != nil { throw ValidationError("'--diff' writes nothing, so no baseline either") }
  }

  /// Lints the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = LintRequest(inputs: inputs)
    request.settings = common.sources(with: limits)
    request.isStrict = strict
    request.only = only
    request.fixes = fix ? unsafe ? .all : .certain : .none
    request.showsDifference = diff
    request.baseline = baseline
    request.newBaseline = writeBaseline
    request.cache = cache
    if showConfig { return showConfiguration(request, in: common.start(in: surroundings, jobs: batch.count)) }
    return lintScenes(request, in: common.start(in: surroundings, jobs: batch.count))
  }
}
