import NibArchive
import SceneCatalog
import SceneLanguage
import SceneModel

/// The two guides that a controller of a storyboard gives its view: hidden subviews, with constraints that the controller replaces by its
/// own.
struct ControllerGuides: ~Copyable {
  private var guides: [LayoutGuideName: NibArchiveGraph.NodeID] = [:]
  /// The constraints on the view that hold them.
  private(set) var constraints: [NibArchiveGraph.NodeID] = []

  var isEmpty: Bool { guides.isEmpty }

  /// The guides in the order in which they are subviews.
  var nodes: [NibArchiveGraph.NodeID] { LayoutGuideName.ofControllers.compactMap { guides[$0] } }

  /// A guide by its name in scenes; nil where there is none.
  func node(named name: String) -> NibArchiveGraph.NodeID? {
    isEmpty ? nil : LayoutGuideName(rawValue: name).flatMap { guides[$0] }
  }

  /// Makes the guides, unless the controller has them, or the nib is another's.
  mutating func add(of controller: ObjectID, in writer: inout NibWriter) {
    guard writer.context.role?.viewOwner == controller, isEmpty, let view = writer.context.region.topLevel.first else {
      return
    }
    let isOld = !writer.context.tools.isSince(.xcode8)
    let root = writer.node(of: view)
    let top = Self.makeGuide(.topLayoutGuide, in: &writer)
    let bottom = Self.makeGuide(.bottomLayoutGuide, in: &writer)
    let onTop = writer.graph.makeConstraints([(top, 5, (root, 5)), (top, 3, (root, 3)), (top, 8, nil)], isOld: isOld)
    let onBottom = writer.graph.makeConstraints(
      [(bottom, 5, (root, 5)), (bottom, 8, nil), (root, 4, (bottom, 4))],
      isOld: isOld
    )
    writer.append("_UILayoutGuideConstraintsToRemove", "NSArray", onTop, to: top)
    writer.append("_UILayoutGuideConstraintsToRemove", "NSArray", onBottom, to: bottom)
    guides = [.topLayoutGuide: top, .bottomLayoutGuide: bottom]
    constraints = onTop + onBottom
  }

  private static func makeGuide(_ name: LayoutGuideName, in writer: inout NibWriter) -> NibArchiveGraph.NodeID {
    let tools = writer.context.tools
    let guide = writer.graph.makeNode("_UILayoutGuide", fallbacks: ["UIView"])
    if tools.isSince(.xcode8) { writer.graph.append("UIDeepDrawRect", .bool(true), to: guide) }
    for key in ["UIOpaque", "UIHidden", "UIAutoresizeSubviews"] { writer.graph.append(key, .bool(true), to: guide) }
    writer.graph.append("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), to: guide)
    let width = writer.graph.makeNode("_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"])
    writer.graph.fill(width, (guide, 7, nil), priority: 999, isOld: !tools.isSince(.xcode8))
    writer.append("UIViewAutolayoutConstraints", "NSMutableArray", [width], to: guide)
    writer.graph.append("UIViewSemanticContentAttribute", integer: 0, to: guide)
    if tools.isSince(.xcode11) { writer.graph.append("UIViewLargeContentStoredProperties", .null, to: guide) }
    writer.graph.append("_UILayoutGuideIdentifier", .object(writer.graph.string(name.archivedIdentifier)), to: guide)
    return guide
  }
}

extension NibArchiveGraph {
  /// An item of a constraint, its attribute, and the second item with its attribute; nil for a number alone.
  fileprivate typealias Equation = (item: NodeID, attribute: Int, second: (item: NodeID, attribute: Int)?)

  fileprivate mutating func makeConstraints(_ equations: [Equation], isOld: Bool) -> [NodeID] {
    var made: [NodeID] = []
    for equation in equations {
      let constraint = makeNode("NSLayoutConstraint")
      fill(constraint, equation, priority: nil, isOld: isOld)
      made.append(constraint)
    }
    return made
  }

  /// Xcode 7 writes the attributes for older readers behind all others, and says 0 for no second object.
  fileprivate mutating func fill(_ constraint: NodeID, _ equation: Equation, priority: Int?, isOld: Bool) {
    let (first, attribute, second) = equation
    append("NSFirstItem", .object(first), to: constraint)
    append("NSFirstAttributeV2", integer: attribute, to: constraint)
    if !isOld { append("NSFirstAttribute", integer: attribute, to: constraint) }
    if let second { append("NSSecondItem", .object(second.item), to: constraint) }
    if second != nil || isOld { append("NSSecondAttributeV2", integer: second?.attribute ?? 0, to: constraint) }
    if let second, !isOld { append("NSSecondAttribute", integer: second.attribute, to: constraint) }
    append("NSShouldBeArchived", .bool(true), to: constraint)
    if let priority { append("NSPriority", integer: priority, to: constraint) }
    guard isOld else { return }
    append("NSFirstAttribute", integer: attribute, to: constraint)
    append("NSSecondAttribute", integer: second?.attribute ?? 0, to: constraint)
  }
}

extension EmissionContext {
  /// The controller whose view has the two guides even where no constraint names them; nil for other nibs.
  ///
  /// Tools before Xcode 9 gave them to each view that does not scroll; later ones to those whose document has them.
  var ownerOfUnnamedGuides: ObjectID? {
    guard let owner = role?.viewOwner, region.topLevel.contains(where: { !scrollsItself($0) }),
      validated.schema(of: owner).isKind(of: "UIViewController"), !tools.isSince(.xcode9) || keepsGuides(owner)
    else { return nil }
    return owner
  }

  /// Whether the controller's document has its two guides.
  func keepsGuides(_ controller: ObjectID) -> Bool {
    objects.listedGuides(at: controller.index).contains(LayoutGuideName.topLayoutGuide.rawValue)
  }

  /// The number of guides of a view in the list of objects: those of the document, whether constraints name them or not (in xibs
  /// since Xcode 11), and since Xcode 9 the safe area of a controller's view that does not scroll and has no older guides.
  func listedGuideCount(of id: ObjectID, _ guides: borrowing GuideTable) -> Int {
    let named = guides.isEmpty ? 0 : guides.count(of: id)
    guard tools.isSince(role == nil ? .xcode11 : .xcode9) else { return named }
    let listed = objects.hasRareParts(at: id.index) ? objects.listedGuides(at: id.index).count : 0
    let hasSafeArea =
      role?.viewOwner != nil && guides.controllerGuides.isEmpty && region.topLevel.contains(id) && !scrollsItself(id)
    return max(named, listed, hasSafeArea ? 1 : 0)
  }

  private func scrollsItself(_ id: ObjectID) -> Bool {
    let schema = validated.schema(of: id)
    return schema.isKind(of: "UITableView") || schema.isKind(of: "UICollectionView")
  }
}
