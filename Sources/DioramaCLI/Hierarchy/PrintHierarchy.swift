package import DioramaBuild
import DioramaUI

/// Loads a nib, or the nib of a scene, and prints the live hierarchy.
@MainActor
package func printHierarchy(of argument: String, settings: SettingSources, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(argument, settings: settings, in: run) else { return run.finish() }
  do {
    run.print(try LiveNib(loading: input.archive).hierarchy())
  } catch {
    switch input.kind {
    case .nib: run.fail("\(input.path): \(error)", .unreadableInput)
    case .scene: run.failInternally("its nib cannot be loaded: \(error)", about: input.path)
    }
  }
  return run.finish()
}
