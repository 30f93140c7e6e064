import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// What Interface Builder writes of every cell's content view, and older tools do not read.
  private static let passedOver: Set = ["isOpaque", "isMultipleTouchEnabled", "contentMode", "clipsToBounds"]

  /// The content view to which older tools move the constraints of a collection view's cell; nil for any other object.
  ///
  /// In documents of that time the content view is no object of its own: constraints name the cell in its place.
  func constrainedContent(of cell: ObjectID) -> ObjectID? {
    guard !tools.isSince(13), objects.isMade(at: cell.index),
      validated.schema(of: cell).isKind(of: "UICollectionViewCell"),
      let content = objects.children(in: "contentView", at: cell.index).first,
      objects.constraints(at: content.index).isEmpty,
      objects.className(at: content.index) == "UIView"
    else { return nil }
    return content
  }

  /// The cell whose content view an object is, where older tools move its constraints there.
  func constrainedCell(around content: ObjectID) -> ObjectID? {
    guard !tools.isSince(13), objects.slotName(at: content.index) == "contentView",
      let cell = objects.parent(at: content.index)
    else {
      return nil
    }
    return constrainedContent(of: cell) == content ? cell : nil
  }

  /// Whether a cell's content view is tied to it by constraints of Interface Builder's own, as systems since iOS 12.3 read them.
  var tiesContentViews: Bool { tools.isSince(11) && !tools.isSince(13) && variant == .current }

  /// The constraints by which a cell holds the content view that took over its own; empty for any other object.
  mutating func contentTies(of cell: ObjectID) -> [NibArchiveGraph.NodeID] {
    guard tiesContentViews, let content = constrainedContent(of: cell) else { return [] }
    // Leading, trailing, top, bottom.
    return [5, 6, 3, 4].map { attribute in
      let node = graph.makeNode("NSLayoutConstraint")
      for (side, item) in [("First", cell), ("Second", content)] {
        graph.append("NS\(side)Item", .object(self.node(of: item)), to: node)
        graph.append("NS\(side)AttributeV2", integer: attribute, to: node)
        graph.append("NS\(side)Attribute", integer: attribute, to: node)
      }
      graph.append("NSShouldBeArchived", .bool(true), to: node)
      graph.append("NSLayoutIdentifier", .object(graph.string("UIIBSystemGenerated")), to: node)
      return node
    }
  }

  /// Whether older tools pass over what the scene says of a property.
  func passesOver(_ name: String, of id: ObjectID) -> Bool {
    !tools.isSince(13) && Self.passedOver.contains(name) && constrainedCell(around: id) != nil
  }

  /// The constraints that stand on an object in the nib, whether or not they are installed.
  func heldConstraints(of id: ObjectID) -> [Int] {
    if let cell = constrainedCell(around: id) { return objects.constraints(at: cell.index) }
    return constrainedContent(of: id) == nil ? objects.constraints(at: id.index) : []
  }
}
