import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
package import SceneModel

/// What importing a storyboard's document gives.
package struct ImportedStoryboard: Sendable {
  /// The storyboard, which stands in no text yet.
  package var storyboard: Storyboard
  /// The text of the storyboard's own file.
  package var text: String
  /// The scenes that are files of their own, by name, with their texts.
  package var members: [(name: String, text: String)]

  /// The names of scenes and references, by Interface Builder's ids of their controllers.
  package var names: [String: String]

  /// Whether the texts were checked against every rule, and none found an error.
  package private(set) var isValid: Bool

  init(
    _ storyboard: Storyboard,
    _ names: [String: String],
    _ catalog: SceneCatalog,
    _ notes: DocumentNotes,
    isValid: Bool = false
  ) {
    self.isValid = isValid
    self.storyboard = storyboard
    self.names = names
    text = notes.added(to: ScenePrinter.text(of: storyboard, catalog))
    let scenes = storyboard.scenes.filter { !$0.isInline }
    let texts = ScenePrinter.texts(of: scenes.map(\.scene), catalog)
    members = zip(scenes, texts).map { ($0.name.value, notes.added(to: $1)) }
  }

  /// The texts checked against every rule, under the paths that their files get.
  ///
  /// - Parameter path: The path of the storyboard's own file; the others are in the folder beside it.
  package func checked(path: String, with pipeline: Pipeline) -> CheckedStoryboard {
    let suffix = SourceKind.storyboard.suffix
    let folder = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
    let members = members.map { name, text in
      StoryboardMember(name: name, source: SourceText(path: "\(folder)/\(name)\(SourceKind.scene.suffix)", text: text))
    }
    return pipeline.checkedStoryboard(manifest: SourceText(path: path, text: text), members: members)
  }
}
