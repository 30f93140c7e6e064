import NibArchive
import SceneCatalog
import SceneModel

/// The state of one emission: the graph, and the nodes made so far.
struct NibEmitter {
  let validated: ValidatedScene
  var scene: Scene { validated.scene }
  var graph = NibArchiveGraph()
  /// The node of each object, by index.
  var nodes: [NibArchiveGraph.NodeID] = []
  /// The node of each constraint, by index.
  var constraintNodes: [NibArchiveGraph.NodeID] = []
  /// The layout guides that constraints use, by view and name, in the order of their first use.
  var guides: [(place: GuidePlace, node: NibArchiveGraph.NodeID)] = []
  /// Equal colours, fonts and images are one object in a nib.
  var colors: [SceneColor: NibArchiveGraph.NodeID] = [:]
  var fonts: [SceneFont: NibArchiveGraph.NodeID] = [:]
  var images: [SceneImage: NibArchiveGraph.NodeID] = [:]
  /// The views that a constraint names.
  let constrainedViews: Set<ObjectID>

  /// A guide of a view.
  struct GuidePlace: Hashable {
    var view: ObjectID
    var name: String
  }

  init(_ scene: ValidatedScene) {
    validated = scene
    constrainedViews = Set(
      scene.scene.constraints.flatMap { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.filter { $0.guide == nil }.compactMap(\.item.object)
      }
    )
    nodes = scene.scene.objects.indices.map { graph.makeNode(className(of: ObjectID($0))) }
    constraintNodes = scene.scene.constraints.map { _ in graph.makeNode("NSLayoutConstraint") }
    makeGuides()
  }

  func node(of id: ObjectID) -> NibArchiveGraph.NodeID { nodes[id.index] }

  /// The archived class of an object: its own, or what stands for it until its own is known at run time.
  private func className(of id: ObjectID) -> String {
    let object = scene[id]
    guard object.kind == .object else { return "UIProxyObject" }
    return isSwapped(id) ? "UIClassSwapper" : validated.schema(of: id).archivedName
  }

  /// Whether an object's class is an application's.
  func isSwapped(_ id: ObjectID) -> Bool {
    scene[id].className.value != validated.schema(of: id).archivedName
  }
}
