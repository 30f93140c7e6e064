package import DioramaDriver

/// A call of `diorama validate`.
package struct ValidateCall: VerbCall {
  package static let verb = "validate"

  package var inputs: [String] = []
  package var settings = RunSettings()
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?
  /// What standard input is called; nil for no name.
  package var inputName: String?

  package init() {}

  package var problem: String? { nil }

  package mutating func setFlag(_ name: String) -> Bool { false }

  package mutating func setOption(_ name: String, to value: String) -> Bool {
    switch name {
    case "--cache": cache = value
    case "--stdin-filename": inputName = value
    default: return false
    }
    return true
  }

  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = ValidateRequest(
      inputs: surroundings.inputsOrFolder(inputs),
      settings: settings.sources,
      inputName: inputName,
      cache: cache
    )
    return validateScenes(request, in: settings.start(in: surroundings))
  }
}
