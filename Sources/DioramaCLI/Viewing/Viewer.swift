package import DioramaDriver
package import SceneDiagnostics

/// What shows nibs as live objects: the verbs that need UIKit's runtime.
///
/// The runtime needs Foundation, which nothing else of the tool does: only the module that has the viewer links both, and a tool
/// without it hands these verbs to `ViewerProgram`.
@MainActor
package protocol Viewer {
  /// Prints the hierarchy of a nib, or of the nib of a scene.
  func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus
  /// Draws a nib, or the nib of a scene.
  func render(_ request: RenderRequest, in run: ToolRun) -> ToolStatus
  /// Shows what changed between two files, or the files of two folders.
  func review(_ request: ReviewRequest, in run: ToolRun) -> ToolStatus
  /// Serves a page that shows scenes, until the user ends it.
  func preview(_ request: PreviewRequest, in run: ToolRun) -> ToolStatus
  /// The picture of a scene as an editor has it, as SVG; nil where it has errors or nothing to draw.
  func picture(of source: SourceText, in project: Project, _ surroundings: Surroundings) -> String?
  /// A preview that an editor leads; nil where no port is free.
  func editorPreview(_ request: PreviewRequest, in run: ToolRun) -> (any EditorPreview)?
}

/// A verb that a viewer does.
protocol ViewerCommand: ToolCommand {
  /// Whether there is something to show for what the flags say.
  var showsViews: Bool { get }

  /// Does what the flags say.
  @MainActor
  func run(with viewer: any Viewer, in surroundings: Surroundings) -> ToolStatus
}

extension ViewerCommand {
  var showsViews: Bool { true }

  /// Says that there is no viewer.
  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus { sayAbsence(in: surroundings) }

  /// Says that there is no viewer, which a call needs.
  @MainActor
  func sayAbsence(in surroundings: Surroundings) -> ToolStatus {
    surroundings.errors.write("diorama: \(SafeText.lines(ViewerProgram.absence(in: surroundings)))\n")
    return .internalError
  }
}
