import Foundation

// What a nib sets by name: what code may not ask for either fails the nib that is being loaded.
extension NSLayoutConstraint {
  /// The constant; one that is not finite is refused.
  var connectedConstant: CGFloat {
    get { constant }
    set {
      guard newValue.isFinite else {
        return UIKitException.refuse(.internalInconsistency, Self.fault(ofConstant: newValue))
      }
      setConstant(newValue)
    }
  }

  /// The priority; one that the constraint may not have now is refused.
  var connectedPriority: UILayoutPriority {
    get { priority }
    set {
      if let fault = fault(ofPriority: newValue) { return UIKitException.refuse(.internalInconsistency, fault) }
      setPriority(newValue)
    }
  }
}
