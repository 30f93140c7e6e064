public import NibArchive

/// Why a nib cannot be loaded.
public enum NibLoadingError: Error, Hashable, Sendable {
  /// The bytes or tables are no archive.
  case corrupt(NibArchiveError)
  /// The archive has no root object with the lists of a nib.
  case missingRoot
  /// No row describes a class that the nib needs.
  case unknownClass(String)
  /// A row describes the class but cannot make its objects.
  case cannotInstantiate(className: String)
  /// The nib refers to an object of the caller's that was not given, by this identifier.
  case missingExternalObject(identifier: String)
  /// Objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// An object has no property of a name; the object is described as `<Foo 0x…>`.
  case undefinedKey(String, object: String)
  /// A property cannot take a value; the object is described as `<Foo 0x…>`.
  case wrongType(key: String, object: String, expected: String, actual: String)
  /// An action is connected to an object that sends none.
  case noEvents(action: String, object: String)
  /// An object's own decoding failed with a message.
  case decodingFailed(String)
}

extension NibLoadingError: CustomStringConvertible {
  /// The message, in UIKit's own words where it has any.
  public var description: String {
    switch self {
    case .corrupt(let error): error.description
    case .missingRoot: "not a readable nib: it has no root object"
    case .unknownClass(let name): "Unknown class \(name) in Interface Builder file."
    case .cannotInstantiate(let name): "The class \(name) has no initializer that the nib can use."
    case .missingExternalObject(let identifier): "Could not find object for proxy with identifier \(identifier)."
    case .tooDeep(let limit): "The nib nests objects deeper than \(limit) levels."
    case .undefinedKey(let key, let object):
      "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    case .wrongType(let key, let object, let expected, let actual):
      "[\(object) setValue:forKey:]: the key \(key) takes a value of type \(expected), not \(actual)."
    case .noEvents(let action, let object): "[\(object)]: the object sends no events for the action \(action)."
    case .decodingFailed(let message): message
    }
  }
}
