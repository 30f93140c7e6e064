package import DioramaDriver
import InterfaceBuilder
package import LayoutEngine
import SceneLint

/// A call of `diorama lint`.
package struct LintCall: VerbCall {
  package static let verb = "lint"

  package var inputs: [String] = []
  package var settings = RunSettings()
  /// Whether the certain fixes are made.
  package var fixes = false
  /// Whether fixes that are only probable are made, too.
  package var isUnsafe = false
  /// Whether fixes are shown as a difference and not made.
  package var isDiff = false
  /// Whether one line a rule is printed in place of the findings.
  package var printsStatistics = false
  /// Whether scenes are checked again whenever something changes.
  package var watches = false
  /// The only rules to look at; empty for those that the configuration says.
  package var only: [String] = []
  /// The screens for which scenes are laid out; nil for those that the configuration says.
  package var sizes: [ScreenSelection]?
  /// The file of known findings; nil for none.
  package var baseline: String?
  /// The file to write all findings to; nil for none.
  package var newBaseline: String?
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?
  /// What standard input is called; nil for no name.
  package var inputName: String?
  /// Whether the configuration is printed in place of findings.
  package var showsConfiguration = false
  /// Whether warnings count as errors.
  package var isStrict = false

  package init() {}

  package var problem: String? {
    if !fixes, isUnsafe { return "'--unsafe' is for '--fix'" }
    if !fixes, isDiff { return "'--diff' is for '--fix'" }
    if printsStatistics, settings.form.isDocument, settings.form != .json {
      return "'--statistics' is for the forms human, gcc, github and json"
    }
    if showsConfiguration, sizes != nil { return "'--sizes' is not for '--show-config'" }
    if watches, let problem = problemOfWatching { return problem }
    return isDiff && newBaseline != nil ? "'--diff' writes nothing, so no baseline either" : nil
  }

  private var problemOfWatching: String? {
    if inputs.contains("-") { return "'--watch' is for files, not for standard input" }
    if settings.form.isDocument { return "'--watch' is for the forms human, gcc and github" }
    if showsConfiguration { return "'--watch' is for linting, not for '--show-config'" }
    return isDiff || newBaseline != nil ? "'--watch' is not for '--diff' and '--write-baseline'" : nil
  }

  package mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--fix": fixes = true
    case "--unsafe": isUnsafe = true
    case "--diff": isDiff = true
    case "--statistics": printsStatistics = true
    case "--watch": watches = true
    case "--show-config": showsConfiguration = true
    case "--strict": isStrict = true
    default: return false
    }
    return true
  }

  package mutating func setOption(_ name: String, to value: String) -> Bool {
    switch name {
    case "--only": only.append(value)
    case "--sizes":
      guard let read = try? ScreenSelection.list(value) else { return false }
      sizes = read
    case "--baseline": baseline = value
    case "--write-baseline": newBaseline = value
    case "--cache": cache = value
    case "--stdin-filename": inputName = value
    default: return false
    }
    return true
  }

  /// Where findings go: standard output, unless it takes a text or a difference.
  private var findingsOutput: FindingsOutput {
    var options = FindingsOutput()
    options.stream = fixes && (isDiff || inputs.contains("-")) ? .errors : .output
    options.onlyStatistics = printsStatistics
    options.namesFix = true
    return options
  }

  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = LintRequest(inputs: surroundings.inputsOrFolder(inputs))
    request.settings = settings.sources
    request.isStrict = isStrict
    request.only = only
    request.fixes = fixes ? isUnsafe ? .all : .certain : .none
    request.showsDifference = isDiff
    request.baseline = baseline
    request.newBaseline = newBaseline
    request.cache = cache
    request.sizes = sizes ?? []
    request.inputName = inputName
    request.document = { source, catalog in
      let seam = DocumentSeam(of: source, catalog: catalog)
      let facts = SceneFacts(
        classes: seam.classes,
        outlets: seam.outlets,
        actions: seam.actions,
        attributes: seam.attributes
      )
      return (seam.diagnostics, facts)
    }
    if showsConfiguration { return showConfiguration(request, in: settings.start(in: surroundings)) }
    let start: @MainActor () -> ToolRun = { settings.start(in: surroundings, options: findingsOutput) }
    return watches ? watchScenes(request, in: surroundings, start: start) : lintScenes(request, in: start())
  }
}
