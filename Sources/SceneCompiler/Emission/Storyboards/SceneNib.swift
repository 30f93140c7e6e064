import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// A scene's own nib while it is put together: a controller with the controllers in it, which may be other scenes.
struct SceneNib {
  /// What one scene gives to the nib; all units write into one graph, which goes from one to the next.
  struct Unit {
    var emitter: NibEmitter
    var scene: Int
    /// The controller with which the scene takes part, and those written in place in it, in the order of the text.
    var controllers: [ObjectID]
    /// The objects beside them.
    var dock: [ObjectID]
  }

  let emission: StoryboardEmission
  var units: [Unit] = []
  var graph = NibArchiveGraph()
  /// The stand-ins for the storyboard, by controller, in the order in which the controllers are reached.
  private var storyboards: [(unit: Int, controller: ObjectID, node: NibArchiveGraph.NodeID)] = []
  /// Stand-ins for children from other storyboards.
  private var tools: NibTools { emission.tools }

  init(_ emission: StoryboardEmission) {
    self.emission = emission
  }

  /// The nib of a controller, and the lines that it comes from; nil where they are not noted.
  mutating func archive(of controller: StoryboardController) -> (archive: NibArchive, map: NibSourceMap?) {
    add(controller, parent: nil)
    fillBars()
    var connections: [NibEmitter.Connection] = []
    for index in units.indices {
      connections += withGraph(of: index) { unit, nib in nib.emit(&unit) }
    }
    connections = connections.reversed() + ownConnections()
    let topLevel = topLevelNodes()
    let order = units[0].emitter.sorted(connections)
    let listed = topLevel + SceneNibLevels(units).nodes()
    var lists: [[NibArchiveGraph.NodeID]] = [[], [], [], []]
    for index in units.indices {
      withGraph(of: index) { unit, _ in
        lists[0] += unit.emitter.visibleWindows()
        lists[1] += unit.emitter.accessibilityConfigurations()
        lists[2] += unit.emitter.traitStorageLists()
        lists[3] += unit.emitter.keyValuePairs()
      }
    }
    let root = graph.makeNibRoot(
      topLevel: topLevel,
      listed: listed,
      connections: order.map(\.node),
      windows: lists[0],
      accessibility: lists[1],
      traits: lists[2],
      pairs: lists[3]
    )
    withGraph(of: 0) { unit, _ in unit.emitter.applyEdits(root: root) }
    let map = emission.mapsSources ? sourceMap(root: root) : nil
    return (graph.storyboardArchive(root: root, like: tools), map)
  }

  /// The lines that the nib comes from, of the file in which its own scene stands: a map tells of one file.
  private mutating func sourceMap(root: NibArchiveGraph.NodeID) -> NibSourceMap {
    var map = withGraph(of: 0) { unit, _ in unit.emitter.sourceMap(root: root) }
    let path = units[0].emitter.scene.source.path
    for index in units.indices.dropFirst() where units[index].emitter.scene.source.path == path {
      map.merge(withGraph(of: index) { unit, _ in unit.emitter.sourceMap(root: root) })
    }
    return map
  }

  /// Lends the graph, and the values that equal objects share, to a unit.
  @discardableResult
  private mutating func withGraph<Result>(of index: Int, _ body: (inout Unit, SceneNib) -> Result) -> Result {
    let context = self
    var unit = units[index]
    swap(&unit.emitter.graph, &graph)
    defer {
      swap(&unit.emitter.graph, &graph)
      units[index] = unit
    }
    return body(&unit, context)
  }

  // MARK: - Controllers

  /// Adds a controller with the children in it, written in place or named.
  @discardableResult
  private mutating func add(_ controller: StoryboardController, parent: NibArchiveGraph.NodeID?) -> Int {
    let (plan, index) = (emission.plan, units.count)
    let division = plan.divisions[controller.scene]
    let controllers = inPlace(controller)
    let dock = controllers.flatMap { division.dock(of: $0) }
    var others: Set = [Scene.firstResponder]
    if index == 0 { others.insert(Scene.owner) }
    var part = StoryboardPart(isSceneNib: true)
    // Tools before Xcode 11 wrapped controllers of an application's class only.
    if index == 0, tools.isSince(11) { part.swapped = controller.object }
    let emitter = NibEmitter(
      division.scene,
      region: NibRegion(
        topLevel: [controller.object] + dock,
        members: division.sceneMembers(of: Set(controllers)),
        others: others,
        in: division.scene
      ),
      mapsSources: emission.mapsSources,
      tools: tools,
      variant: emission.variant,
      plans: emission.plans,
      storyboard: part,
      graph: graph
    )
    units.append(Unit(emitter: emitter, scene: controller.scene, controllers: controllers, dock: dock))
    graph = NibArchiveGraph()
    swap(&units[index].emitter.graph, &graph)
    if index > 0 {
      let first = units[0].emitter
      units[index].emitter.adopt(first.node(of: Scene.firstResponder), for: Scene.firstResponder)
      units[index].emitter.adopt(first.node(of: Scene.owner), for: Scene.owner)
    }
    for id in controllers { fill(id, in: index, parent: id == controller.object ? parent : nil) }
    return index
  }

  /// A controller, and those that are written in place in it, in the order of the text.
  private func inPlace(_ controller: StoryboardController) -> [ObjectID] {
    var found = [controller.object]
    let objects = emission.plan.scenes[controller.scene].scene.objects
    var next = 0
    while next < found.count {
      found += objects.children(in: "viewControllers", at: found[next].index)
      next += 1
    }
    return found.sorted()
  }

  /// Says what the nib tells of a controller, and adds the scenes that it contains.
  private mutating func fill(_ id: ObjectID, in index: Int, parent: NibArchiveGraph.NodeID?) {
    let (plan, scene) = (emission.plan, units[index].scene)
    let controller = StoryboardController(scene: scene, object: id)
    let object = plan.scenes[scene].scene[id]
    let node = units[index].emitter.node(of: id)
    let storyboard = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string("UIStoryboardPlaceholder")), to: storyboard)
    storyboards.append((index, id, storyboard))
    var facts = units[index].emitter.storyboard?.controllers[id] ?? StoryboardPart.Controller()
    facts.parent = parent ?? facts.parent
    facts.identifier = object.storyboardIdentifier?.value
    if let name = plan.names.viewNibs[controller] {
      facts.viewNib = name
      facts.handed = emission.view(of: controller).handed
    }
    for segue in plan.segues(of: controller) {
      let template = template(plan.scenes[scene].scene.segues[segue], in: index)
      units[index].emitter.storyboard?.segues[segue] = template
      facts.templates.append(template)
    }
    if id == plan.scenes[scene].scene.viewController || !plan.divisions[scene].dock(of: id).isEmpty {
      facts.keptAlive = plan.divisions[scene].dock(of: id).map { units[index].emitter.node(of: $0) }
    }
    units[index].emitter.storyboard?.controllers[id] = facts
    let children = plan.children(of: controller)
    guard !children.isEmpty else { return }
    let nodes = children.map { child in self.child(child, of: node, in: index) }
    units[index].emitter.storyboard?.contents[id, default: [:]]["viewControllers"] = .init(nodes: nodes)
  }

  /// The node of a child.
  private mutating func child(
    _ child: StoryboardPlan.Target,
    of parent: NibArchiveGraph.NodeID,
    in index: Int
  ) -> NibArchiveGraph.NodeID {
    switch child {
    case .scene(let controller) where isInPlace(controller, in: index):
      units[index].emitter.storyboard?.controllers[controller.object, default: .init()].parent = parent
      return units[index].emitter.node(of: controller.object)
    case .scene(let controller):
      let unit = add(controller, parent: parent)
      return units[unit].emitter.node(of: controller.object)
    case .reference(let number):
      let standIn = graph.makeNode("UIStoryboardViewControllerPlaceholder")
      graph.append("UIParentViewController", .object(parent), to: standIn)
      let identifier = graph.string(emission.plan.names.references[number])
      graph.append("UIStoryboardIdentifier", .object(identifier), to: standIn)
      return standIn
    }
  }

  private func isInPlace(_ controller: StoryboardController, in index: Int) -> Bool {
    units[index].scene == controller.scene && units[index].controllers.contains(controller.object)
  }

  private mutating func template(_ segue: SceneSegue, in index: Int) -> NibArchiveGraph.NodeID {
    let destination = segue.destination.flatMap { emission.plan.identifier(of: $0.value) }
    let template = SegueTemplate(segue: segue, destination: destination)
    let node = graph.makeNode(template.className)
    let emitter = units[index].emitter
    let isItem = emitter.validated.schema(of: segue.source).isKind(of: "UIBarButtonItem")
    let anchor = segue.barButtonItem?.object ?? (segue.sourceView == nil && isItem ? segue.source : nil)
    template.write(to: node, anchor: anchor.map { emitter.node(of: $0) }, passthroughViews: nil, in: &graph)
    return node
  }

  // MARK: - Bars

  /// Shows the items of children in the bars of their containers.
  private mutating func fillBars() {
    for index in units.indices {
      for id in units[index].controllers {
        let scene = units[index].emitter.validated
        let schema = scene.schema(of: id)
        let objects = scene.scene.objects
        let children = units[index].emitter.storyboard?.contents[id]?["viewControllers"]?.nodes ?? []
        if let bar = objects.children(in: "navigationBar", at: id.index).first {
          let node = units[index].emitter.node(of: bar)
          let items = children.compactMap { item(of: $0, in: "navigationItem", shownIn: node) }
          units[index].emitter.storyboard?.contents[bar, default: [:]]["items"] = .init(nodes: items)
        }
        if let bar = objects.children(in: "tabBar", at: id.index).first, schema.isKind(of: "UITabBarController") {
          let items = children.compactMap { item(of: $0, in: "tabBarItem", shownIn: nil) }
          units[index].emitter.storyboard?.contents[bar, default: [:]]["items"] = .init(nodes: items)
        }
        if let bar = objects.children(in: "toolbar", at: id.index).first {
          units[index].emitter.storyboard?.contents[bar, default: [:]]["items"] =
            .init(nodes: [], isAlwaysWritten: true)
        }
      }
    }
  }

  /// The item of a child, which learns of the navigation bar that shows it.
  private mutating func item(
    of child: NibArchiveGraph.NodeID,
    in slot: String,
    shownIn bar: NibArchiveGraph.NodeID?
  ) -> NibArchiveGraph.NodeID? {
    for index in units.indices {
      let emitter = units[index].emitter
      guard let id = units[index].controllers.first(where: { emitter.node(of: $0) == child }) else { continue }
      if let bar { units[index].emitter.storyboard?.controllers[id]?.navigationBar = bar }
      return emitter.objects.children(in: slot, at: id.index).first.map { emitter.node(of: $0) }
    }
    return nil
  }

  // MARK: - What a unit writes

  /// Writes the objects of a unit; its connections.
  private func emit(_ unit: inout Unit) -> [NibEmitter.Connection] {
    unit.emitter.makePlans()
    unit.emitter.objectsByLevel = unit.emitter.makeLevels()
    unit.emitter.makeDataSources()
    for id in unit.emitter.region.objects where unit.emitter.isMember(id) || unit.scene == units[0].scene {
      unit.emitter.emitObject(id)
    }
    for id in unit.controllers {
      for slot in ["navigationBar", "tabBar", "toolbar"] {
        for bar in unit.emitter.objects.children(in: slot, at: id.index) { unit.emitter.layOutBar(bar) }
      }
    }
    for index in unit.emitter.region.constraints { unit.emitter.emitConstraint(index) }
    return unit.emitter.sceneConnections(emission.plan.divisions[unit.scene])
  }

  /// What ties controllers and segues to the storyboard.
  private mutating func ownConnections() -> [NibEmitter.Connection] {
    var found: [NibEmitter.Connection] = []
    func add(_ label: String, from source: NibArchiveGraph.NodeID, to target: NibArchiveGraph.NodeID, _ group: Int) {
      let node = graph.makeNode("UIRuntimeOutletConnection")
      graph.append("UILabel", .object(graph.string(label)), to: node)
      graph.append("UISource", .object(source), to: node)
      graph.append("UIDestination", .object(target), to: node)
      found.append(.init(group: group, label: label, mask: 0, node: node))
    }
    for (index, id, storyboard) in SceneNibLevels(units).byLevel(storyboards) {
      add("storyboard", from: units[index].emitter.node(of: id), to: storyboard, NibEmitter.storyboardGroup)
    }
    let first = units[0]
    let owner = first.emitter.node(of: Scene.owner)
    let root = first.emitter.node(of: first.controllers[0])
    add("sceneViewController", from: owner, to: root, NibEmitter.outletGroup)
    for unit in units {
      for id in unit.controllers {
        for template in (unit.emitter.storyboard?.controllers[id]?.templates ?? []).reversed() {
          add("viewController", from: template, to: unit.emitter.node(of: id), NibEmitter.outletGroup)
        }
      }
    }
    return found
  }

  /// The objects at the top: owner, first responder, a stand-in for the storyboard a controller, the controller and the dock.
  private func topLevelNodes() -> [NibArchiveGraph.NodeID] {
    let emitter = units[0].emitter
    let pair = [emitter.node(of: Scene.owner), emitter.node(of: Scene.firstResponder)]
    let root = emitter.node(of: units[0].controllers[0])
    let dock = units[0].dock.map { emitter.node(of: $0) }
    var inner: [NibArchiveGraph.NodeID] = []
    for (index, id, storyboard) in storyboards where index > 0 || id != units[0].controllers[0] {
      let isFirst = id == units[index].controllers[0]
      let dock = isFirst && index > 0 ? units[index].dock.map { units[index].emitter.node(of: $0) } : []
      inner = (tools.isSince(13) ? [storyboard] + dock.reversed() : dock + [storyboard]) + inner
    }
    let own = storyboards[0].node
    return tools.isSince(13)
      ? inner + pair + [own] + dock.reversed() + [root] : inner + [root] + dock + pair + [own]
  }
}
