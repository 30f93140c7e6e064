import LayoutEngine
import SceneCompiler
import SceneDiagnostics
package import SceneModel
import SceneNodes

/// The frames of views as constraints and stack views make them, at the size that the scene is designed for.
package struct Frames: Sendable {
  /// The frames: x, y, width and height, in the superview.
  package private(set) var solved: [ObjectID: [Double]] = [:]

  /// Solves the hierarchies of a scene.
  init(_ scene: ValidatedScene) {
    let roots = LayoutRoots(scene).roots
    guard !roots.isEmpty else { return }
    let values = EffectiveValues(scene)
    for root in roots {
      let screen = NodeMaker.screen(of: root, in: scene.scene)
      let nodes = NodeMaker(scene, values: values, screen: screen).nodes(of: root)
      var engine = LayoutEngine()
      let result = engine.settle(nodes.tree)
      guard result.isComplete else { continue }
      for (node, id) in nodes.views.enumerated() where !nodes.absent.contains(node) {
        let frame = result.frames[node]
        solved[id] = [frame.x, frame.y, frame.width, frame.height]
      }
    }
  }

  /// The frame of a view in force, solved or written; nil where neither is known.
  package func frame(of id: ObjectID, in scene: Scene) -> [Double]? { solved[id] ?? scene[id].writtenFrame }

  static func text(ofObject name: String, in analysis: Analysis) -> String? {
    guard let scene = analysis.scene, let id = analysis.facts.object(name, in: scene.scene) else { return nil }
    return analysis.facts.frames(of: scene).frame(of: id, in: scene.scene).map(text)
  }

  /// A frame as a scene writes it, with tenths of points.
  static func text(_ frame: [Double]) -> String {
    "[" + frame.map { SceneNumber.text(($0 * 10).rounded() / 10) }.joined(separator: ", ") + "]"
  }
}
