public import Foundation

/// A property that the key paths of runtime attributes can name.
///
/// Values are converted as in key-value coding: a number to any numeric type, to a Boolean or to an enumeration with a
/// raw value; text to `String`; boxed geometry to `CGPoint`, `CGSize`, `CGRect` and `NSRange`.
@MainActor
public struct NibProperty<C: NSObject> {
  let name: String
  let accessor: NibAccessor

  /// Describes a property that can be set.
  ///
  /// - Parameters:
  ///   - name: The key; `isHidden` is also found as `hidden`.
  ///   - path: The property.
  public init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<C, Value>) {
    self.name = name
    accessor = NibAccessor(
      type: Value.self,
      isCollection: false,
      get: { ($0 as? C)?[keyPath: path] },
      set: { object, value in
        guard let object = object as? C, let value = KeyValueConversion.convert(value, to: Value.self) else {
          return false
        }
        object[keyPath: path] = value
        return true
      }
    )
  }

  /// Describes a property that key paths can include but not set, such as a view's layer.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property.
  public init<Value>(_ name: String, _ path: KeyPath<C, Value>) {
    self.name = name
    accessor = NibAccessor(
      type: Value.self,
      isCollection: false,
      get: { ($0 as? C)?[keyPath: path] },
      set: nil
    )
  }
}
