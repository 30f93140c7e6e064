package import DioramaCLI
package import DioramaDriver

/// Loads a nib, or the nib of a scene, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  do {
    try input.withImages(in: run) {
      var nib = try LiveNib(loading: input.archive)
      nib.takeDeclarations(of: input.project)
      var objects = input.objects(in: nib)
      nib.layOut(on: request.screen, of: objects)
      if let project = input.project { objects?.takePrototypes(of: nib, compiledBy: project.pipeline) }
      switch request.form {
      case .text(let isVerbose): run.print(nib.hierarchy(isVerbose: isVerbose))
      case .json: run.print(nib.hierarchyDocument(path: input.path, kind: input.kind, of: objects))
      }
    }
  } catch {
    failLoading(input, error, in: run)
  }
  return run.finish()
}
