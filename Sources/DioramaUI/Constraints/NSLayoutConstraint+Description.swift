import Foundation

extension NSLayoutConstraint {
  /// The constraint as UIKit prints it.
  var text: String {
    var parts = ["<\(printedClass):\(UIKitException.address(of: self))"]
    if let identifier { parts.append("'\(identifier)'") }
    let picture = picture
    parts.append(picture?.text ?? equation)
    if priority != .required { parts.append("priority:\(Self.number(CGFloat(priority.rawValue)))") }
    let state = isActive ? "active" : "inactive"
    if let container = picture?.container {
      parts.append("  (\(state), names: '|':\(Self.itemText(container)) )")
    } else {
      parts.append("  (\(state))")
    }
    return parts.joined(separator: " ") + ">"
  }

  private var printedClass: String { String(describing: type(of: self)) }

  /// The equation, such as `UIView:0x….width == 0.5*UIView:0x….width + 8`.
  private var equation: String {
    var parts = [side(firstItem, firstAttribute, distances?.first), relation.sign]
    if let secondItem {
      let factor = abs(multiplier) == 1 ? "" : "\(Self.number(abs(multiplier)))*"
      parts.append((multiplier < 0 ? "-" : "") + factor + side(secondItem, secondAttribute, distances?.second))
    }
    if usesSystemSpacing {
      parts.append("NSSpace(\(Self.number(constant)))")
    } else if secondItem == nil || constant != 0 {
      if secondItem != nil || constant < 0 { parts.append(constant < 0 ? "-" : "+") }
      parts.append(Self.number(abs(constant)))
    }
    return parts.joined(separator: " ")
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute, _ subtracted: AnchorPart?) -> String {
    let own = "\(Self.itemText(item)).\(attribute.equationName)"
    guard let subtracted else { return own }
    return "(\(own) - \(Self.itemText(subtracted.item)).\(subtracted.attribute.equationName))"
  }

  /// The gap between siblings or to a superview's edge in the visual format language; nil for any other constraint.
  private var picture: (text: String, container: AnyObject?)? {
    guard multiplier == 1, distances == nil, let firstItem, let secondItem else { return nil }
    let axis = firstAttribute.axis == .vertical ? "V:" : "H:"
    let constantText = usesSystemSpacing ? "NSSpace(\(Self.number(constant)))" : Self.number(constant)
    let strength = priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))"
    let gap = "-(\(relation == .equal ? "" : relation.sign)\(constantText)\(strength))-"
    let end = firstAttribute == .left || firstAttribute == .right ? "(LTR)" : ""
    switch (firstAttribute, secondAttribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard Self.container(of: firstItem) === secondItem else { return nil }
      return ("\(axis)|\(gap)[\(Self.itemText(firstItem))]\(end)", secondItem)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard Self.container(of: secondItem) === firstItem else { return nil }
      return ("\(axis)[\(Self.itemText(secondItem))]\(gap)|\(end)", firstItem)
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard Self.container(of: firstItem) === Self.container(of: secondItem) else { return nil }
      return ("\(axis)[\(Self.itemText(secondItem))]\(gap)[\(Self.itemText(firstItem))]\(end)", nil)
    default: return nil
    }
  }

  private static func container(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// A view or guide as constraints print it: `UILabel:0x…'Name'`.
  static func itemText(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let title: String? =
      switch item {
      case let label as UILabel: label.text
      case let button as UIButton: button.titleLabel?.text
      case let guide as UILayoutGuide: guide.identifier.isEmpty ? nil : guide.identifier
      default: nil
      }
    return "\(type(of: item)):\(UIKitException.address(of: item))" + (title.map { "'\($0)'" } ?? "")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension NSLayoutConstraint.Relation {
  /// The relation between the sides of an equation.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
