package import AssetCatalog
import DioramaUI
import Foundation
import LayoutEngine
package import SceneCompiler
import SceneDiagnostics
package import SceneModel
import SceneNodes
import TextMetrics

/// The frames that views have at design time: those that `tree` shows.
@MainActor
package struct DesignFrames {
  /// The largest difference between a written and a solved frame, in points, that different text metrics can explain.
  private static let tolerance = 2.0

  private let scene: ValidatedScene
  private let imageSize: (String) -> ImageSize?
  private let objects: SceneObjects
  private var frames: [ObjectID: [Double]] = [:]
  /// Whether all natural sizes in a view's hierarchy are known, for each view below the top of one with constraints.
  private var certainty: [ObjectID: Bool] = [:]
  /// The frames in hierarchies with constraints to a controller's layout guides, which only the nibs of storyboards have.
  private var guided: [ObjectID: [Double]] = [:]

  /// The frames with which Interface Builder reports no misplaced views, as four numbers: x, y, width and height.
  ///
  /// A view without a frame gets the one that it has after layout. A view with a different frame gets it too where constraints
  /// or a stack view place it, unless the view was imported from a document, where Interface Builder wrote the frame, or a natural
  /// size in the hierarchy is unknown. The frame of a transformed view is the one before the transformation. Constraints that
  /// are removed at build time hold.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - pipeline: What compiles it.
  ///   - imageSize: The size of an image by its name; nil for one that is not known.
  /// - Returns: The frames by view; none where the scene's nib cannot be loaded.
  package static func replaced(
    in scene: ValidatedScene,
    compiledBy pipeline: Pipeline,
    imageSize: @escaping (String) -> ImageSize?
  ) -> [ObjectID: [Double]] {
    let scene = scene.designed
    let made = pipeline.emitted(scene, .listIndexes)
    let outer = UIRuntime.shared.imageSize
    defer { UIRuntime.shared.imageSize = outer }
    UIRuntime.shared.imageSize = { name in imageSize(name).map { CGSize(width: $0.width, height: $0.height) } }
    guard var nib = try? LiveNib(loading: made.archive) else { return [:] }
    var objects = SceneObjects(scene, at: made.listIndexes, in: nib)
    nib.layOut(of: objects)
    objects.takePrototypes(of: nib, compiledBy: pipeline)
    var design = DesignFrames(scene: scene, imageSize: imageSize, objects: objects)
    var pending = nib.viewsAtTheTop
    while let view = pending.popLast() {
      design.take(view)
      pending += view.subviews
    }
    return design.frames
  }

  private init(scene: ValidatedScene, imageSize: @escaping (String) -> ImageSize?, objects: SceneObjects) {
    (self.scene, self.imageSize, self.objects) = (scene, imageSize, objects)
    takeRoots()
  }

  private mutating func take(_ view: UIView) {
    guard let id = objects.id(of: view) else { return }
    let solved = guided[id] ?? Self.frame(of: view)
    guard let written = scene.scene[id].writtenFrame else {
      frames[id] = solved
      return
    }
    guard !view.translatesAutoresizingMaskIntoConstraints, scene.scene[id].interfaceBuilderID == nil,
      zip(solved, written).contains(where: { abs($0 - $1) > Self.tolerance }), isCertain(id)
    else { return }
    frames[id] = solved
  }

  /// A view's frame without its transformation, on whole pixels.
  private static func frame(of view: UIView) -> [Double] {
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    let origin = CGPoint(x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height)
    return [origin.x, origin.y, size.width, size.height].map { number in
      // A sixth is a pixel, or a part of one, of all screens; sums of such numbers are not exact.
      let sixths = (Double(number) * 6).rounded()
      return abs(sixths - Double(number) * 6) < 1e-6 ? sixths / 6 : Double(number)
    }
  }

  /// Whether layout gives a view its frame, and all natural sizes in its hierarchy are known.
  private func isCertain(_ id: ObjectID) -> Bool { certainty[id] ?? false }

  /// Takes what is known of hierarchies with constraints without their live views.
  private mutating func takeRoots() {
    let values = EffectiveValues(scene)
    for root in LayoutRoots(scene).roots {
      let screen = NodeMaker.screen(of: root, in: scene.scene)
      let nodes = NodeMaker(
        scene,
        values: values,
        screen: screen,
        imageSize: { [imageSize] name in imageSize(name).map { PerAxis($0.width, $0.height) } },
        file: { UIRuntime.shared.fonts.font(named: $0) }
      ).nodes(of: root)
      for view in nodes.views.dropFirst() { certainty[view] = nodes.unknown.isEmpty }
      guard hasGuidesOfController(root) else { continue }
      var engine = LayoutEngine()
      let frames = engine.settle(nodes.tree).frames
      for (node, view) in nodes.views.enumerated().dropFirst() where !nodes.absent.contains(node) {
        let frame = frames[node]
        guided[view] = [frame.x, frame.y, frame.width, frame.height]
      }
    }
  }

  private func hasGuidesOfController(_ root: LayoutRoots.Root) -> Bool {
    root.constraints.contains { index in
      let constraint = scene.scene.constraints[index]
      return [constraint.first.guide, constraint.second?.guide].contains { guide in
        guide.flatMap { LayoutGuideName(rawValue: $0.value) }?.owner == .viewController
      }
    }
  }
}
