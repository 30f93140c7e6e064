package import DioramaBuild
import DioramaUI

/// The forms in which a live hierarchy is printed.
package enum HierarchyForm: Hashable, Sendable {
  /// For people; a verbose one names each outlet and attribute that could not be set.
  case text(isVerbose: Bool)
  /// For programs.
  case json
}

/// Loads a nib, or the nib of a scene, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(
  of argument: String,
  on screen: ScreenChoice = ScreenChoice(),
  as form: HierarchyForm = .text(isVerbose: false),
  settings: SettingSources,
  in run: ToolRun
) -> ToolStatus {
  guard let input = NibInput(argument, settings: settings, in: run) else { return run.finish() }
  do {
    try input.withImages(in: run) {
      var nib = try LiveNib(loading: input.archive)
      nib.takeDeclarations(of: input.project)
      var objects = input.objects(in: nib)
      nib.layOut(on: screen, of: objects)
      if let project = input.project { objects?.takePrototypes(of: nib, compiledBy: project.pipeline) }
      switch form {
      case .text(let isVerbose): run.print(nib.hierarchy(isVerbose: isVerbose))
      case .json: run.print(nib.hierarchyDocument(path: input.path, kind: input.kind, of: objects))
      }
    }
  } catch {
    failLoading(input, error, in: run)
  }
  return run.finish()
}
