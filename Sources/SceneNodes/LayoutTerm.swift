package import LayoutEngine
import enum SceneModel.LayoutGuideName

/// One side of a constraint as the layout engine takes it.
struct LayoutTerm {
  var item: LayoutItem
  var attribute: LayoutAttribute
  var usesMargins: Bool

  /// The side as a part of an equation.
  var part: LayoutConstraint.Part { LayoutConstraint.Part(item, attribute, usesMargins: usesMargins) }

  /// Reads one side of a constraint; nil for an attribute or a guide that does not exist in UIKit.
  ///
  /// - Parameters:
  ///   - node: The node of the item.
  ///   - guide: The name of the item's guide; nil for the item itself.
  ///   - attributeValue: The raw value of `NSLayoutConstraint.Attribute`.
  init?(node: Int, guide: String?, attributeValue: Int) {
    switch guide.map(LayoutGuideName.init(rawValue:)) {
    case nil: item = .node(node)
    case .safeAreaLayoutGuide: item = .safeArea(node)
    case .layoutMarginsGuide: item = .margins(node)
    case .readableContentGuide: item = .readable(node)
    case .contentLayoutGuide: item = .content(node)
    case .frameLayoutGuide: item = .frame(node)
    case .keyboardLayoutGuide: item = .keyboard(node)
    case .topLayoutGuide: item = .topSupport
    case .bottomLayoutGuide: item = .bottomSupport
    case .some(nil): return nil
    }
    guard let read = LayoutAttribute.read(attributeValue) else { return nil }
    (attribute, usesMargins) = read
  }
}

extension LayoutAttribute {
  /// Reads a raw value of `NSLayoutConstraint.Attribute`, those of margins included; nil for one that UIKit does not have.
  package static func read(_ value: Int) -> (attribute: LayoutAttribute, usesMargins: Bool)? {
    switch value {
    case 1...12: return (edges[value - 1], false)
    case 13...20: return (margins[value - 13], true)
    default: return nil
    }
  }

  private static let edges: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
  private static let margins: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
  ]
}
