import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// A scene's own nib while it is put together: a controller with the controllers in it, which may be other scenes.
struct SceneNib {
  /// What one scene gives to the nib; all units write into one graph, which goes from one to the next.
  final class Unit {
    var emitter: NibEmitter
    let scene: Int
    /// The controller with which the scene takes part, and those written in place in it, in the order of the text.
    let controllers: [ObjectID]
    /// The objects beside them.
    let dock: [ObjectID]

    init(_ emitter: consuming NibEmitter, scene: Int, controllers: [ObjectID], dock: [ObjectID]) {
      self.emitter = emitter
      (self.scene, self.controllers, self.dock) = (scene, controllers, dock)
    }

    var context: EmissionContext { emitter.context }

    func node(of id: ObjectID) -> NibArchiveGraph.NodeID { emitter.writer.nodes[id] }
  }

  let emission: StoryboardEmission
  var units: [Unit] = []
  var graph = NibArchiveGraph(.uikit)
  /// The stand-ins for the storyboard, by controller, in the order in which the controllers are reached.
  private var storyboards: [(unit: Int, controller: ObjectID, node: NibArchiveGraph.NodeID)] = []
  private var tools: NibTools { emission.options.tools }

  init(_ emission: StoryboardEmission) {
    self.emission = emission
  }

  /// The nib of a controller, with what the options ask for.
  mutating func emitted(_ controller: StoryboardController) -> EmittedStoryboardNib {
    add(controller, parent: nil)
    fillBars()
    var connections: [NibConnection] = []
    let divisions = emission.plan.divisions
    for index in units.indices {
      let isFirst = units[index].scene == units[0].scene
      withGraph(of: index) { unit in
        unit.emitter.emitUnit(unit.controllers, isFirst: isFirst)
        connections += unit.emitter.sceneConnections(divisions[unit.scene])
      }
    }
    connections = (connections.reversed() + ownConnections()).sorted(like: tools)
    let topLevel = topLevelNodes()
    let listed = topLevel + SceneNibLevels(units).nodes()
    var windows: [NibArchiveGraph.NodeID] = []
    var lists = NibArchiveGraph.RootLists()
    for index in units.indices {
      withGraph(of: index) { unit in
        windows += unit.emitter.visibleWindows()
        let own = unit.emitter.attributeLists()
        lists.accessibility += own.accessibility
        lists.traits += own.traits
        lists.pairs += own.pairs
      }
    }
    let root = graph.makeNibRoot(
      topLevel: topLevel,
      listed: listed,
      connections: connections.map(\.node),
      windows: windows,
      lists
    )
    withGraph(of: 0) { unit in ArchiveEditor(unit.context).apply(root: root, in: &unit.emitter.writer) }
    let details = emission.options.details
    let map = details.contains(.sourceMap) ? sourceMap(root: root) : nil
    var nib = EmittedStoryboardNib(archive: graph.storyboardArchive(root: root, like: tools), map: map)
    if details.contains(.listIndexes) {
      for unit in units {
        let found = unit.emitter.listIndexes(NibEmitter.Root(node: root, listed: listed))
        nib.listIndexes.objects[unit.scene, default: EmittedNib.Indexes()].merge(found)
      }
    }
    return nib
  }

  /// The lines that the nib comes from, of the file in which its own scene stands: a map is about one file.
  private mutating func sourceMap(root: NibArchiveGraph.NodeID) -> NibSourceMap {
    let path = units[0].context.scene.source.path
    func map(of unit: Unit) -> NibSourceMap {
      unit.emitter.writer.sources.map(root: root, unit.context, unit.emitter.writer.nodes, in: graph)
    }
    var whole = map(of: units[0])
    for unit in units.dropFirst() where unit.context.scene.source.path == path { whole.merge(map(of: unit)) }
    return whole
  }

  /// Lends the graph to a unit.
  private mutating func withGraph(of index: Int, _ body: (Unit) -> Void) {
    let unit = units[index]
    swap(&unit.emitter.writer.graph, &graph)
    body(unit)
    swap(&unit.emitter.writer.graph, &graph)
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
    var role = StoryboardRole()
    // Tools before Xcode 11 wrapped controllers of an application's class only.
    if index == 0, tools.isSince(.xcode11) { role.swapped = controller.object }
    let context = EmissionContext(
      division.scene,
      region: NibRegion(
        topLevel: [controller.object] + dock,
        members: division.sceneMembers(of: Set(controllers)),
        others: others,
        in: division.scene
      ),
      role: role,
      emission.options
    )
    var lent = NibArchiveGraph(.uikit)
    swap(&lent, &graph)
    let unit = Unit(
      NibEmitter(context, graph: lent),
      scene: controller.scene,
      controllers: controllers,
      dock: dock
    )
    swap(&unit.emitter.writer.graph, &graph)
    units.append(unit)
    if index > 0 {
      for id in [Scene.firstResponder, Scene.owner] { unit.emitter.writer.nodes.adopt(units[0].node(of: id), for: id) }
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

  /// Writes what the nib says of a controller, and adds the scenes that it contains.
  private mutating func fill(_ id: ObjectID, in index: Int, parent: NibArchiveGraph.NodeID?) {
    let (plan, scene) = (emission.plan, units[index].scene)
    let controller = StoryboardController(scene: scene, object: id)
    let object = plan.scenes[scene].scene[id]
    let node = units[index].node(of: id)
    let storyboard = graph.makeNode("UIProxyObject")
    graph.append("UIProxiedObjectIdentifier", .object(graph.string("UIStoryboardPlaceholder")), to: storyboard)
    storyboards.append((index, id, storyboard))
    var facts = units[index].emitter.storyboard.controllers[id] ?? StoryboardPart.Controller()
    facts.parent = parent ?? facts.parent
    facts.identifier = object.storyboardIdentifier?.value
    if let name = plan.names.viewNibs[controller] {
      facts.viewNib = name
      facts.handed = emission.view(of: controller).handed
    }
    for segue in plan.segues(of: controller) {
      let template = template(plan.scenes[scene].scene.segues[segue], in: index)
      units[index].emitter.storyboard.segues[segue] = template
      facts.templates.append(template)
    }
    if id == plan.scenes[scene].scene.viewController || !plan.divisions[scene].dock(of: id).isEmpty {
      facts.keptAlive = plan.divisions[scene].dock(of: id).map { units[index].node(of: $0) }
    }
    units[index].emitter.storyboard.controllers[id] = facts
    let children = plan.children(of: controller)
    guard !children.isEmpty else { return }
    let nodes = children.map { child in self.child(child, of: node, in: index) }
    units[index].emitter.storyboard.contents[id, default: [:]]["viewControllers"] = .init(nodes: nodes)
  }

  /// The node of a child.
  private mutating func child(
    _ child: StoryboardPlan.Target,
    of parent: NibArchiveGraph.NodeID,
    in index: Int
  ) -> NibArchiveGraph.NodeID {
    switch child {
    case .scene(let controller) where isInPlace(controller, in: index):
      units[index].emitter.storyboard.controllers[controller.object, default: .init()].parent = parent
      return units[index].node(of: controller.object)
    case .scene(let controller):
      let unit = add(controller, parent: parent)
      return units[unit].node(of: controller.object)
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
    let unit = units[index]
    let isItem = unit.context.validated.schema(of: segue.source).isKind(of: "UIBarButtonItem")
    let anchor = segue.barButtonItem?.object ?? (segue.sourceView == nil && isItem ? segue.source : nil)
    template.write(to: node, anchor: anchor.map { unit.node(of: $0) }, passthroughViews: nil, in: &graph)
    return node
  }

  // MARK: - Bars

  /// Shows the items of children in the bars of their containers.
  private mutating func fillBars() {
    for index in units.indices {
      for id in units[index].controllers {
        let scene = units[index].context.validated
        let schema = scene.schema(of: id)
        let objects = scene.scene.objects
        let children = units[index].emitter.storyboard.contents[id]?["viewControllers"]?.nodes ?? []
        if let bar = objects.children(in: "navigationBar", at: id.index).first {
          let node = units[index].node(of: bar)
          let items = children.compactMap { item(of: $0, in: "navigationItem", shownIn: node) }
          units[index].emitter.storyboard.contents[bar, default: [:]]["items"] = .init(nodes: items)
        }
        if let bar = objects.children(in: "tabBar", at: id.index).first, schema.isKind(of: "UITabBarController") {
          let items = children.compactMap { item(of: $0, in: "tabBarItem", shownIn: nil) }
          units[index].emitter.storyboard.contents[bar, default: [:]]["items"] = .init(nodes: items)
        }
        if let bar = objects.children(in: "toolbar", at: id.index).first {
          units[index].emitter.storyboard.contents[bar, default: [:]]["items"] =
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
    for unit in units {
      guard let id = unit.controllers.first(where: { unit.node(of: $0) == child }) else { continue }
      if let bar { unit.emitter.storyboard.controllers[id]?.navigationBar = bar }
      return unit.context.objects.children(in: slot, at: id.index).first.map { unit.node(of: $0) }
    }
    return nil
  }

  // MARK: - What belongs to no unit

  /// What ties controllers and segues to the storyboard.
  private mutating func ownConnections() -> [NibConnection] {
    var found: [NibConnection] = []
    func add(
      _ label: String,
      from source: NibArchiveGraph.NodeID,
      to target: NibArchiveGraph.NodeID,
      _ group: NibConnection.Group,
      id: String? = nil
    ) {
      let node = graph.makeNode("UIRuntimeOutletConnection")
      graph.appendEnds(label, from: source, to: target, of: node)
      found.append(NibConnection(group: group, label: label, node: node, sourceID: id))
    }
    for (index, id, storyboard) in SceneNibLevels(units).byLevel(storyboards) {
      let documentID = units[index].emitter.context.scene[id].interfaceBuilderID
      add("storyboard", from: units[index].node(of: id), to: storyboard, .storyboard, id: documentID)
    }
    let first = units[0]
    let owner = first.node(of: Scene.owner)
    let root = first.node(of: first.controllers[0])
    add("sceneViewController", from: owner, to: root, .outlet)
    for unit in units {
      for id in unit.controllers {
        for template in (unit.emitter.storyboard.controllers[id]?.templates ?? []).reversed() {
          add("viewController", from: template, to: unit.node(of: id), .outlet)
        }
      }
    }
    return found
  }

  /// The objects at the top: owner, first responder, a stand-in for the storyboard a controller, the controller and the dock.
  private func topLevelNodes() -> [NibArchiveGraph.NodeID] {
    let first = units[0]
    let pair = [first.node(of: Scene.owner), first.node(of: Scene.firstResponder)]
    let root = first.node(of: first.controllers[0])
    let dock = first.dock.map { first.node(of: $0) }
    var inner: [NibArchiveGraph.NodeID] = []
    for (index, id, storyboard) in storyboards where index > 0 || id != units[0].controllers[0] {
      let isFirst = id == units[index].controllers[0]
      let dock = isFirst && index > 0 ? units[index].dock.map { units[index].node(of: $0) } : []
      inner = (tools.isSince(.xcode12_5) ? [storyboard] + dock.reversed() : dock + [storyboard]) + inner
    }
    let own = storyboards[0].node
    return tools.isSince(.xcode12_5)
      ? inner + pair + [own] + dock.reversed() + [root] : inner + [root] + dock + pair + [own]
  }
}
