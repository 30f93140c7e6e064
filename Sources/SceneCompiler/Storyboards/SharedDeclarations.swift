import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What a storyboard declares for all its scenes.
struct SharedDeclarations {
  /// The text that declares it.
  let tree: SyntaxTree
  let styles: [String: NodeID]
  let traitNames: [String: [SceneVariation.Trait]]
  /// Whether the styles could not be read, which is reported.
  let stylesAreUnread: Bool
  let colors: [String: SceneColor]
  let assets: [Located<String>]
  let canvasSize: (width: Double, height: Double)?
  /// Whether the keys of texts are made of ids.
  let makesKeys: Bool
  /// Whether the scene is of another text, so that no range of this one can be in it.
  var isForeign = false

  /// What was read of a storyboard's own keys.
  init(_ lowering: SceneLowering) {
    tree = lowering.tree
    styles = lowering.styles
    traitNames = lowering.traitNames
    stylesAreUnread = lowering.stylesAreUnread
    colors = lowering.scene.colors
    assets = lowering.scene.assets
    canvasSize = lowering.scene.canvasSize
    makesKeys = lowering.keyPrefix != nil
  }

  /// The declarations for a scene that is a file of its own, in the folder beside the storyboard's file.
  var foreign: SharedDeclarations {
    var foreign = self
    foreign.isForeign = true
    return foreign
  }

  /// The shared folders and catalogs of images as a scene names them.
  var assetsOfScene: [Located<String>] {
    guard isForeign else { return assets }
    return assets.map { path in
      Located(path.value.hasPrefix("/") ? path.value : "../" + path.value, at: SourceRange(0, 0))
    }
  }
}
