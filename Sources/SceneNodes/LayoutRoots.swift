import LayoutEngine
import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
package import SceneModel

/// The hierarchies of a scene that constraints or stack views lay out, each with its views and constraints.
///
/// A hierarchy begins at each view that no superview lays out: at the top level, at a controller's view, at a cell.
package struct LayoutRoots: Sendable {
  /// What gives a root its size.
  package enum Kind: Hashable, Sendable {
    /// The screen: the root is a controller's view.
    case screen
    /// Its table, which gives it its width, and a height of its own: a row, or the header or footer of a section.
    case cell
    /// Its table, which gives it its width only: the header or footer of a table.
    case header
    /// The layout of the collection view that contains it.
    case item
    /// The code that uses the view.
    case free

    /// Whether a table gives the root its width.
    package var hasWidthOfTable: Bool { self == .cell || self == .header }
  }

  /// One hierarchy.
  package struct Root: Sendable {
    /// The view at the top.
    package var id: ObjectID
    /// What gives it its size.
    package var kind: Kind
    /// All views, the root first, parents before their children.
    package var views: [ObjectID]
    /// The index in `views` of each view's superview; nil for the root.
    package var parents: [Int?]
    /// The constraints between the views, as indexes into `Scene.constraints`, in order.
    package var constraints: [Int] = []
    /// Whether one of the views is a stack view.
    package var hasStacks = false
    /// The indexes of views that a constraint relates to something outside the hierarchy.
    package var strayed: Set<Int> = []

    /// Whether there is anything to solve.
    package var hasSystem: Bool { hasStacks || !constraints.isEmpty }
  }

  /// The hierarchies with something to solve, in the order of the text.
  package private(set) var roots: [Root] = []

  /// Finds the hierarchies of a scene.
  package init(_ validated: ValidatedScene) {
    let scene = validated.scene
    guard !scene.constraints.isEmpty || validated.hasStacks else { return }
    let ownerViews = Set(
      scene.objects.outlets(at: Scene.owner.index).filter { $0.name.value == "view" }.flatMap(\.targets).compactMap(
        \.object
      )
    )
    var all: [Root] = []
    var positions = [(root: Int, view: Int)?](repeating: nil, count: scene.objects.count)
    for index in scene.objects.indices where scene.objects.isMade(at: index) {
      let id = ObjectID(index)
      let schema = validated.schema(of: id)
      guard schema.isKind(of: .view) else { continue }
      let outer = scene.objects.parent(at: index).flatMap { positions[$0.index] }
      if let outer, Self.staysIn(id, validated) {
        positions[index] = (outer.root, all[outer.root].views.count)
        all[outer.root].views.append(id)
        all[outer.root].parents.append(outer.view)
      } else {
        let kind =
          ownerViews.contains(id) ? .screen : Self.kind(of: schema, in: scene.objects.slotName(at: index))
        positions[index] = (all.count, 0)
        all.append(Root(id: id, kind: kind, views: [id], parents: [nil]))
      }
      if schema.isKind(of: .stackView), let root = positions[index]?.root { all[root].hasStacks = true }
    }
    // A controller's guides belong to its view.
    for (index, root) in all.enumerated() where root.kind == .screen {
      let controller = ownerViews.contains(root.id) ? Scene.owner : scene.objects.parent(at: root.id.index)
      if let controller { positions[controller.index] = (index, 0) }
    }
    for index in scene.constraints.indices {
      let outline = scene.constraints[index].outline
      let first = outline.first.object.flatMap { positions[$0.index] }
      let second = outline.second.map { $0.object.flatMap { positions[$0.index] } }
      if let first, second.map({ $0?.root == first.root }) ?? true {
        all[first.root].constraints.append(index)
      } else {
        if let first { all[first.root].strayed.insert(first.view) }
        if let second = second ?? nil { all[second.root].strayed.insert(second.view) }
      }
    }
    roots = all.filter(\.hasSystem)
  }

  /// What gives a view its size that no superview lays out.
  ///
  /// - Parameters:
  ///   - schema: The class of the view.
  ///   - slot: The slot that contains it; nil at the top.
  private static func kind(of schema: ClassSchema, in slot: String?) -> Kind {
    switch slot {
    case "view": .screen
    case "tableHeaderView", "tableFooterView": .header
    default:
      if schema.isKind(of: .tableViewCell) || schema.isKind(of: "UITableViewHeaderFooterView") {
        .cell
      } else {
        schema.isKind(of: .collectionReusableView) ? .item : .free
      }
    }
  }

  /// Whether a view's superview lays it out.
  private static func staysIn(_ id: ObjectID, _ validated: ValidatedScene) -> Bool {
    guard let slot = validated.scene.objects.slotName(at: id.index),
      ["subviews", "arrangedSubviews", "contentView"].contains(slot)
    else {
      return false
    }
    let schema = validated.schema(of: id)
    return !schema.isKind(of: .tableViewCell) && !schema.isKind(of: .collectionReusableView)
  }
}

extension ValidatedScene {
  /// Whether some view is a stack view.
  fileprivate var hasStacks: Bool {
    scene.objects.indices.contains { schema(of: ObjectID($0)).isKind(of: .stackView) }
  }
}
