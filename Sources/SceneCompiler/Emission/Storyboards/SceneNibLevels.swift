import NibArchive
import SceneCatalog
import SceneModel

/// The order in which a scene's nib lists its objects: level by level, through the scenes that it contains.
struct SceneNibLevels {
  /// Something in the list: an object of a unit, or a node that the scene does not write.
  private enum Entry {
    case object(unit: Int, ObjectID)
    case node(NibArchiveGraph.NodeID)
  }

  private let units: [SceneNib.Unit]
  /// The controllers by their nodes.
  private var controllers: [NibArchiveGraph.NodeID: (unit: Int, id: ObjectID)] = [:]

  /// What stands in a controller, in Interface Builder's order; the templates of segues stand before the toolbar's items.
  private static let firstSlots = ["navigationBar", "toolbar", "tabBar", "tabBarItem", "navigationItem"]

  init(_ units: [SceneNib.Unit]) {
    self.units = units
    for (index, unit) in units.enumerated() {
      for id in unit.controllers { controllers[unit.node(of: id)] = (index, id) }
    }
  }

  /// What is below the top.
  func nodes() -> [NibArchiveGraph.NodeID] {
    var queue: [Entry] = units[0].dock.map { .object(unit: 0, $0) }
    queue.append(.object(unit: 0, units[0].controllers[0]))
    var found: [NibArchiveGraph.NodeID] = []
    var next = 0
    while next < queue.count {
      guard case .object(let unit, let id) = queue[next] else {
        next += 1
        continue
      }
      next += 1
      let context = units[unit].context
      if !context.validated.schema(of: id).isKind(of: "UIViewController") {
        for index in context.installedConstraints(of: id) {
          found.append(units[unit].emitter.writer.nodes[constraint: index])
        }
      }
      for entry in content(of: id, in: unit) {
        switch entry {
        case .object(let unit, let id): found.append(units[unit].node(of: id))
        case .node(let node): found.append(node)
        }
        queue.append(entry)
      }
    }
    return found
  }

  /// Controllers level by level.
  func byLevel(
    _ storyboards: [(unit: Int, controller: ObjectID, node: NibArchiveGraph.NodeID)]
  ) -> [(unit: Int, controller: ObjectID, node: NibArchiveGraph.NodeID)] {
    storyboards.map { ($0, depth(of: $0.controller, in: $0.unit)) }.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  private func depth(of id: ObjectID, in unit: Int) -> Int {
    guard let parent = units[unit].emitter.storyboard.controllers[id]?.parent, let outer = controllers[parent] else {
      return 0
    }
    return depth(of: outer.id, in: outer.unit) + 1
  }

  private func content(of id: ObjectID, in unit: Int) -> [Entry] {
    let context = units[unit].context
    let objects = context.objects
    func children(_ slot: String) -> [Entry] {
      objects.children(in: slot, at: id.index).filter { context.isMember($0) && context.isInNib($0) }
        .map { .object(unit: unit, $0) }
    }
    guard context.validated.schema(of: id).isKind(of: "UIViewController") else {
      return objects.records[id.index].slots.flatMap { slot -> [Entry] in
        objects.slots[slot].children.map { ObjectID(Int(objects.children[$0])) }
          .filter { context.isMember($0) && context.isInNib($0) }.map { .object(unit: unit, $0) }
      }
    }
    let templates = units[unit].emitter.storyboard.controllers[id]?.templates ?? []
    let inner = units[unit].emitter.storyboard.contents[id]?["viewControllers"]?.nodes ?? []
    return Self.firstSlots.flatMap(children) + templates.map { .node($0) } + children("toolbarItems")
      + inner.map { node in controllers[node].map { .object(unit: $0.unit, $0.id) } ?? .node(node) }
  }
}
