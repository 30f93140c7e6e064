import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Makes the two guides that a controller gives its view, where a constraint names one: hidden subviews with constraints that the
  /// controller replaces by its own.
  mutating func addControllerGuides(of controller: ObjectID) {
    guard storyboard?.viewOwner == controller, storyboard?.guides.isEmpty == true, let view = region.topLevel.first
    else {
      return
    }
    let root = node(of: view)
    let top = makeGuide("_UIViewControllerTop")
    let bottom = makeGuide("_UIViewControllerBottom")
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
    storyboard?.guides = ["topLayoutGuide": top, "bottomLayoutGuide": bottom]
    storyboard?.guideConstraints = onTop + onBottom
  }

  private mutating func makeGuide(_ identifier: String) -> NibArchiveGraph.NodeID {
    let guide = graph.makeNode("_UILayoutGuide", fallbacks: ["UIView"])
    for key in ["UIDeepDrawRect", "UIOpaque", "UIHidden", "UIAutoresizeSubviews"] {
      graph.append(key, .bool(true), to: guide)
    }
    graph.append("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), to: guide)
    let width = graph.makeNode("_UILayoutSupportConstraint", fallbacks: ["NSLayoutConstraint"])
    appendEnd("First", guide, 7, to: width)
    graph.append("NSShouldBeArchived", .bool(true), to: width)
    graph.append("NSPriority", integer: 999, to: width)
    graph.append("UIViewAutolayoutConstraints", .object(graph.array("NSMutableArray", [width])), to: guide)
    graph.append("UIViewSemanticContentAttribute", integer: 0, to: guide)
    if tools.isSince(11) { graph.append("UIViewLargeContentStoredProperties", .null, to: guide) }
    graph.append("_UILayoutGuideIdentifier", .object(graph.string(identifier)), to: guide)
    return guide
  }

  private mutating func makeGuideConstraint(
    _ first: NibArchiveGraph.NodeID,
    _ attribute: Int,
    _ second: NibArchiveGraph.NodeID?,
    _ secondAttribute: Int
  ) -> NibArchiveGraph.NodeID {
    let constraint = graph.makeNode("NSLayoutConstraint")
    appendEnd("First", first, attribute, to: constraint)
    if let second { appendEnd("Second", second, secondAttribute, to: constraint) }
    graph.append("NSShouldBeArchived", .bool(true), to: constraint)
    return constraint
  }

  private mutating func appendEnd(
    _ side: String,
    _ item: NibArchiveGraph.NodeID,
    _ attribute: Int,
    to constraint: NibArchiveGraph.NodeID
  ) {
    graph.append("NS\(side)Item", .object(item), to: constraint)
    graph.append("NS\(side)AttributeV2", integer: attribute, to: constraint)
    graph.append("NS\(side)Attribute", integer: attribute, to: constraint)
  }
}
