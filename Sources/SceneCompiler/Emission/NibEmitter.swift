import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// The state of one emission: the graph, and the nodes made so far.
struct NibEmitter {
  let validated: ValidatedScene
  /// The version of Xcode like which the nib is written.
  let tools: NibTools
  /// Whether the tools lay some views out anew, which those since Xcode 11 do not.
  let laysOutAnew: Bool
  /// Which systems the nib is for.
  let variant: NibVariant
  var scene: Scene {
    _read { yield validated.scene }
  }
  /// The scene's objects, which are looked at most.
  let objects: SceneObjectList
  var graph: NibArchiveGraph
  /// What a nib of a storyboard has beside; nil for that of a scene that stands alone.
  var storyboard: StoryboardPart?
  /// The part of the scene that the nib holds.
  let region: NibRegion
  /// The node of each object; one outside the region has a proxy.
  private var nodes = Stretch<NibArchiveGraph.NodeID>()
  private var outsideNodes: [ObjectID: NibArchiveGraph.NodeID] = [:]
  /// The node of each constraint.
  private var constraintNodes = Stretch<NibArchiveGraph.NodeID>()
  private var outsideConstraintNodes: [Int: NibArchiveGraph.NodeID] = [:]
  /// The layout guides that constraints use, in the order of their first use.
  var guides: [(place: GuidePlace, node: NibArchiveGraph.NodeID)] = []
  /// The places of guides in `guides`, by what they are and by view.
  var guidePlaces: [GuidePlace: Int] = [:]
  var guidesByView: [ObjectID: [Int]] = [:]
  /// The plans of the classes of the nib's objects, and the place of each object's plan; negative for what the nib does not make.
  var plans: [PlanState] = []
  /// The steps of all plans; those of one are side by side.
  var steps: [StepState] = []
  var planPlaces = Stretch<Int>()
  /// Which keys objects have, the parts of all layouts, and the layouts by the hashes of what they are for.
  var layouts: [KeyLayout] = []
  var layoutParts: [KeyLayout.Part] = []
  /// What layouts write as it is, beside `layoutParts`.
  var layoutDirects: [ClassPlan.Direct] = []
  var layoutIndexes: [UInt64: Int] = [:]
  /// What is written for values that many objects have, by plan, step and value.
  var sharedValues: [UInt64: PlanState.Shared] = [:]
  /// The numbers of the properties that say where a view is; `NameTable.none` for those that the scene does not have.
  let geometryNames: (frame: UInt32, bounds: UInt32, center: UInt32, transform: UInt32)
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
  /// The controllers whose outlet leads to a table, by table; known where there are data sources.
  var tableControllers: [ObjectID: ObjectID] = [:]
  /// Equal colors, fonts and images are one object in a nib.
  var colors: [SceneColor: NibArchiveGraph.NodeID] = [:]
  var fonts: [SceneFont: NibArchiveGraph.NodeID] = [:]
  var images: [SceneImage: NibArchiveGraph.NodeID] = [:]
  /// The traits that hold always; nil until something varies with the traits.
  var anyTraits: NibArchiveGraph.NodeID?
  /// The entries of the nib's list of objects, known once the root is emitted.
  var listed: [NibArchiveGraph.NodeID] = []
  /// The objects of the region with parts that few have; see `ObjectRest.hasRareParts`.
  let unusual: [ObjectID]
  /// Where connections and attributes stand in the text, and the maps of nested nibs.
  var origins = Origins()
  /// Whether nested nibs get maps too.
  let mapsSources: Bool
  /// The views that a constraint names.
  let constrainedViews: ConstrainedViews
  /// The keys of what buttons keep by state, in the order of `ClassPlan.contentKeys`.
  var contentKeys: [NibArchiveGraph.KeyID]?
  /// The constraints of views with more than one in the order of the nib, for the list of all objects.
  var constraintOrders: [ObjectID: [Int]] = [:]
  /// The keys of constraints.
  var constraintKeys: ConstraintKeys?

  /// A guide of a view.
  struct GuidePlace: Hashable {
    var view: ObjectID
    var name: String
  }

  init(
    _ scene: ValidatedScene,
    region: NibRegion? = nil,
    mapsSources: Bool = false,
    tools: NibTools = .usual,
    variant: NibVariant = .current,
    plans: ClassPlans = ClassPlans(),
    storyboard: StoryboardPart? = nil,
    graph: consuming NibArchiveGraph = NibArchiveGraph()
  ) {
    validated = scene
    self.graph = graph
    self.storyboard = storyboard
    objects = scene.scene.objects
    classPlans = plans
    self.tools = tools
    laysOutAnew = !tools.isSince(11)
    self.variant = variant
    self.mapsSources = mapsSources
    let region = region ?? NibRegion(of: scene)
    self.region = region
    unusual =
      region.isWholeScene ? scene.unusual : region.objects.filter { scene.scene.objects.hasRareParts(at: $0.index) }
    constrainedViews = scene.constrainedViews(of: region.constraints)
    let names = scene.scene.objects.names
    geometryNames = (
      frame: names.number(of: "frame") ?? NameTable.none,
      bounds: names.number(of: "bounds") ?? NameTable.none,
      center: names.number(of: "center") ?? NameTable.none,
      transform: names.number(of: "transform") ?? NameTable.none
    )
    // In a loop: a closure would take the emitter with it at each call.
    var made: [NibArchiveGraph.NodeID] = []
    made.reserveCapacity(region.extent.count)
    // Most objects are of the class of an earlier one of the same name.
    var byName = [NibArchiveGraph.NodeID?](repeating: nil, count: names.names.count)
    for index in region.extent {
      let id = ObjectID(index)
      let name = Int(scene.scene.objects.records[index].className)
      let isUsual = scene.scene.objects.isMade(at: index) && region.contains(id) && !scene.hasSuperclassOnly(id)
      if isUsual, let other = byName[name] {
        made.append(self.graph.makeNode(like: other))
      } else {
        let node = makeNode(of: id)
        if isUsual { byName[name] = node }
        made.append(node)
      }
    }
    nodes = Stretch(lower: region.extent.lowerBound, elements: made)
    for id in region.objects where nodes[id.index] == nil { outsideNodes[id] = makeNode(of: id) }
    let own = region.constraints.filter { region.contains(scene.scene.constraints[$0].outline.owner) }
    constraintNodes = Stretch((own.first ?? 0)..<(own.last ?? -1) + 1) { _ in self.graph.makeNode("NSLayoutConstraint")
    }
    for index in region.constraints where constraintNodes[index] == nil {
      outsideConstraintNodes[index] = self.graph.makeNode("NSLayoutConstraint")
    }
    makeGuides()
  }

  /// Whether components of colors stand in double precision too: older tools keep them in single precision only.
  var hasDoubleComponents: Bool { tools.isSince(11) && (scene.orders.coderVersion ?? 10) >= 10 }

  /// The archive of everything that a root reaches.
  func archive(root: NibArchiveGraph.NodeID) -> NibArchive {
    graph.archive(root: root, coderVersion: tools.coderVersion)
  }

  /// The node of an object that the region refers to, as all are that are asked for.
  func node(of id: ObjectID) -> NibArchiveGraph.NodeID {
    nodes[id.index] ?? outsideNodes[id] ?? nodes.elements[0]
  }

  /// The node of a constraint of the region, or that an outlet in it leads to.
  func constraintNode(_ index: Int) -> NibArchiveGraph.NodeID {
    constraintNodes[index] ?? outsideConstraintNodes[index] ?? nodes.elements[0]
  }

  /// Takes a node that another emitter of the same nib has made for an object of all scenes, such as the first responder.
  mutating func adopt(_ node: NibArchiveGraph.NodeID, for id: ObjectID) { outsideNodes[id] = node }

  /// Makes a stand-in for an object that nothing but a path in the text leads to.
  mutating func makeProxy(of id: ObjectID) -> NibArchiveGraph.NodeID {
    let node = makeNode(of: id)
    outsideNodes[id] = node
    emitObject(id)
    return node
  }

  /// Whether an object is made by this nib.
  func isMember(_ id: ObjectID) -> Bool { region.contains(id) }

  /// Whether an object is in a nib at all.
  func isInNib(_ id: ObjectID) -> Bool { validated.isInNib(id) }

  /// The archived class of an object: its own, or what stands for it until its own is known at run time.
  private func className(of id: ObjectID) -> String {
    guard objects.isMade(at: id.index), isMember(id) else { return "UIProxyObject" }
    return isSwapped(id) ? "UIClassSwapper" : validated.schema(of: id).archivedName
  }

  /// An object without values, of its archived class.
  ///
  /// The class of a cell's content view is UIKit's own, and an older system takes a plain view.
  private mutating func makeNode(of id: ObjectID) -> NibArchiveGraph.NodeID {
    let name = className(of: id)
    return graph.makeNode(name, fallbacks: name == "UITableViewCellContentView" ? ["UIView"] : [])
  }

  /// Whether an object's class is an application's.
  func isSwapped(_ id: ObjectID) -> Bool {
    let place = planPlaces[id.index] ?? -1
    let isOther =
      place < 0
      ? objects.className(at: id.index) != validated.schema(of: id).archivedName
      : objects.records[id.index].className != plans[place].archivedName
    return isOther || storyboard?.swapped == id
  }
}
