import Foundation

// What a nib sets by name: it may say what code may not, and stops nobody.
extension NSLayoutConstraint {
  /// The constant; one that is not finite is passed over with a warning.
  var connectedConstant: CGFloat {
    get { constant }
    set {
      guard newValue.isFinite else {
        return UIRuntime.shared.warn("Constant is not finite! That's illegal.  constant:\(newValue)")
      }
      setConstant(newValue)
    }
  }

  /// The priority; one that the constraint may not have now is passed over with a warning.
  var connectedPriority: UILayoutPriority {
    get { priority }
    set {
      if let fault = fault(ofPriority: newValue) { return UIRuntime.shared.warn(fault) }
      setPriority(newValue)
    }
  }

  /// Whether a view holds the constraint; one whose items have no common ancestor stays inactive, with a warning.
  var connectedActivity: Bool {
    get { isActive }
    set {
      guard !newValue || isActive || commonAncestor != nil else {
        return UIRuntime.shared.warn("\(UIKitException.describe(self)) has items in different view hierarchies")
      }
      isActive = newValue
    }
  }
}
