import Foundation

extension NSLayoutConstraint {
  /// What UIKit's exception says of a constraint that cannot mean anything; nil for a legal one.
  static func fault(
    _ first: (item: AnyObject?, attribute: Attribute),
    _ second: (item: AnyObject?, attribute: Attribute),
    multiplier: CGFloat
  ) -> String? {
    guard let item = first.item else {
      return "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    }
    let prefix = "NSLayoutConstraint for \(UIKitException.describe(item)): "
    for item in [first.item, second.item].compactMap(\.self) where owningView(of: item) == nil {
      guard !(item is UIView || item is UILayoutGuide) else { continue }
      return prefix + "Constraint items must each be a view or layout guide."
    }
    guard let axis = first.attribute.axis else {
      return prefix + "Constraint must contain a first layout attribute."
    }
    guard second.item != nil, multiplier != 0 else {
      guard !first.attribute.isDimension else { return nil }
      return prefix + "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
        + "an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    guard let otherAxis = second.attribute.axis, first.attribute.isDimension == second.attribute.isDimension,
      first.attribute.isDimension || axis == otherAxis
    else { return prefix + "Invalid pairing of layout attributes." }
    let pair = [first.attribute, second.attribute]
    if pair.contains(where: \.isDirectional), pair.contains(where: \.isAbsoluteSide) {
      return prefix + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Stops the program if a constant is NaN or infinite, as UIKit does.
  static func check(constant: CGFloat) {
    guard !constant.isFinite else { return }
    UIKitException.raise(.internalInconsistency, fault(ofConstant: constant))
  }

  /// What UIKit's exception says of a constant that is not finite.
  static func fault(ofConstant constant: CGFloat) -> String {
    "Constant is not finite! That's illegal.  constant:\(constant)"
  }

  /// What UIKit's exception says of a new priority; nil for one that the constraint may have.
  func fault(ofPriority new: UILayoutPriority) -> String? {
    guard new.rawValue > 0, new.rawValue <= 1000 else {
      return "It's illegal to set priority:\(new.rawValue.formatted6).  Priorities must be greater than 0 and less or "
        + "equal to NSLayoutPriorityRequired, which is 1000.000000."
    }
    guard isActive, (new == .required) != (priority == .required) else { return nil }
    return "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
      + "passed priority \(new.rawValue.shortText) and the existing priority was \(priority.rawValue.shortText)."
  }
}

extension Float {
  /// The number as `%g` writes it.
  fileprivate var shortText: String { String(format: "%g", Double(self)) }

  /// The number as `%f` writes it.
  fileprivate var formatted6: String { String(format: "%f", Double(self)) }
}
