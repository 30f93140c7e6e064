import DioramaUI
import Foundation

/// Holds two hierarchies against each other, so that what is compared are the costs of the same work.
@MainActor
enum Likeness {
  /// What differs between two views or between what they hold; empty for nothing.
  static func differences(_ first: UIView, _ second: UIView) -> [String] {
    let pairs = zip(walk(first), walk(second)).map { (described($0), described($1)) }
    var result = pairs.filter { $0 != $1 }.map { "\($0)\n  is not\n\($1)" }
    if walk(first).count != walk(second).count { result.append("one has more views than the other") }
    return result
  }

  private static func walk(_ root: UIView) -> [UIView] {
    [root] + root.subviews.flatMap(walk)
  }

  private static func described(_ view: UIView) -> String {
    var text = "\(type(of: view)) \(view.frame) \(view.tag) \(view.autoresizingMask.rawValue) \(view.contentMode)"
    text += " \(String(describing: view.backgroundColor)) \(view.alpha) \(view.isHidden) \(view.clipsToBounds)"
    text += " \(view.isOpaque) \(view.autoresizesSubviews) \(view.isUserInteractionEnabled) \(view.layoutMargins)"
    text += " \(view.translatesAutoresizingMaskIntoConstraints) \(view.constraints.map(described))"
    if let label = view as? UILabel { text += described(label) }
    if let control = view as? UIControl {
      text += " \(control.isEnabled) \(control.allTargets.count) \(control.allControlEvents.rawValue)"
    }
    if let button = view as? UIButton {
      text += " \(button.title(for: .normal) ?? "") \(button.currentTitleColor) \(button.buttonType)"
      text += button.titleLabel.map(described) ?? ""
    }
    if let toggle = view as? UISwitch { text += " \(toggle.isOn)" }
    return text
  }

  private static func described(_ label: UILabel) -> String {
    " \(label.text ?? "") \(label.font.description) \(label.textColor.description) \(label.numberOfLines)"
      + " \(label.textAlignment) \(label.lineBreakMode) \(label.shadowOffset)"
  }

  private static func described(_ constraint: NSLayoutConstraint) -> String {
    "\(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute) \(constraint.multiplier)"
      + " \(constraint.constant) \(constraint.priority.rawValue) \(constraint.identifier ?? "")"
      + " \(constraint.firstItem is UILabel) \(constraint.secondItem is UILabel)"
  }
}
