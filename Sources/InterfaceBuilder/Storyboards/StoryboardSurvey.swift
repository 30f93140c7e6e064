import SceneCatalog
import SceneModel

/// The scenes of a storyboard's document: what each holds, what leads to it, and which are written in place.
struct StoryboardSurvey {
  /// A scene of the document.
  struct Entry {
    /// The element `scene`.
    var node: DocumentNode
    /// The indexes of the scene's elements in the document.
    var range: Range<Int>
    var controller: DocumentNode
    var firstResponder: DocumentNode?
    var exit: DocumentNode?
    /// What stands beside the controller.
    var dock: [DocumentNode] = []
    /// The index of the scene whose container the controller is written in; nil for a scene of its own.
    var container: Int?
    /// The name of the scene or reference; empty for a controller that is written in place.
    var name = ""

    /// Whether the scene stands for a controller of another storyboard.
    var isReference: Bool { controller.name == StoryboardSurvey.reference }
    /// Interface Builder's id of the controller.
    var id: String { controller["id"] ?? "" }
  }

  /// The element of a controller of another storyboard.
  static let reference = "viewControllerPlaceholder"
  /// The kind of a segue that leads from a container to its child.
  static let relationship = "relationship"
  /// How deep containers are written in place: scenes nest 256 levels, and each container takes a few of them.
  private static let deepest = 16

  private(set) var entries: [Entry] = []
  /// Scenes that have no controller.
  private(set) var empty: [DocumentNode] = []
  /// The index of the scene with each controller, by the controller's id.
  private(set) var controllers: [String: Int] = [:]
  /// The index of the scene with each object, by the object's id.
  private var owners: [String: Int] = [:]
  /// The scenes that are written in each.
  private var nested: [Int: [Int]] = [:]
  /// Ids that a second element has too.
  private(set) var repeated: [DocumentNode] = []
  private let classes: ElementClasses
  private let catalog: SceneCatalog

  /// Looks at a storyboard's document.
  init(_ root: DocumentNode, _ classes: ElementClasses, _ catalog: SceneCatalog) {
    (self.classes, self.catalog) = (classes, catalog)
    for node in root.child("scenes")?.children ?? [] where node.name == "scene" { add(node) }
    for (index, entry) in entries.enumerated() {
      for offset in entry.range {
        let node = DocumentNode(tree: root.tree, index: offset)
        guard let id = node["id"] else { continue }
        if owners[id] == nil { owners[id] = index } else { repeated.append(node) }
      }
    }
    nestContainers(initial: root["initialViewController"])
  }

  private mutating func add(_ node: DocumentNode) {
    let objects = node.child("objects")?.children ?? []
    let controller =
      objects.first { $0["sceneMemberID"] == "viewController" } ?? objects.first { isController($0) }
    // What is nobody's controller, and a reference that names no storyboard, is no scene.
    guard let controller, isController(controller), controller["id"] != nil,
      controller.name != Self.reference || controller["storyboardName"]?.isEmpty == false
    else { return empty.append(node) }
    var entry = Entry(node: node, range: node.index..<node.end, controller: controller)
    for object in objects where object != controller {
      if object.name == "exit", entry.exit == nil {
        entry.exit = object
      } else if object["placeholderIdentifier"] == "IBFirstResponder", entry.firstResponder == nil {
        entry.firstResponder = object
      } else {
        entry.dock.append(object)
      }
    }
    if controllers[entry.id] == nil { controllers[entry.id] = entries.count }
    entries.append(entry)
  }

  private func isController(_ node: DocumentNode) -> Bool {
    if node.name == Self.reference { return true }
    return schema(of: node)?.isKind(of: "UIViewController") == true
  }

  private func schema(of node: DocumentNode) -> ClassSchema? {
    classes.name(of: node.name).flatMap { catalog.schema(named: $0.archived) }
  }

  /// Gives the scenes their names.
  mutating func name(_ names: [String]) {
    for (index, name) in names.enumerated() { entries[index].name = name }
  }

  // MARK: - Containment

  /// The slot that relationship segues of a controller fill; nil for one that is no container.
  func slot(of controller: DocumentNode) -> SlotSchema? {
    guard let schema = schema(of: controller) else { return nil }
    return schema.slotNames.compactMap { schema.slots[$0] }.first { !$0.segues.isEmpty }
  }

  /// The segues from a container to its children, in the order of the children.
  func relationships(of controller: DocumentNode) -> [DocumentNode] {
    let all = (controller.child("connections")?.children ?? []).filter { $0["kind"] == Self.relationship }
    guard !all.isEmpty, let segues = slot(of: controller)?.segues else { return [] }
    return segues.flatMap { name in
      all.filter { segue in
        segue.name == "segue" && segue["relationship"] == name
          && segue["destination"].flatMap { controllers[$0] } != nil
      }
    }
  }

  /// A container that one relationship alone leads to is written in the container that it leads from.
  private mutating func nestContainers(initial: String?) {
    var arrivals: [String: Int] = [:]
    for entry in entries {
      for offset in entry.range {
        let node = DocumentNode(tree: entry.node.tree, index: offset)
        guard node.name == "segue", let destination = node["destination"] else { continue }
        arrivals[destination, default: 0] += 1
      }
    }
    for (index, entry) in entries.enumerated() {
      for segue in relationships(of: entry.controller) {
        guard let destination = segue["destination"], let child = controllers[destination], child != index,
          arrivals[destination] == 1, destination != initial, canBeNested(entries[child])
        else { continue }
        entries[child].container = index
      }
    }
    // What leads around in a circle, or too deep, has scenes of its own.
    for index in entries.indices where depth(of: index) > Self.deepest { entries[index].container = nil }
    nested = Dictionary(grouping: entries.indices.filter { entries[$0].container != nil }) {
      entries[$0].container ?? 0
    }
  }

  private func canBeNested(_ entry: Entry) -> Bool {
    slot(of: entry.controller) != nil && entry.controller["storyboardIdentifier"] == nil && entry.dock.isEmpty
  }

  private func depth(of index: Int) -> Int {
    var depth = 0
    var next = entries[index].container
    while let current = next, depth <= Self.deepest {
      depth += 1
      next = entries[current].container
    }
    return depth
  }

  /// The scenes that are written in one: itself and the containers nested in it, in the order of the document.
  func members(of index: Int) -> [Int] {
    var found = [index]
    var next = 0
    while next < found.count {
      found += nested[found[next]] ?? []
      next += 1
    }
    return found.sorted()
  }

  // MARK: - Connections

  /// Whether a connection leads to an object of another scene.
  func leadsAway(_ connection: DocumentNode) -> Bool {
    guard let destination = connection["destination"], let target = owners[destination] else { return false }
    return !entries[target].range.contains(connection.index)
  }

  /// Whether a scene has an object.
  func hasObject(_ id: String) -> Bool { owners[id] != nil }
}

extension DocumentNode {
  /// The index behind the last element that stands in this one.
  var end: Int {
    var node = self
    while let last = node.children.last { node = last }
    return node.index + 1
  }
}
