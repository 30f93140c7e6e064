package import DioramaCLI
package import DioramaDriver
package import SceneDiagnostics

/// Shows nibs as live objects of this process.
@MainActor
package struct LiveViewer: Viewer {
  /// Makes a viewer.
  package init() {}

  /// Prints the hierarchy of a nib, or of the nib of a scene.
  package func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus {
    ShownStoryboard.isOne(request.file, in: run)
      ? printStoryboardHierarchy(request, in: run) : DioramaViewer.printHierarchy(request, in: run)
  }

  /// Draws a nib, or the nib of a scene.
  package func render(_ request: RenderRequest, in run: ToolRun) -> ToolStatus {
    ShownStoryboard.isOne(request.file, in: run) ? renderStoryboard(request, in: run) : renderScene(request, in: run)
  }

  /// Shows what changed between two files, or the files of two folders.
  package func review(_ request: ReviewRequest, in run: ToolRun) -> ToolStatus { reviewFiles(request, in: run) }

  /// Draws a scene as an editor has it.
  package func picture(of source: SourceText, in project: Project, _ surroundings: Surroundings) -> String? {
    editorPicture(of: source, in: project, surroundings)
  }

  /// Serves a page that shows scenes, until the user ends it.
  package func preview(_ request: PreviewRequest, in run: ToolRun) -> ToolStatus { servePreview(request, in: run) }

  /// A preview that an editor leads; nil where no port is free.
  package func editorPreview(_ request: PreviewRequest, in run: ToolRun) -> (any EditorPreview)? {
    LiveEditorPreview(request, in: run)
  }
}

/// The whole tool, with a viewer in it.
@MainActor
public enum ViewerTool {
  /// Runs the tool with the process's arguments, and ends the process.
  public static func main() -> Never { Tool.main(with: LiveViewer()) }
}
