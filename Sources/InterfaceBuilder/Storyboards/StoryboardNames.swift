package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// The names of the scenes and references of a storyboard, by Interface Builder's ids of their controllers.
///
/// Empty for texts that keep no ids; what is wrong with the texts is of no account.
package func storyboardNames(
  manifest: SourceText,
  members: [StoryboardMember],
  with pipeline: Pipeline
) -> [String: String] {
  let read = pipeline.read(manifest: manifest, members: members)
  let storyboard = pipeline.lowered(read)
  var names: [String: String] = [:]
  for entry in storyboard.scenes {
    guard let id = entry.scene.viewController.flatMap({ entry.scene[$0].interfaceBuilderID }) else { continue }
    names[id] = entry.name.value
  }
  let tree = read.manifestTree
  let locations = NoteLocations(tree)
  for reference in storyboard.references {
    let id = locations[reference.range].flatMap { tree.value(named: SceneKeys.InterfaceBuilder.id.rawValue, of: $0) }
    if let id { names[tree.text(of: id)] = reference.name.value }
  }
  return names
}
