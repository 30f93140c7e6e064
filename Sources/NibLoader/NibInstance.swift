public import Foundation

/// The result of loading a nib.
@MainActor
public struct NibInstance {
  /// The top-level objects in the nib's order, without the owner, the first responder and external objects.
  ///
  /// The code that loads a nib must retain these, because outlets are usually weak.
  public internal(set) var topLevelObjects: [NSObject] = []
  /// The objects that the nib created and lists, in the nib's order.
  public internal(set) var objects: [NSObject] = []
  /// The windows to show after loading.
  public internal(set) var visibleWindows: [NSObject] = []
  /// The trait-dependent values, one list for every top-level object that has some.
  ///
  /// Their class is the one registered for `_UITraitStorageList`; empty if there is none.
  public internal(set) var traitStorageLists: [NSObject] = []
  /// The nib's own list of objects by index; nil for what it was handed, and for what its class declined to be.
  package internal(set) var listedObjects: [NSObject?] = []
  /// Actions without a method in their target, in the nib's order; UIKit detects these only when an action is sent.
  public internal(set) var missingActions: [MissingAction] = []
  /// The errors that were ignored; empty unless `NibLoadingOptions.isTolerant`.
  public internal(set) var report: [NibLoadingError] = []

  /// An action whose target has no method with its name.
  public struct MissingAction {
    /// The method's name with its colons.
    public var name: String
    /// The target.
    public weak var target: NSObject?
    /// The location of the action in the scene, such as `SignIn.scene.yaml:15`; nil if it is unknown.
    public var location: String?
  }
}

extension NibInstance {
  /// Returns an object that generated code refers to by id.
  ///
  /// - Parameters:
  ///   - identifier: The id, for messages: nibs do not store ids.
  ///   - index: The index in the nib's list of objects.
  /// - Throws: `missingObject` if the nib has no object of that class at the index.
  public func object<Object: NSObject>(_ identifier: String, at index: Int) throws(NibLoadingError) -> Object {
    let found = listedObjects.indices.contains(index) ? listedObjects[index] : nil
    if let object = found as? Object { return object }
    throw .missingObject(
      identifier: identifier,
      expected: String(describing: Object.self),
      actual: found.map { String(describing: type(of: $0)) }
    )
  }
}
