import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The scene of a xib, checked, to be compiled at once: what only an export needs is not kept.
///
/// What would be an error in a scene although Interface Builder compiles it is silenced or left out, as an import does; what was
/// silenced is in `silenced` of the scene, and what was left out is reported.
///
/// - Parameters:
///   - pipeline: How the scene is checked; with a deployment target, values that are newer are silenced too.
///   - isLocalizable: Whether the document's texts are keys of a strings table.
/// - Returns: The scene; nil where the document cannot be read. Errors that cannot be left out are those of the scene's own text.
package func checkedDocument(
  _ source: SourceText,
  with pipeline: Pipeline,
  limits: DocumentLimits = DocumentLimits(),
  isLocalizable: Bool = false
) -> Diagnosed<CheckedScene?> {
  let opened = openXib(source, limits: limits)
  guard let (read, _) = opened.value else { return Diagnosed(nil, opened.diagnostics) }
  let tree: DocumentTree
  switch read.withUniqueIDs(in: source) {
  case .success(let unique): tree = unique
  case .failure(let repeated): return Diagnosed(nil, repeated.diagnostics)
  }
  guard let root = tree.root else { return Diagnosed(nil, []) }
  let tools = ImportTools(tree, pipeline.catalog, isLocalizable: isLocalizable)
  var importer = DocumentImporter(source, tree, tools, ImportScope(xib: tree))
  importer.scene.colors = tools.colors
  importer.addObjects(of: root)
  let checked = importer.checkedScene(with: pipeline)
  return Diagnosed(checked, importer.diagnostics.sortedByLocation())
}

/// The scenes of a storyboard's document, checked, to be compiled at once, as those of a xib are.
package func checkedStoryboardDocument(
  _ source: SourceText,
  with pipeline: Pipeline,
  limits: DocumentLimits = DocumentLimits(),
  isLocalizable: Bool = false
) -> Diagnosed<CheckedStoryboard?> {
  let opened = openStoryboard(source, limits: limits)
  guard let (read, _) = opened.value else { return Diagnosed(nil, opened.diagnostics) }
  let tree: DocumentTree
  switch read.withUniqueIDs(in: source) {
  case .success(let unique): tree = unique
  case .failure(let repeated): return Diagnosed(nil, repeated.diagnostics)
  }
  guard let root = tree.root else { return Diagnosed(nil, []) }
  var importer = StoryboardImporter(
    source,
    tree,
    root,
    catalog: pipeline.catalog,
    isLocalizable: isLocalizable,
    keeping: [:]
  )
  importer.addScenes()
  let checked = importer.checkedScenes(with: pipeline)
  let references = unavailableReferences(in: tree, source, pipeline.target)
  return Diagnosed(checked, (importer.allDiagnostics + references).sortedByLocation())
}

/// Errors for references to other storyboards, where these are newer than the deployment target.
private func unavailableReferences(
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

/// The elements of a document for iOS.
///
/// - Parameter isStoryboard: Whether it is to be a storyboard; the other kind is refused.
/// - Returns: The elements; nil where the document cannot be read, is of another system or kind, or was saved by Xcode 3.
package func openDocument(_ source: SourceText, isStoryboard: Bool) -> Diagnosed<DocumentTree?> {
  let limits = DocumentLimits()
  let opened = isStoryboard ? openStoryboard(source, limits: limits) : openXib(source, limits: limits)
  return Diagnosed(opened.value?.tree, opened.diagnostics)
}

extension DocumentImporter {
  /// The scene's text, checked, without what would be an error though Interface Builder compiles the document.
  ///
  /// What a comment can silence is silenced. Other things are left out and reported, and an export gives them back with all else that
  /// the scene does not contain. What cannot be taken out, such as an object in a slot that does not accept it, stays an error.
  @discardableResult
  mutating func checkedScene(with pipeline: Pipeline) -> CheckedScene {
    func checked() -> CheckedScene {
      pipeline.checked(SourceText(path: source.path, text: ScenePrinter.text(of: scene, catalog)))
    }
    // What is silenced or left out may bring another error to light.
    for _ in 0..<WritingRounds.document {
      let found = checked()
      guard found.diagnostics.hasErrors else { return found }
      if ImportedScene.silence(found.diagnostics, in: found.tree, of: &scene, ImportedScene.compilingReasons) {
        continue
      }
      if !leaveOut(found.diagnostics, in: found.tree) { return found }
    }
    return checked()
  }
}
