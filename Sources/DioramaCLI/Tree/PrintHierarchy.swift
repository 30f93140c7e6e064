package import DioramaDriver
import DioramaPicture
import DioramaUI

/// The output formats of a live hierarchy.
package enum HierarchyForm: Hashable, Sendable {
  /// For people; if verbose, with each outlet and attribute that could not be set.
  case text(isVerbose: Bool)
  /// For programs.
  case json
}

/// What hierarchy is printed, and how.
package struct TreeRequest: Sendable {
  /// The nib or the scene; `-` for either on standard input.
  package var file: String
  /// The screen that the views at the top are laid out for, and what its user prefers.
  package var choice: PictureChoice
  /// The form of what is printed.
  package var form: HierarchyForm
  /// The scene of a storyboard; nil for all, for a scene without a storyboard, or where the file is the scene's.
  package var scene: String?
  /// The catalog or folder of the translations; nil for that of the configuration, or beside the file.
  package var catalog: String?
  /// The schemas, the configuration and the limits of the run.
  package var settings: SettingSources

  /// Makes a request; by default for people, on the screen that the scene gives.
  package init(
    file: String,
    choice: PictureChoice = PictureChoice(),
    form: HierarchyForm = .text(isVerbose: false),
    scene: String? = nil,
    settings: SettingSources
  ) {
    self.file = file
    self.choice = choice
    self.form = form
    self.scene = scene
    self.settings = settings
  }
}

/// Loads a nib, or the nib of a scene, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(request.file, settings: request.settings, in: run),
    let texts = input.texts(in: request.choice.locale.map { [$0] } ?? [], catalog: request.catalog, run)
  else { return run.finish() }
  do {
    try input.withFiles(in: run) {
      try UIRuntime.shared.preferring(request.choice.variant) { () throws(NibLoadingError) in
        var nib = try LiveNib(loading: input.archive, texts: texts.shown(in: request.choice.locale))
        nib.takeDeclarations(of: input.project)
        var objects = input.objects(in: nib)
        nib.layOut(on: request.choice.screen, of: objects)
        if let project = input.project { objects?.takePrototypes(of: nib, compiledBy: project.pipeline) }
        for note in UIRuntime.shared.fonts.takeNotes() { run.note("\(input.path): \(note)") }
        switch request.form {
        case .text(let isVerbose): run.print(nib.hierarchy(isVerbose: isVerbose))
        case .json: run.print(HierarchyDocument.text(of: input.path, input.kind, [.init(nib: nib, objects: objects)]))
        }
      }
    }
  } catch {
    failLoading(input, error, in: run)
  }
  return run.finish()
}
