import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Whether a controller's view has the two guides even where no constraint names them: tools before Xcode 9 gave them to each view
  /// that does not scroll.
  var hasUnnamedGuides: Bool {
    guard let owner = storyboard?.viewOwner, !tools.isSince(9) else { return false }
    return region.topLevel.contains { !scrollsItself($0) } && validated.schema(of: owner).isKind(of: "UIViewController")
  }

  /// Whether Interface Builder lists a guide for the safe area of a view that no constraint names: tools since Xcode 9 do for a
  /// controller's view that does not scroll and has no older guides.
  func hasUnnamedSafeArea(_ id: ObjectID) -> Bool {
    guard let storyboard, storyboard.viewOwner != nil, tools.isSince(9), storyboard.guides.isEmpty else { return false }
    return region.topLevel.contains(id) && guidesByView[id] == nil && !scrollsItself(id)
  }

  private func scrollsItself(_ id: ObjectID) -> Bool {
    let schema = validated.schema(of: id)
    return schema.isKind(of: "UITableView") || schema.isKind(of: "UICollectionView")
  }

  /// Makes the two guides that a controller gives its view: hidden subviews with constraints that the controller replaces by its own.
  mutating func addControllerGuides(of controller: ObjectID) {
    guard storyboard?.viewOwner == controller, storyboard?.guides.isEmpty == true, let view = region.topLevel.first
    else { return }
    let root = node(of: view)
    let top = makeGuide(.topLayoutGuide)
    let bottom = makeGuide(.bottomLayoutGuide)
    let onTop = [
      makeGuideConstraint(top, 5, root, 5), makeGuideConstraint(top, 3, root, 3), makeGuideConstraint(top, 8, nil, 0),
    ]
    let onBottom = [
      makeGuideConstraint(bottom, 5, root, 5), makeGuideConstraint(bottom, 8, nil, 0),
      makeGuideConstraint(root, 4, bottom, 4),
    ]
    for (guide, constraints) in [(top, onTop), (bottom, onBottom)] {
      graph.append("_UILayoutGuideConstraintsToRemove", .object(graph.array("NSArray", constraints)), to: guide)
    }
    storyboard?.guides = [.topLayoutGuide: top, .bottomLayoutGuide: bottom]
    storyboard?.guideConstraints = onTop + onBottom
  }

  private mutating func makeGuide(_ name: LayoutGuideName) -> NibArchiveGraph.NodeID {
    let guide = graph.makeNode("_UILayoutGuide", fallbacks: ["UIView"])
    if tools.isSince(8) { graph.append("UIDeepDrawRect", .bool(true), to: guide) }
    for key in ["UIOpaque", "UIHidden", "UIAutoresizeSubviews"] { graph.append(key, .bool(true), to: guide) }
    graph.append("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), to: guide)
    let width = graph.makeNode("_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"])
    appendEnds(guide, 7, nil, 0, priority: 999, to: width)
    graph.append("UIViewAutolayoutConstraints", .object(graph.array("NSMutableArray", [width])), to: guide)
    graph.append("UIViewSemanticContentAttribute", integer: 0, to: guide)
    if tools.isSince(11) { graph.append("UIViewLargeContentStoredProperties", .null, to: guide) }
    graph.append("_UILayoutGuideIdentifier", .object(graph.string(name.archivedIdentifier)), to: guide)
    return guide
  }

  private mutating func makeGuideConstraint(
    _ first: NibArchiveGraph.NodeID,
    _ attribute: Int,
    _ second: NibArchiveGraph.NodeID?,
    _ secondAttribute: Int
  ) -> NibArchiveGraph.NodeID {
    let constraint = graph.makeNode("NSLayoutConstraint")
    appendEnds(first, attribute, second, secondAttribute, priority: nil, to: constraint)
    return constraint
  }

  /// Xcode 7 writes the attributes for older readers behind all others, and says 0 for no second object.
  private mutating func appendEnds(
    _ first: NibArchiveGraph.NodeID,
    _ attribute: Int,
    _ second: NibArchiveGraph.NodeID?,
    _ secondAttribute: Int,
    priority: Int?,
    to constraint: NibArchiveGraph.NodeID
  ) {
    let isOld = !tools.isSince(8)
    graph.append("NSFirstItem", .object(first), to: constraint)
    graph.append("NSFirstAttributeV2", integer: attribute, to: constraint)
    if !isOld { graph.append("NSFirstAttribute", integer: attribute, to: constraint) }
    if let second { graph.append("NSSecondItem", .object(second), to: constraint) }
    if second != nil || isOld { graph.append("NSSecondAttributeV2", integer: secondAttribute, to: constraint) }
    if second != nil, !isOld { graph.append("NSSecondAttribute", integer: secondAttribute, to: constraint) }
    graph.append("NSShouldBeArchived", .bool(true), to: constraint)
    if let priority { graph.append("NSPriority", integer: priority, to: constraint) }
    guard isOld else { return }
    graph.append("NSFirstAttribute", integer: attribute, to: constraint)
    graph.append("NSSecondAttribute", integer: secondAttribute, to: constraint)
  }
}
