#if !canImport(ObjectiveC)
  public import Foundation
  import NibLoader

  /// An object that has values for any name.
  @MainActor
  protocol KeyValueContainer: NSObject {
    /// The value for a path; nil for nothing.
    func containedValue(forKeyPath keyPath: String) -> Any?

    /// Sets the value for a path; nil takes it away.
    func setContainedValue(_ value: Any?, forKeyPath keyPath: String)
  }

  /// Reading and setting properties by their names.
  ///
  /// Known are the properties that UIKit's classes archive, and what the rows of an application's classes describe: outlets,
  /// inspectable properties and those that `NibProperty` names. Layers and animations take any name. With others, any other name
  /// stops the program, as in UIKit.
  extension NSObject {
    /// The value of a property; nil where that is nil.
    @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// The value at the end of a path of properties, such as `layer.cornerRadius`; nil where one of them is nil.
    @preconcurrency @MainActor
    public func value(forKeyPath keyPath: String) -> Any? {
      if let container = self as? any KeyValueContainer { return container.containedValue(forKeyPath: keyPath) }
      do {
        return try UIRuntime.shared.classes.value(forKeyPath: keyPath, of: self)
      } catch {
        UIKitException.raise(error)
      }
    }

    /// Sets a property, with a value that is converted where that is possible.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Sets the property at the end of a path of properties.
    @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      if let container = self as? any KeyValueContainer {
        return container.setContainedValue(value, forKeyPath: keyPath)
      }
      do {
        try UIRuntime.shared.classes.setValue(value, forKeyPath: keyPath, on: self)
      } catch {
        UIKitException.raise(error)
      }
    }
  }
#endif
