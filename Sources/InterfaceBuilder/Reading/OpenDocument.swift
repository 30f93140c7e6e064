import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// Errors for references to other storyboards, where these are newer than the deployment target.
func unavailableReferences(
  in tree: DocumentTree,
  _ source: SourceText,
  _ target: DeploymentTarget?
) -> [Diagnostic] {
  guard let target, target < DeploymentTarget(9) else { return [] }
  return tree.nodes.filter { $0.name == StoryboardSurvey.reference }.map { node in
    let range = source.rangeOfText(line: node.line)
    let hint = "the deployment target is \(target.name)"
    return Diagnostic(.unavailable, "a reference to a storyboard is available from iOS 9.0", at: range, hint: hint)
  }
}

/// The elements of a document for iOS, and the outermost.
///
/// - Parameter isStoryboard: Whether it is to be a storyboard; the other kind is refused.
/// - Returns: The elements; nil where the document cannot be read, is of another system or kind, or was saved by Xcode 3.
package func openDocument(
  _ source: SourceText,
  isStoryboard: Bool,
  limits: DocumentLimits = DocumentLimits()
) -> Diagnosed<(tree: DocumentTree, root: DocumentNode)?> {
  openDocument(source, limits: limits) { kind in
    switch kind {
    case .storyboard where !isStoryboard:
      (reason: "this is a storyboard", hint: "name it .storyboard: its scenes are several")
    case .xib where isStoryboard: (reason: "this is no storyboard", hint: "name it .xib: it is one scene")
    default: nil
    }
  }
}
