import LayoutEngine

/// One side of a constraint as the layout engine takes it.
struct LayoutTerm {
  var item: LayoutItem
  var attribute: LayoutAttribute
  var usesMargins: Bool

  /// Reads one side of a constraint; nil for an attribute or a guide that UIKit does not have.
  ///
  /// - Parameters:
  ///   - node: The node of the item.
  ///   - guide: The name of the item's guide; nil for the item itself.
  ///   - attributeValue: The raw value of `NSLayoutConstraint.Attribute`.
  init?(node: Int, guide: String?, attributeValue: Int) {
    switch guide {
    case nil: item = .node(node)
    case "safeAreaLayoutGuide": item = .safeArea(node)
    case "layoutMarginsGuide": item = .margins(node)
    case "readableContentGuide": item = .readable(node)
    case "contentLayoutGuide": item = .content(node)
    case "frameLayoutGuide": item = .frame(node)
    case "keyboardLayoutGuide": item = .keyboard(node)
    case "topLayoutGuide": item = .topSupport
    case "bottomLayoutGuide": item = .bottomSupport
    default: return nil
    }
    usesMargins = attributeValue >= 13
    switch attributeValue {
    case 1, 13: attribute = .left
    case 2, 14: attribute = .right
    case 3, 15: attribute = .top
    case 4, 16: attribute = .bottom
    case 5, 17: attribute = .leading
    case 6, 18: attribute = .trailing
    case 7: attribute = .width
    case 8: attribute = .height
    case 9, 19: attribute = .centerX
    case 10, 20: attribute = .centerY
    case 11: attribute = .lastBaseline
    case 12: attribute = .firstBaseline
    default: return nil
    }
  }
}
