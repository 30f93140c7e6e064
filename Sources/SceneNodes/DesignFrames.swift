package import AssetCatalog
import LayoutEngine
package import SceneCompiler
package import SceneModel

/// The frames that views have at design time, where a scene leaves them to constraints.
package enum DesignFrames {
  /// The largest difference between a written and a solved frame, in points, that different text metrics can explain.
  private static let tolerance = 2.0

  /// The frames with which Interface Builder reports no misplaced views, as four numbers: x, y, width and height.
  ///
  /// A view without a frame gets the solved one. A view with a different frame gets it too, unless the view was imported
  /// from a document, where Interface Builder wrote the frame, or a natural size in the hierarchy is unknown.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - imageSize: The size of an image by its name; nil for one that is not known.
  package static func replaced(
    in scene: ValidatedScene,
    imageSize: @escaping (String) -> ImageSize?
  ) -> [ObjectID: [Double]] {
    let roots = LayoutRoots(scene).roots
    guard !roots.isEmpty else { return [:] }
    let values = EffectiveValues(scene)
    var frames: [ObjectID: [Double]] = [:]
    for root in roots {
      let isSized = NodeMaker.writtenSize(of: root.id, in: scene.scene) != nil
      // The table decides the height of a cell.
      if root.kind == .cell, !isSized { continue }
      let screen = NodeMaker.screen(of: root, in: scene.scene)
      let nodes = NodeMaker(scene, values: values, screen: screen) { name in
        imageSize(name).map { PerAxis($0.width, $0.height) }
      }.nodes(of: root)
      if !isSized { frames[root.id] = [0, 0, screen.width, screen.height] }
      var engine = LayoutEngine()
      let result = engine.settle(nodes.tree)
      for (node, id) in nodes.views.enumerated().dropFirst() where !nodes.absent.contains(node) {
        guard case .constraints = nodes.tree.nodes[node].placement else { continue }
        let frame = result.frames[node]
        let solved = [frame.x, frame.y, frame.width, frame.height]
        if replaces(solved, at: id, in: scene.scene, isCertain: nodes.unknown.isEmpty) { frames[id] = solved }
      }
    }
    return frames
  }

  private static func replaces(_ solved: [Double], at id: ObjectID, in scene: Scene, isCertain: Bool) -> Bool {
    guard let written = scene[id].writtenFrame else { return true }
    guard isCertain, scene[id].interfaceBuilderID == nil else { return false }
    return zip(solved, written).contains { abs($0 - $1) > tolerance }
  }
}
