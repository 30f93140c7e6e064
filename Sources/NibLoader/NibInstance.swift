public import Foundation

/// What loading a nib gave.
@MainActor
public struct NibInstance {
  /// The top-level objects in the nib's order, without the owner, the first responder and external objects.
  ///
  /// Whoever loads a nib keeps these alive: an outlet is usually weak.
  public internal(set) var topLevelObjects: [NSObject] = []
  /// Every object that the nib made and lists, in the nib's order.
  public internal(set) var objects: [NSObject] = []
  /// The windows that are to be shown now.
  public internal(set) var visibleWindows: [NSObject] = []
  /// What depends on traits, one list for every top-level object that has such values.
  ///
  /// Their class is the one that is registered for `_UITraitStorageList`; empty where none is.
  public internal(set) var traitStorageLists: [NSObject] = []
  /// The nib's own list of objects by place; nil for what it was handed, and for what its class declined to be.
  var listedObjects: [NSObject?] = []
  /// Actions that their targets have no method for, in the nib's order; UIKit notices only when one is sent.
  public internal(set) var missingActions: [MissingAction] = []
  /// What went wrong and was passed over; empty unless `NibLoadingOptions.isTolerant`.
  public internal(set) var report: [NibLoadingError] = []

  /// An action whose target has no method of its name.
  public struct MissingAction {
    /// The method's name with its colons.
    public var name: String
    /// The target.
    public weak var target: NSObject?
    /// Where the scene connects the action, such as `SignIn.scene.yaml:15`; nil where that is not known.
    public var place: String?
  }
}

extension NibInstance {
  /// An object that generated code knows by its id.
  ///
  /// - Parameters:
  ///   - identifier: The id, for messages: nibs do not hold any.
  ///   - place: The place in the nib's list of objects.
  /// - Throws: `missingObject` where the nib has no object of that class there.
  public func object<Object: NSObject>(_ identifier: String, at place: Int) throws(NibLoadingError) -> Object {
    let found = listedObjects.indices.contains(place) ? listedObjects[place] : nil
    if let object = found as? Object { return object }
    throw .missingObject(
      identifier: identifier,
      expected: String(describing: Object.self),
      actual: found.map { String(describing: type(of: $0)) }
    )
  }
}
