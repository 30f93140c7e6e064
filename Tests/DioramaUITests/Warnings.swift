import DioramaUI

/// What the runtime warned of since this was made.
@MainActor
final class Warnings {
  private(set) var texts: [String] = []
  private let outer = UIRuntime.shared.warningHandler

  init() {
    UIRuntime.shared.warningHandler = { [weak self] in self?.texts.append($0) }
  }

  /// Gives the runtime back the handler that it had before.
  func stop() {
    UIRuntime.shared.warningHandler = outer
  }
}

/// What the runtime warns of while a body runs.
@MainActor
func collectWarnings(_ body: () -> Void) -> [String] {
  let warnings = Warnings()
  defer { warnings.stop() }
  body()
  return warnings.texts
}
