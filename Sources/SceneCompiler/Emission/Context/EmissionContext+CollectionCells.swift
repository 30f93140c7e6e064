import SceneCatalog
import SceneModel

extension EmissionContext {
  /// What Interface Builder writes of every cell's content view, and older tools do not read.
  private static let passedOver: Set = [
    "isOpaque", "isMultipleTouchEnabled", "contentMode", "clipsToBounds", "backgroundColor",
  ]

  /// The content view to which older tools move the constraints of a collection view's cell; nil for any other object.
  ///
  /// In documents of that time the content view is no object of its own: constraints name the cell instead.
  func constrainedContent(of cell: ObjectID) -> ObjectID? {
    guard !tools.isSince(.xcode12_5), objects.isMade(at: cell.index),
      validated.schema(of: cell).isKind(of: "UICollectionViewCell"),
      let content = objects.children(in: "contentView", at: cell.index).first,
      objects.constraints(at: content.index).isEmpty,
      objects.className(at: content.index) == "UIView"
    else { return nil }
    return content
  }

  /// The cell whose content view an object is, where older tools move its constraints there.
  func constrainedCell(around content: ObjectID) -> ObjectID? {
    guard !tools.isSince(.xcode12_5), objects.slotName(at: content.index) == "contentView",
      let cell = objects.parent(at: content.index)
    else {
      return nil
    }
    return constrainedContent(of: cell) == content ? cell : nil
  }

  /// Whether a cell's content view is tied to it by constraints of Interface Builder's own, as systems since iOS 12.3 read them.
  var tiesContentViews: Bool { tools.isSince(.xcode11) && !tools.isSince(.xcode12_5) && options.variant == .current }

  /// Whether older tools pass over what the scene says of a property.
  func passesOver(_ name: String, of id: ObjectID) -> Bool {
    !tools.isSince(.xcode12_5) && Self.passedOver.contains(name) && constrainedCell(around: id) != nil
  }
}
