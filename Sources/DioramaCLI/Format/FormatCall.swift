package import DioramaDriver

/// A call of `diorama format`.
package struct FormatCall: VerbCall {
  package static let verb = "format"

  package var inputs: [String] = []
  package var settings = RunSettings()
  /// Whether files that would change are listed, and left as they are.
  package var isCheck = false
  /// Whether changes are printed, and files left as they are.
  package var isDiff = false
  /// Whether what only Interface Builder needs is left out.
  package var discardsBookkeeping = false
  /// What standard input is called; nil for no name.
  package var inputName: String?

  package init() {}

  package var problem: String? { nil }

  package mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--check": isCheck = true
    case "--diff": isDiff = true
    case "--discard-interface-builder": discardsBookkeeping = true
    default: return false
    }
    return true
  }

  package mutating func setOption(_ name: String, to value: String) -> Bool {
    guard name == "--stdin-filename" else { return false }
    inputName = value
    return true
  }

  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let run = settings.start(in: surroundings)
    let writes = !isCheck && !isDiff
    guard let inputs = surroundings.inputs(inputs, writtenBy: "format", if: writes, in: run) else {
      return run.finish()
    }
    let request = FormatRequest(
      inputs: inputs,
      settings: settings.sources,
      isCheck: isCheck,
      isDiff: isDiff,
      discardsBookkeeping: discardsBookkeeping,
      inputName: inputName
    )
    return formatScenes(request, in: run)
  }
}
