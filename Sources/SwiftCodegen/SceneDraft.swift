package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// What the Swift of a scene is made of but for what the other scenes of its module decide.
package struct SceneDraft: Sendable {
  /// The name of the scene's file without its endings.
  package let name: String
  package let path: String
  package let claims: ClassClaims
  /// Whether a class of UIKit or of a schema has the name that the scene's type would have.
  package let isNameTaken: Bool
  /// What is written; nil of a scene whose file an earlier run wrote.
  let code: SceneCode?
  /// The scene's text; nil where the code is.
  package let source: SourceText?
  /// The name of the scene's type in the file that an earlier run wrote; nil where none did.
  let writtenType: String?
  let catalog: SceneCatalog

  /// Reads a scene, which any thread can do.
  init(_ scene: NamedScene, _ options: GenerationOptions) {
    let validated = scene.scene
    let uses = ClassUse.all(in: validated)
    let nib = emit(validated, EmissionOptions(details: .listIndexes))
    let wanted = Self.typeName(of: scene.name)
    (name, path) = (scene.name, validated.scene.source.path)
    claims = ClassClaims(validated, uses, module: options.module)
    isNameTaken = validated.catalog.schema(named: wanted) != nil || wanted == ClassesCode.typeName
    code = SceneCode(scene, interface: SceneInterface(validated, nib: nib, uses: uses), options)
    (source, writtenType, catalog) = (validated.scene.source, nil, validated.catalog)
  }

  /// Makes the draft of a scene that has not changed since its file was written.
  ///
  /// - Parameters:
  ///   - name: The name of the scene's file without its endings.
  ///   - path: The path of the scene.
  ///   - claims: What the scene needs of classes.
  ///   - isNameTaken: Whether a class of UIKit or of a schema has the name that the scene's type would have.
  ///   - writtenType: The name of the scene's type in its file.
  ///   - catalog: The classes of the scene's project.
  package init(
    name: String,
    path: String,
    claims: ClassClaims,
    isNameTaken: Bool,
    writtenType: String,
    catalog: SceneCatalog
  ) {
    (self.name, self.path, self.claims, self.isNameTaken) = (name, path, claims, isNameTaken)
    (code, source, self.writtenType, self.catalog) = (nil, nil, writtenType, catalog)
  }

  /// The name of the scene's type in a module that has some types itself.
  func typeName(beside ownTypes: Set<String>) -> String {
    let wanted = Self.typeName(of: name)
    return isNameTaken || ownTypes.contains(wanted) ? wanted + "Scene" : wanted
  }

  private static func typeName(of name: String) -> String { SwiftName.type(name) ?? "Scene" }
}

/// What the Swift of a storyboard is made of but for what the other scenes and storyboards of its module decide.
package struct StoryboardDraft: Sendable {
  let storyboard: NamedStoryboard
  /// What its scenes say of classes, in their order.
  let claims: [ClassClaims]

  /// Reads a storyboard, which any thread can do.
  init(_ storyboard: NamedStoryboard, _ options: GenerationOptions) {
    self.storyboard = storyboard
    claims = storyboard.storyboard.scenes.map {
      ClassClaims($0, ClassUse.all(in: $0), module: options.module)
    }
  }

  var path: String { storyboard.storyboard.storyboard.source.path }
}
