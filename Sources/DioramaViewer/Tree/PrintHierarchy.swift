package import DioramaCLI
package import DioramaDriver
import DioramaUI

/// Loads a nib, or the nib of a scene, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(request.file, settings: request.settings, in: run),
    let texts = input.texts(in: request.locale.map { [$0] } ?? [], catalog: request.catalog, run)
  else { return run.finish() }
  do {
    try input.withImages(in: run) {
      let outer = UIRuntime.shared.userInterfaceLayoutDirection
      defer { UIRuntime.shared.userInterfaceLayoutDirection = outer }
      UIRuntime.shared.userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection(of: request.locale)
      var nib = try LiveNib(loading: input.archive, texts: texts.shown(in: request.locale))
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

extension UIUserInterfaceLayoutDirection {
  /// The direction in which a language is read; without a language, from left to right.
  init(of locale: String?) {
    self = PictureDirection(of: locale) == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
