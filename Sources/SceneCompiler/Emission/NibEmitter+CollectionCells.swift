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

  /// What a collection view without items shows of a section's header and footer up to Xcode 10: empty views in their places.
  mutating func emitStandIns(_ slots: [String], _ key: String, of id: ObjectID) {
    guard let layout = flowLayout(of: id) else { return }
    let section = emptySection(layout, in: placed(id).bounds)
    let nodes = slots.compactMap { slot -> NibArchiveGraph.NodeID? in
      let isHeader = slot == "sectionHeaderView"
      let frame = isHeader ? section.header : section.footer
      guard !objects.children(in: slot, at: id.index).isEmpty, frame[2] > 0, frame[3] > 0 else { return nil }
      let node = graph.makeNode("UICollectionReusableView")
      graph.append("UIBounds", .numbers([0, 0, frame[2], frame[3]]), to: node)
      graph.append("UICenter", .numbers([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]), to: node)
      if tools.isSince(8) { graph.append("UIDeepDrawRect", .bool(true), to: node) }
      for key in ["UIOpaque", "UIAutoresizeSubviews"] { graph.append(key, .bool(true), to: node) }
      graph.append("UIViewSemanticContentAttribute", integer: 0, to: node)
      let identifier = "IBUICollectionView\(isHeader ? "Header" : "Footer")ReuseIdentifier"
      graph.append("UIReuseIdentifier", .object(graph.string(identifier)), to: node)
      return node
    }
    if !nodes.isEmpty { graph.append(key, .object(graph.array("NSMutableArray", nodes)), to: self.node(of: id)) }
  }

  /// The size of a collection view's content as tools before Xcode 11 write it: the header, the footer and the insets of a section without
  /// items, and across them the view itself.
  mutating func emitEmptySize(_ key: String, of id: ObjectID) {
    let bounds = placed(id).bounds
    let size = flowLayout(of: id).map { emptySection($0, in: bounds).size } ?? [bounds.width, bounds.height]
    graph.append(key, .numbers(size), to: node(of: id))
  }

  private func flowLayout(of id: ObjectID) -> ObjectID? {
    guard let layout = objects.children(in: "collectionViewLayout", at: id.index).first,
      validated.schema(of: layout).isKind(of: "UICollectionViewFlowLayout")
    else { return nil }
    return layout
  }

  /// A section without items: the frames of its header and footer, and its size.
  private func emptySection(
    _ layout: ObjectID,
    in bounds: (x: Double, y: Double, width: Double, height: Double)
  ) -> (header: [Double], footer: [Double], size: [Double]) {
    func numbers(_ name: String, _ count: Int) -> [Double] {
      if case .geometry(_, let numbers) = value(of: name, in: layout) { return numbers }
      return Array(repeating: 0, count: count)
    }
    var along = 1
    if case .enumeration("horizontal", _) = value(of: "scrollDirection", in: layout) { along = 0 }
    let insets = numbers("sectionInset", 4)
    let ends = along == 0 ? insets[1] + insets[3] : insets[0] + insets[2]
    let (header, footer) = (numbers("headerReferenceSize", 2)[along], numbers("footerReferenceSize", 2)[along])
    var size = [bounds.width, bounds.height]
    size[along] = header + ends + footer
    func frame(at start: Double, _ extent: Double) -> [Double] {
      along == 0 ? [start, 0, extent, bounds.height] : [0, start, bounds.width, extent]
    }
    return (frame(at: 0, header), frame(at: header + ends, footer), size)
  }
}
