extension UIKitException {
  /// The names of the exceptions that UIKit raises.
  enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"
    case generic = "NSGenericException"
    case layerInvalid = "CALayerInvalid"
    case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  }
}
