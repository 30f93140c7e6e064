import LayoutEngine
package import SceneCompiler
package import SceneModel

/// The frames that views have at design time, where a scene leaves them to constraints.
package enum DesignFrames {
  /// A written frame that is no further from the solved one, in points, may only be measured otherwise.
  private static let tolerance = 2.0

  /// The frames by which Interface Builder finds no view misplaced, as four numbers: x, y, width and height.
  ///
  /// A view without a frame gets the solved one. So does a view with another frame, unless the view comes from a document, whose
  /// frames are Apple's own, or text or images that nobody has measured may decide.
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
      // How high a cell is, its table decides.
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
