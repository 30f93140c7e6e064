import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ObjectReading {
  /// Reads a scene of a compiled storyboard: a controller with those written in it, their views, and what stands beside them.
  init(_ content: NibContent, controller: Int, _ unit: StoryboardUnit, catalog: SceneCatalog) {
    self.init(empty: content, catalog: catalog)
    storyboard = unit
    for number in content.elements("UINibTopLevelObjectsKey", of: 0)
    where content.string("UIProxiedObjectIdentifier", of: number) == "IBFirstResponder" {
      take(NibLocation(nib: 0, number: number), Scene.firstResponder)
    }
    guard let root = claim(NibLocation(nib: 0, number: controller), parent: nil, slot: nil, depth: 0) else { return }
    scene.viewController = root
    scene.topLevel = [root]
    readDock()
    readSegues()
    resolveProxies()
    readRest()
    for id in ids where schema(of: id)?.isKind(of: .viewController) == true {
      // The view's nib has the scene's name.
      scene[id].properties.removeAll { $0.name.value == "nibName" }
      if let identifier = content.string("UIStoryboardIdentifier", of: location(of: id).number) {
        scene[id].storyboardIdentifier = Located(unwritten: identifier)
      }
    }
    connectSegues()
  }

  /// What stands beside the controllers and is kept alive by them, but for what stands in their views.
  private mutating func readDock() {
    let content = nibs[0].content
    for id in ids where schema(of: id)?.isKind(of: .viewController) == true {
      for number in content.elements("UITopLevelObjectsToKeepAliveFromStoryboard", of: location(of: id).number) {
        let location = NibLocation(nib: 0, number: number)
        if let child = claim(location, parent: nil, slot: nil, depth: 0) { scene.topLevel.append(child) }
      }
    }
  }

  /// Takes what stands in a slot that a compiled storyboard fills in its own way; nil for any other slot.
  mutating func readStoryboardSlot(
    _ slot: SlotSchema,
    of index: ObjectID,
    _ schema: ClassSchema,
    depth: Int
  ) -> [ObjectID]? {
    guard storyboard != nil else { return nil }
    if schema.isKind(of: .viewController) {
      switch slot.name {
      case "view": return readView(slot, of: index, depth: depth)
      case "viewControllers": return readChildren(slot, of: index, depth: depth)
      default: return nil
      }
    }
    // The items of a container's bar are those of its children.
    let isOfContainer = scene[index].parent.flatMap { self.schema(of: $0) }?.isKind(of: .viewController) == true
    return isOfContainer && slot.name == "items" ? [] : nil
  }

  /// The view of a controller, which is in a nib of its own.
  private mutating func readView(_ slot: SlotSchema, of controller: ObjectID, depth: Int) -> [ObjectID] {
    let location = location(of: controller)
    let outer = nibs[location.nib].content
    guard nibs.count < 10_000, let name = outer.string("UINibName", of: location.number),
      let content = storyboard?.contents[name], !content.archive.objects.isEmpty
    else { return [] }
    var outsiders: [String: Int] = [:]
    for pair in outer.pairs("UIExternalObjectsTableForViewLoading", of: location.number) {
      if let key = outer.string(pair.key) { outsiders[key] = pair.value }
    }
    let number = nibs.count
    nibs.append(Nib(content: content, connections: NibConnection.all(in: content), outsiders: outsiders))
    storyboard?.owners[number] = controller
    var view: Int?
    for connection in nibs[number].connections where connection.label == "view" {
      guard content.string("UIProxiedObjectIdentifier", of: connection.source) == "IBFilesOwner" else { continue }
      indexes[.init(nib: number, number: connection.source)] = controller
      view = view ?? connection.destinations.first
    }
    guard let view else { return [] }
    let child = claim(.init(nib: number, number: view), parent: controller, slot: slot, depth: depth)
    if let id = StoryboardNibSurvey.viewID(ofView: name), let child { scene[child].interfaceBuilderID = id }
    return child.map { [$0] } ?? []
  }

  /// The children of a container: those that are written in it, and the names of the others.
  private mutating func readChildren(_ slot: SlotSchema, of index: ObjectID, depth: Int) -> [ObjectID] {
    let location = location(of: index)
    guard location.nib == 0 else { return [] }
    var found: [ObjectID] = []
    for number in nibs[0].content.elements("UIViewControllers", of: location.number) {
      let position = found.count + scene[index].sceneLinks.count
      if let name = storyboard?.links[number] {
        scene[index].sceneLinks.append(SceneLink(index: position, scene: Located(unwritten: name)))
      } else if let child = claim(.init(nib: 0, number: number), parent: index, slot: slot, depth: depth) {
        found.append(child)
      }
    }
    return found
  }

  /// The location of what an object stands for in the nib of a view; its own for any other.
  func resolved(_ location: NibLocation) -> NibLocation {
    guard storyboard?.owners[location.nib] != nil,
      let identifier = nibs[location.nib].content.string("UIProxiedObjectIdentifier", of: location.number),
      let object = nibs[location.nib].outsiders[identifier]
    else { return location }
    return NibLocation(nib: nibs[location.nib].outer, number: object)
  }

  /// Finds what the nibs of views and prototypes are handed, the outer nibs' first.
  private mutating func resolveProxies() {
    for nib in nibs.indices.dropFirst() {
      let content = nibs[nib].content
      for number in content.archive.objects.indices where content.className(of: number) == "UIProxyObject" {
        guard let identifier = content.string("UIProxiedObjectIdentifier", of: number) else { continue }
        let location = NibLocation(nib: nib, number: number)
        if identifier == "IBFirstResponder" { indexes[location] = Scene.firstResponder }
        guard let object = nibs[nib].outsiders[identifier] else { continue }
        let outer = NibLocation(nib: nibs[nib].outer, number: object)
        if let id = indexes[outer] { indexes[location] = id }
        if let segue = storyboard?.segues[outer] { storyboard?.segues[location] = segue }
      }
    }
  }

  /// Whether a connection is the storyboard's own, and nothing that a scene says.
  func isOfStoryboard(_ connection: NibConnection, _ nib: Int) -> Bool {
    guard let storyboard else { return false }
    if storyboard.segues[.init(nib: nib, number: connection.source)] != nil { return true }
    if connection.destinations.contains(where: { storyboard.segues[.init(nib: nib, number: $0)] != nil }) {
      return true
    }
    let identifier = nibs[nib].content.string("UIProxiedObjectIdentifier", of: connection.source)
    return identifier == "IBFilesOwner" || ["storyboard", "sceneViewController"].contains(connection.label)
  }

  // MARK: - Guides

  /// The guide of a controller that a view's nib has; nil for any other object.
  func controllerGuide(_ number: Int, in nib: Int) -> (controller: ObjectID, guide: LayoutGuideName)? {
    let content = nibs[nib].content
    guard let controller = storyboard?.owners[nib], content.className(of: number) == "_UILayoutGuide" else {
      return nil
    }
    let identifier = content.string("_UILayoutGuideIdentifier", of: number)
    return LayoutGuideName.ofControllers.first { $0.archivedIdentifier == identifier }.map { (controller, $0) }
  }

  /// The constraints that hold the guides of controllers, which no scene writes.
  var guideConstraints: Set<NibLocation> {
    var found: Set<NibLocation> = []
    for nib in (storyboard?.owners ?? [:]).keys {
      let content = nibs[nib].content
      for number in content.archive.objects.indices where content.className(of: number) == "_UILayoutGuide" {
        for constraint in content.elements("_UILayoutGuideConstraintsToRemove", of: number) {
          found.insert(NibLocation(nib: nib, number: constraint))
        }
      }
    }
    return found
  }
}
