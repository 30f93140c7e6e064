package import DioramaBuild
import DioramaUI

/// Loads a nib, or the nib of a scene, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(
  of argument: String,
  size: PictureSize? = nil,
  settings: SettingSources,
  isVerbose: Bool = false,
  in run: ToolRun
) -> ToolStatus {
  guard let input = NibInput(argument, settings: settings, in: run) else { return run.finish() }
  do {
    var nib = try LiveNib(loading: input.archive)
    nib.takeDeclarations(of: input.project)
    nib.layOut(in: size)
    run.print(nib.hierarchy(isVerbose: isVerbose))
  } catch {
    failLoading(input, error, in: run)
  }
  return run.finish()
}
