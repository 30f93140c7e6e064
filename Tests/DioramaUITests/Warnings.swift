import DioramaUI

/// Collects the runtime's warnings.
@MainActor
final class Warnings {
  private(set) var texts: [String] = []
  private let outer = UIRuntime.shared.warningHandler

  init() {
    UIRuntime.shared.warningHandler = { [weak self] in self?.texts.append($0) }
  }

  /// Restores the previous warning handler.
  func stop() {
    UIRuntime.shared.warningHandler = outer
  }
}

/// Returns the runtime's warnings while a body runs.
@MainActor
func collectWarnings(_ body: () -> Void) -> [String] {
  let warnings = Warnings()
  defer { warnings.stop() }
  body()
  return warnings.texts
}
