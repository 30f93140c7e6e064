import AssetCatalog
import LayoutEngine
import SceneCatalog
package import SceneCompiler
import SceneGeometry
package import SceneModel
import SceneNodes
package import SceneSyntax

/// Whether the texts of a scene fit in their views, by its solved layouts.
///
/// It must be used on one thread only.
package struct TextFit {
  private let context: LintContext

  /// Takes a scene with the tree of its text.
  ///
  /// - Parameters:
  ///   - validated: The scene.
  ///   - tree: The tree of its text.
  ///   - part: Where the scene is in the tree; nil for the whole.
  ///   - linter: What says which screens there are, and which images.
  package init(
    _ validated: ValidatedScene,
    tree: SyntaxTree,
    part: (root: NodeID?, nodes: Range<Int32>)? = nil,
    by linter: Linter
  ) {
    context = LintContext(
      validated,
      tree: tree,
      target: linter.pipeline.target,
      assets: linter.assets(validated.scene),
      rules: linter.rules,
      part: part
    )
  }

  /// How much room the text of a label or a button lacks, and on which screen; nil where it fits, or that is not known.
  ///
  /// The screen is empty where the text fits on none.
  package func shortage(of id: ObjectID) -> (shortage: TextShortage, onScreen: String)? {
    guard context.touches.isVisible(id), !context.isCustom(id), hasOneSize(id) else { return nil }
    guard let (root, node) = context.solvedRoots.node(of: id) else {
      return framedShortage(of: id).map { ($0, "") }
    }
    guard root.isSettled(node), let found = root.occurrence({ TextShortage(node, in: $0) != nil }),
      let shortage = TextShortage(node, in: found.layout)
    else { return nil }
    return (shortage, found.isEverywhere ? "" : found.layout.size)
  }

  /// Whether a view does not shrink its text.
  private func hasOneSize(_ id: ObjectID) -> Bool {
    context.isKind(id, of: .label) && context.flag(.adjustsFontSizeToFitWidth, of: id) != true
      || context.isKind(id, of: .button)
  }

  /// The shortage in a frame that the scene writes.
  private func framedShortage(of id: ObjectID) -> TextShortage? {
    guard context.frames.isConstant(id), let box = context.frames.frame(of: id) else { return nil }
    let maker = NodeMaker(
      context.validated,
      values: context.values,
      screen: .usual,
      imageSize: { [context] in context.size(ofImage: $0).map { PerAxis($0.width, $0.height) } },
      file: { [context] in context.font(named: $0) }
    )
    guard let size = maker.textSize(of: id) else { return nil }
    return TextShortage(size, in: LayoutRect(width: box.horizontal.length, height: box.vertical.length))
  }
}
