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
  /// What went wrong and was passed over; empty unless `NibLoadingOptions.isTolerant`.
  public internal(set) var report: [NibLoadingError] = []
}
