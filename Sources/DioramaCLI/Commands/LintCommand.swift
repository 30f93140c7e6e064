package import ArgumentParser
package import DioramaBuild

/// `diorama lint`: everything that compiling checks, and the rules beyond.
package struct LintCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check scenes against the rules, and fix what can be fixed.",
    discussion: """
      'diorama explain' lists the rules; .diorama.yaml says which of them hold. A finding is silenced at its place by \
      '# diorama:disable RULE -- reason' on its line or the line above.

      A '--' with nothing behind it means no files, so that a hook that found none checks nothing.

      Example: diorama lint Scenes --fix
      """
  )

  @Argument(
    help: "Scene files, folders to search for *.scene.yaml, or - for standard input; without any, the current folder.",
    completion: .scenes
  )
  var inputs: [String] = []

  @Flag(help: "Make the fixes that are certain: the nib stays as it was, or only one thing can have been meant.")
  var fix = false

  @Flag(help: "With --fix: also make the fixes that are only probable.")
  var unsafe = false

  @Flag(help: "With --fix: print the changes, and write nothing.")
  var diff = false

  @Option(help: ArgumentHelp("Check only this rule; may be repeated.", valueName: "rule"), completion: .rules)
  var only: [String] = []

  @Option(help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"), completion: .yaml)
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, a baseline, instead of reporting them.", valueName: "file"),
    completion: .yaml
  )
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "The folder that remembers which scenes are clean, so that the next run skips them.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var cache: String?

  @Flag(help: "Print the configuration that applies to each input, and check nothing.")
  var showConfig = false

  @Flag(help: "Exit with 1 for warnings too, not only for errors.")
  var strict = false

  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions
  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

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
    var request = LintRequest(inputs: surroundings.inputsOrFolder(inputs))
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
