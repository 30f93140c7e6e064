import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The layout guides of a nib: those of views that constraints name, and the two that a controller of a storyboard gives its view.
struct GuideTable: ~Copyable {
  /// A guide of a view.
  private struct Guide: Hashable {
    var view: ObjectID
    var name: String
  }

  /// The guides of views, in the order of their first use.
  private var nodes: [NibArchiveGraph.NodeID] = []
  /// The indexes of guides in `nodes`, by what they are and by view.
  private var indexes: [Guide: Int] = [:]
  private var indexesByView: [ObjectID: [Int]] = [:]
  /// The guides that a controller gives its view, and the constraints on the view that hold them.
  var controllerGuides = ControllerGuides()

  /// Makes a guide for each that a constraint names, and for the safe area of content views that took over their cells' constraints.
  init(in writer: inout NibWriter) {
    let context = writer.context
    // Newer tools have no such content views, older ones no safe areas.
    let hasAreas = context.tools.isSince(.xcode9) && !context.tools.isSince(.xcode12_5)
    for id in context.region.objects where hasAreas && context.isMember(id) {
      guard let content = context.constrainedContent(of: id) else { continue }
      add(Guide(view: content, name: LayoutGuideName.safeAreaLayoutGuide.rawValue), in: &writer)
    }
    for index in context.orderedByOwner(Self.constraintsWithGuides(context)) {
      let constraint = context.scene.constraints[index]
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let name = term.guide, let view = term.item.object else { continue }
        let guide = Guide(view: view, name: name.value)
        if context.validated.schema(of: view).isKind(of: "UIViewController") {
          controllerGuides.add(of: view, in: &writer)
        } else if indexes[guide] == nil {
          add(guide, in: &writer)
        }
      }
    }
    if let owner = context.ownerOfUnnamedGuides, isEmpty || context.keepsGuides(owner) {
      controllerGuides.add(of: owner, in: &writer)
    }
  }

  /// The constraints of the nib that name a guide.
  private static func constraintsWithGuides(_ context: EmissionContext) -> [Int] {
    context.region.constraints.filter { index in
      let outline = context.scene.constraints[index].outline
      return (outline.first.hasGuide || outline.second?.hasGuide == true) && context.isInNib(constraint: index)
        && context.isMember(outline.owner)
    }
  }

  /// Whether no view has a guide.
  var isEmpty: Bool { nodes.isEmpty }

  /// How many guides a view has.
  func count(of view: ObjectID) -> Int { indexesByView[view]?.count ?? 0 }

  /// A guide by its name; the view itself where it has no such guide.
  func node(of view: ObjectID, named name: String, _ objects: borrowing NodeTable) -> NibArchiveGraph.NodeID {
    controllerGuides.node(named: name) ?? indexes[Guide(view: view, name: name)].map { nodes[$0] } ?? objects[view]
  }

  /// Writes the list of a view's guides; nothing for a view without.
  func emitList(_ key: String, of id: ObjectID, in writer: inout NibWriter) {
    guard let own = indexesByView[id] else { return }
    writer.append(key, "NSMutableArray", own.map { nodes[$0] }, to: writer.node(of: id))
  }

  private mutating func add(_ guide: Guide, in writer: inout NibWriter) {
    let node = writer.graph.makeNode("UILayoutGuide")
    if indexes[guide] == nil { indexes[guide] = nodes.count }
    indexesByView[guide.view, default: []].append(nodes.count)
    nodes.append(node)
    Self.fill(node, guide, in: &writer)
  }

  private static func fill(_ node: NibArchiveGraph.NodeID, _ guide: Guide, in writer: inout NibWriter) {
    let identifier = LayoutGuideName(rawValue: guide.name)?.archivedIdentifier ?? guide.name
    let view = writer.node(of: guide.view)
    writer.graph.append("UILayoutGuideOwningView", .object(view), to: node)
    writer.graph.append("UILayoutGuideIdentifier", .object(writer.graph.string(identifier)), to: node)
    writer.graph.append("UILayoutGuideOwningViewIsLocked", .bool(true), to: node)
    writer.graph.append("UILayoutGuideShouldBeArchived", .bool(true), to: node)
    writer.graph.append("UILayoutGuideAllowsNegativeDimensions", .bool(true), to: node)
    // Each edge: the guide's top and left to the view's, the view's bottom and right to the guide's.
    var constraints: [NibArchiveGraph.NodeID] = []
    for (edge, attribute, isGuideFirst) in [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ] {
      let constraint = writer.graph.makeNode("NSLayoutConstraint")
      writer.graph.appendItems(isGuideFirst ? (node, view) : (view, node), attribute, to: constraint)
      writer.graph.append("NSShouldBeArchived", .bool(false), to: constraint)
      writer.graph.append("NSLayoutIdentifier", .object(writer.graph.string("\(identifier)-\(edge)")), to: constraint)
      constraints.append(constraint)
    }
    writer.append("UILayoutGuideSystemConstraints", "NSArray", constraints, to: node)
  }
}

extension NibArchiveGraph {
  /// The object by which Interface Builder's own list of objects stands for a guide.
  mutating func designTimeGuide() -> NodeID {
    let node = makeNode("UILayoutGuide")
    append("UILayoutGuideOwningView", .null, to: node)
    append("UILayoutGuideIdentifier", .object(string("")), to: node)
    append("UILayoutGuideOwningViewIsLocked", .bool(false), to: node)
    append("UILayoutGuideShouldBeArchived", .bool(false), to: node)
    append("UILayoutGuideAllowsNegativeDimensions", .bool(false), to: node)
    return node
  }

  /// Writes both items of a constraint of Interface Builder's own, with the same attribute of each.
  mutating func appendItems(_ items: (first: NodeID, second: NodeID), _ attribute: Int, to constraint: NodeID) {
    for (side, item) in [("First", items.first), ("Second", items.second)] {
      append("NS\(side)Item", .object(item), to: constraint)
      append("NS\(side)AttributeV2", integer: attribute, to: constraint)
      append("NS\(side)Attribute", integer: attribute, to: constraint)
    }
  }
}
