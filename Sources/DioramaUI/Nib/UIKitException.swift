import NibLoader

/// The one place where a programming mistake stops the program.
///
/// UIKit raises an exception in the same places. Callers check before anything has changed, so that what is printed
/// describes a hierarchy that is still whole.
enum UIKitException {
  /// Stops the program with the text that UIKit's exception has.
  static func raise(_ name: Name, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }
}

extension UIKitException {
  /// An object as UIKit's texts show it: `<UIView: 0x…>`.
  static func describe(_ object: AnyObject) -> String {
    "<\(type(of: object)): \(address(of: object))>"
  }

  /// Where an object lies in memory, in hexadecimal digits.
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// Stops the program with the reason why a nib cannot be loaded.
  static func raise(_ error: NibLoadingError) -> Never {
    switch error.cause {
    case .undefinedKey: raise(.unknownKey, error.description)
    case .missingExternalObject: raise(.invalidArgument, error.description)
    default: raise(.internalInconsistency, error.description)
    }
  }
}
