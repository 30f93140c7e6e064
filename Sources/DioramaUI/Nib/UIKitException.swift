import NibLoader

/// The only function with which a programming mistake stops the program.
///
/// UIKit raises an exception for the same mistakes. Callers check before anything has changed, so that what is printed
/// describes a hierarchy that is still whole. What a nib can lead to is refused, so that its loading fails; what only code can ask
/// for is raised.
enum UIKitException {
  /// Stops the program with the text that UIKit's exception has.
  static func raise(_ name: Name, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  /// Reports an exception while a nib is being loaded, which then fails with it, and stops the program at any other time.
  ///
  /// The caller returns without having changed anything.
  @MainActor static func refuse(_ name: Name, _ reason: @autoclosure () -> String) {
    let exceptions = UIRuntime.shared.exceptions
    guard exceptions.areCollected else { raise(name, reason()) }
    exceptions.report(.exception(name: name.rawValue, reason: reason()))
  }
}

extension UIKitException {
  /// An object as UIKit's texts show it: `<UIView: 0x…>`.
  static func describe(_ object: AnyObject) -> String {
    "<\(type(of: object)): \(address(of: object))>"
  }

  /// Where an object lies in memory, in hexadecimal digits.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Stops the program with the reason why a nib cannot be loaded.
  static func raise(_ error: NibLoadingError) -> Never {
    switch error.cause {
    case .exception(let name, let reason): raise(Name(rawValue: name) ?? .internalInconsistency, reason)
    case .undefinedKey: raise(.unknownKey, error.description)
    case .missingExternalObject: raise(.invalidArgument, error.description)
    default: raise(.internalInconsistency, error.description)
    }
  }
}

extension UIKitException {
  /// The names of the exceptions that UIKit raises.
  enum Name: String {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case unknownKey = "NSUnknownKeyException"
    case generic = "NSGenericException"
    case invalidLayoutConstraint = "NSInvalidLayoutConstraintException"
    case layerInvalid = "CALayerInvalid"
    case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
  }
}
