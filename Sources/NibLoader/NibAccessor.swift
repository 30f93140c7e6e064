internal import Foundation

/// One named property of a class with its types erased.
@MainActor
struct NibAccessor {
  /// What the property takes.
  let type: Any.Type
  /// Whether the property holds several objects, so that connections can be added to it.
  let isCollection: Bool
  /// Reads the property of an object; nil if the object is of another class.
  let get: (NSObject) -> Any?
  /// Sets the property and returns whether the value had the right type; nil if it can only be read.
  let set: ((NSObject, Any?) -> Bool)?
  /// Sets a collection to objects, and returns whether all had the right type; nil for a property that is no collection.
  var setAll: ((NSObject, [NSObject]) -> Bool)?

  /// What the property takes, as a message calls it: names are made where they are needed, because the runtime looks at
  /// every conformance of the program for each type that it describes.
  var typeName: String { String(describing: type) }
}
