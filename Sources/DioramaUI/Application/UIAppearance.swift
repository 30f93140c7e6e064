public import Foundation

/// An object whose class has a look that is set once for all of its objects.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// An object that stands for all objects of the class: what is set of it holds for those that enter a window later.
  static func appearance() -> Self

  /// An object that stands for the objects of the class that lie in objects of other classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// An object in which the looks of others may differ.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// An object that stands for all objects of the class: what is set of it holds for those that enter a window later.
  ///
  /// It is made with `init(coder:)`. What was set of an object itself counts more. A view that is in a window keeps what it has; one
  /// that is removed and added again gets what is set then, as Apple's page on `UIAppearance` describes.
  public class func appearance() -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: []) { self.init(coder: EmptyCoder()) }
  }

  /// An object that stands for the objects of the class that lie in objects of other classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: containerTypes) { self.init(coder: EmptyCoder()) }
  }
}

extension UIBarItem: UIAppearance {
  /// An object that stands for all items of the class: what is set of it holds for those that a bar shows later.
  public class func appearance() -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: []) { self.init(coder: EmptyCoder()) }
  }

  /// An object that stands for the items of the class in bars that lie in objects of other classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    UIRuntime.shared.appearances.proxy(of: self, in: containerTypes) { self.init(coder: EmptyCoder()) }
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The coder of an archive without any values.
final class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}
