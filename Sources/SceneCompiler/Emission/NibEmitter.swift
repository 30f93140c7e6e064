import NibArchive
import SceneCatalog
import SceneModel

/// The state of one emission: the graph, and the nodes made so far.
struct NibEmitter {
  /// The part of a scene that one nib holds.
  enum Region {
    /// Everything but the prototypes, which are nibs of their own.
    case scene
    /// A prototype and what stands in it.
    case prototype(ObjectID)
  }

  let validated: ValidatedScene
  /// The version of Xcode like which the nib is written.
  let tools: NibTools
  var scene: Scene {
    _read { yield validated.scene }
  }
  var graph = NibArchiveGraph()
  /// The node of each object, by index; an object outside the region has a proxy.
  var nodes: [NibArchiveGraph.NodeID] = []
  /// The node of each constraint, by index.
  var constraintNodes: [NibArchiveGraph.NodeID] = []
  /// The layout guides that constraints use, in the order of their first use.
  var guides: [(place: GuidePlace, node: NibArchiveGraph.NodeID)] = []
  /// The places of guides in `guides`, by what they are and by view.
  var guidePlaces: [GuidePlace: Int] = [:]
  var guidesByView: [ObjectID: [Int]] = [:]
  /// The plans of the classes of the nib's objects, and the place of each object's plan; negative for what the nib does not make.
  var plans: [PlanState] = []
  var planPlaces: [Int] = []
  /// Where plans are kept from one nib to the next.
  let classPlans: ClassPlans
  /// Objects with a configuration of accessibility, and those with runtime attributes, in the order of the text.
  var accessibleObjects: [ObjectID] = []
  var attributedObjects: [ObjectID] = []
  /// All objects of the nib, parents before children, level by level.
  var objectsByLevel: [ObjectID] = []
  /// The place of the view that was asked for last.
  var lastGeometry: (id: ObjectID, geometry: ViewGeometry)?
  /// The segments of the control that was asked for last.
  var lastSegmentRow: SegmentRow?
  /// The data sources of static tables, by table.
  var dataSources: [(table: ObjectID, node: NibArchiveGraph.NodeID)] = []
  /// Equal colours, fonts and images are one object in a nib.
  var colors: [SceneColor: NibArchiveGraph.NodeID] = [:]
  var fonts: [SceneFont: NibArchiveGraph.NodeID] = [:]
  var images: [SceneImage: NibArchiveGraph.NodeID] = [:]
  /// The entries of the nib's list of objects, known once the root is emitted.
  var listed: [NibArchiveGraph.NodeID] = []
  /// Where connections and attributes stand in the text, and the maps of nested nibs.
  var origins = Origins()
  /// Whether nested nibs get maps too.
  let mapsSources: Bool
  /// The views that a constraint names.
  let constrainedViews: Set<ObjectID>
  /// The objects at the top of the region; of the whole scene these are the owner's children too.
  let topLevel: [ObjectID]
  /// Whether the nib is the scene's, and not that of a prototype.
  let isWholeScene: Bool
  /// Whether an object is in the region, by index.
  private let members: [Bool]

  /// A guide of a view.
  struct GuidePlace: Hashable {
    var view: ObjectID
    var name: String
  }

  init(
    _ scene: ValidatedScene,
    region: Region = .scene,
    mapsSources: Bool = false,
    tools: NibTools = .usual,
    plans: ClassPlans = ClassPlans()
  ) {
    validated = scene
    classPlans = plans
    self.tools = tools
    self.mapsSources = mapsSources
    constrainedViews = Set(
      scene.scene.constraints.flatMap { constraint in
        [constraint.first, constraint.second].compactMap { $0 }.filter { $0.guide == nil }.compactMap(\.item.object)
      }
    )
    if case .scene = region { isWholeScene = true } else { isWholeScene = false }
    (topLevel, members) = Self.members(of: region, in: scene)
    nodes = scene.scene.objects.indices.map { graph.makeNode(className(of: ObjectID($0))) }
    constraintNodes = scene.scene.constraints.map { _ in graph.makeNode("NSLayoutConstraint") }
    makeGuides()
  }

  /// Whether components of colours stand in double precision too: older tools keep them in single precision only.
  var hasDoubleComponents: Bool { tools.isSince(11) && (scene.orders.coderVersion ?? 10) >= 10 }

  /// The archive of everything that a root reaches.
  func archive(root: NibArchiveGraph.NodeID) -> NibArchive {
    graph.archive(root: root, coderVersion: tools.coderVersion)
  }

  func node(of id: ObjectID) -> NibArchiveGraph.NodeID { nodes[id.index] }

  /// Whether an object is made by this nib.
  func isMember(_ id: ObjectID) -> Bool { members[id.index] }

  /// Whether an object is in a nib at all: one that no size class installs, and that nothing refers to, is not.
  func isInNib(_ id: ObjectID) -> Bool {
    scene[id].isInstalled || !scene[id].variations.isEmpty || referenced.contains(id)
  }

  /// The objects that some outlet or action leads to.
  private var referenced: Set<ObjectID> { validated.referenced }

  /// The archived class of an object: its own, or what stands for it until its own is known at run time.
  private func className(of id: ObjectID) -> String {
    let object = scene[id]
    guard object.kind == .object, isMember(id) else { return "UIProxyObject" }
    return isSwapped(id) ? "UIClassSwapper" : validated.schema(of: id).archivedName
  }

  /// Whether an object's class is an application's.
  func isSwapped(_ id: ObjectID) -> Bool {
    scene[id].className.value != validated.schema(of: id).archivedName
  }

  /// The objects of a region; parents stand before children in a scene, so one pass finds them.
  private static func members(of region: Region, in scene: ValidatedScene) -> (topLevel: [ObjectID], members: [Bool]) {
    var members = Array(repeating: false, count: scene.scene.objects.count)
    let topLevel: [ObjectID]
    switch region {
    case .scene: topLevel = scene.scene.topLevel + scene.scene.ownerChildren
    case .prototype(let root): topLevel = [root]
    }
    for id in topLevel { members[id.index] = true }
    for index in scene.scene.objects.indices {
      guard let parent = scene.scene.objects[index].parent, members[parent.index],
        let slot = scene.scene.objects[index].slotName
      else { continue }
      members[index] = !scene.schema(of: parent).prototypeSlots.contains(slot)
    }
    return (topLevel, members)
  }
}
