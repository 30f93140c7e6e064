package import DioramaDriver
import DioramaPicture
import DioramaUI
import SceneDiagnostics

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

/// Loads a nib, or the nib of a scene or of a storyboard's scenes, lays it out and prints the live hierarchy.
@MainActor
package func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus {
  showHierarchy(request, in: run) { path, kind, sections in
    switch request.form {
    case .text(let isVerbose):
      let texts = sections.map { section in
        (section.scene.map { VisibleText.line($0) + ":\n" } ?? "") + section.nib.hierarchy(isVerbose: isVerbose)
      }
      run.print(texts.joined(separator: "\n"))
    case .json: run.print(HierarchyDocument.text(of: path, kind, sections))
    }
  }
  return run.finish()
}

/// Loads a nib, or the nib of a scene or of a storyboard's scenes, and lays it out to be shown; what is wrong is reported instead.
@MainActor
func showHierarchy(
  _ request: TreeRequest,
  in run: ToolRun,
  _ show: (_ path: String, _ kind: InputFile.Kind, _ sections: [HierarchyDocument.Section]) -> Void
) {
  if ShownStoryboard.isOne(request.file, in: run) { return showStoryboardHierarchy(request, in: run, show) }
  guard let input = NibInput(request.file, settings: request.settings, in: run),
    let texts = input.texts(in: request.choice.locale.map { [$0] } ?? [], catalog: request.catalog, run)
  else { return }
  do {
    try input.withFiles(in: run) {
      try UIRuntime.shared.preferring(request.choice.variant) { () throws(NibLoadingError) in
        var nib = try LiveNib(loading: input.archive, texts: texts.shown(in: request.choice.locale))
        nib.takeDeclarations(of: input.project)
        var objects = input.objects(in: nib)
        nib.layOut(on: request.choice.screen, of: objects)
        if let project = input.project { objects?.takePrototypes(of: nib, compiledBy: project.pipeline) }
        for note in UIRuntime.shared.fonts.takeNotes() { run.note("\(input.path): \(note)") }
        show(input.path, input.kind, [.init(nib: nib, objects: objects)])
      }
    }
  } catch {
    failLoading(input, error, in: run)
  }
}
