public import NibArchive

/// An error while loading a nib.
public enum NibLoadingError: Error, Hashable, Sendable {
  /// The bytes or tables are not an archive.
  case corrupt(NibArchiveError)
  /// The archive has no root object with the lists of a nib.
  case missingRoot
  /// No row describes a class that the nib needs.
  case unknownClass(String)
  /// A row describes the class but cannot make its objects.
  case cannotInstantiate(className: String)
  /// The nib refers to an external object with this identifier that was not passed.
  case missingExternalObject(identifier: String)
  /// Objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// An object has no property with this name; the object is described as `<Foo 0x…>`.
  case undefinedKey(String, object: String)
  /// A value has the wrong type for a property; the object is described as `<Foo 0x…>`.
  case wrongType(key: String, object: String, expected: String, actual: String)
  /// An action is connected to an object that sends no actions.
  case noEvents(action: String, object: String)
  /// An operation is not allowed, for which UIKit raises an exception with this name and reason.
  case exception(name: String, reason: String)
  /// An object's own decoding failed with a message.
  case decodingFailed(String)
  /// The nib does not have the object that generated code expects; actual is nil if there is no object at all.
  case missingObject(identifier: String, expected: String, actual: String?)
  /// The nib and the generated code that loads it come from different versions of a scene.
  case interfaceMismatch(source: String)
  /// Something that cannot be done, and the location in the scene that says it, such as `SignIn.scene.yaml:15`.
  indirect case at(place: String, NibLoadingError)
  /// Several things that cannot be done, in the nib's order; at least two.
  indirect case several([NibLoadingError])
}

extension NibLoadingError {
  /// The error without its location; the first one of several.
  public var cause: NibLoadingError {
    switch self {
    case .at(_, let error): error.cause
    case .several(let errors): errors.first?.cause ?? self
    default: self
    }
  }

  /// The error with a location; unchanged where the location is not known or the error has one already.
  func at(_ location: String?) -> NibLoadingError {
    switch self {
    case .at, .several: self
    default: location.map { .at(place: $0, self) } ?? self
    }
  }
}

extension NibLoadingError: CustomStringConvertible {
  /// The message, in UIKit's wording if UIKit has one.
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
    case .exception(_, let reason): reason
    case .decodingFailed(let message): message
    case .missingObject(let identifier, let expected, let actual):
      "The nib has \(actual.map { "a \($0)" } ?? "nothing") where the code expects the \(expected) '\(identifier)': "
        + "generate the code of the scene again."
    case .interfaceMismatch(let source):
      "The nib of \(source) and the code that loads it come from different versions of the scene: "
        + "compile it and generate its code again."
    case .at(let location, let error): "\(location): \(error.description)"
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }
}
