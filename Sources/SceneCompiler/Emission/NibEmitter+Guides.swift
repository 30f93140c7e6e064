import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Makes a node for each guide that a constraint names, and for the safe area of content views that took over their cells' constraints.
  mutating func makeGuides() {
    // Newer tools have no such content views.
    for id in region.objects where !tools.isSince(13) && isMember(id) {
      guard let content = constrainedContent(of: id) else { continue }
      let place = GuidePlace(view: content, name: LayoutGuideName.safeAreaLayoutGuide.rawValue)
      let node = graph.makeNode("UILayoutGuide")
      add(place, node)
    }
    let naming = region.constraints.filter {
      namesGuide($0) && isInNib($0) && isMember(scene.constraints[$0].owner)
    }
    for index in orderedByOwner(naming) {
      let constraint = scene.constraints[index]
      for term in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let guide = term.guide, let view = term.item.object else { continue }
        let place = GuidePlace(view: view, name: guide.value)
        if validated.schema(of: view).isKind(of: "UIViewController") {
          addControllerGuides(of: view)
        } else if guidePlaces[place] == nil {
          add(place, graph.makeNode("UILayoutGuide"))
        }
      }
    }
    if hasUnnamedGuides, guides.isEmpty, let owner = storyboard?.viewOwner { addControllerGuides(of: owner) }
  }

  private func namesGuide(_ index: Int) -> Bool {
    let outline = scene.constraints[index].outline
    return outline.first.hasGuide || outline.second?.hasGuide == true
  }

  func guide(_ place: GuidePlace) -> NibArchiveGraph.NodeID {
    LayoutGuideName(rawValue: place.name).flatMap { storyboard?.guides[$0] }
      ?? guidePlaces[place].map { guides[$0].node } ?? node(of: place.view)
  }

  private mutating func add(_ place: GuidePlace, _ node: NibArchiveGraph.NodeID) {
    if guidePlaces[place] == nil { guidePlaces[place] = guides.count }
    guidesByView[place.view, default: []].append(guides.count)
    guides.append((place, node))
    fill(node, place)
  }

  mutating func emitGuideList(_ key: String, of id: ObjectID) {
    guard let nodes = guidesByView[id]?.map({ guides[$0].node }) else { return }
    graph.append(key, .object(graph.array("NSMutableArray", nodes)), to: node(of: id))
  }

  private mutating func fill(_ node: NibArchiveGraph.NodeID, _ place: GuidePlace) {
    let identifier = LayoutGuideName(rawValue: place.name)?.archivedIdentifier ?? place.name
    graph.append("UILayoutGuideOwningView", .object(self.node(of: place.view)), to: node)
    graph.append("UILayoutGuideIdentifier", .object(graph.string(identifier)), to: node)
    graph.append("UILayoutGuideOwningViewIsLocked", .bool(true), to: node)
    graph.append("UILayoutGuideShouldBeArchived", .bool(true), to: node)
    graph.append("UILayoutGuideAllowsNegativeDimensions", .bool(true), to: node)
    // Each edge: the guide's top and left to the view's, the view's bottom and right to the guide's.
    var constraints: [NibArchiveGraph.NodeID] = []
    for (edge, attribute, isGuideFirst) in [
      ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
    ] {
      let constraint = graph.makeNode("NSLayoutConstraint")
      let view = self.node(of: place.view)
      for (side, item) in [("First", isGuideFirst ? node : view), ("Second", isGuideFirst ? view : node)] {
        graph.append("NS\(side)Item", .object(item), to: constraint)
        graph.append("NS\(side)AttributeV2", integer: attribute, to: constraint)
        graph.append("NS\(side)Attribute", integer: attribute, to: constraint)
      }
      graph.append("NSShouldBeArchived", .bool(false), to: constraint)
      graph.append("NSLayoutIdentifier", .object(graph.string("\(identifier)-\(edge)")), to: constraint)
      constraints.append(constraint)
    }
    graph.append("UILayoutGuideSystemConstraints", .object(graph.array("NSArray", constraints)), to: node)
  }

  /// The object by which Interface Builder's own list of objects stands for a guide.
  mutating func designTimeGuide() -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UILayoutGuide")
    graph.append("UILayoutGuideOwningView", .null, to: node)
    graph.append("UILayoutGuideIdentifier", .object(graph.string("")), to: node)
    graph.append("UILayoutGuideOwningViewIsLocked", .bool(false), to: node)
    graph.append("UILayoutGuideShouldBeArchived", .bool(false), to: node)
    graph.append("UILayoutGuideAllowsNegativeDimensions", .bool(false), to: node)
    return node
  }
}
