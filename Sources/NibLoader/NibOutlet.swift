public import Foundation

/// A property that a nib can connect to another object.
///
/// The type is checked when the nib is connected; for an object of another class, the error names both classes.
@MainActor
public struct NibOutlet<C: NSObject> {
  let name: String
  let accessor: NibAccessor

  /// Describes an outlet to one object; it may be weak, and its type a class or a protocol.
  ///
  /// - Parameters:
  ///   - name: The name in the nib.
  ///   - path: The property.
  public init<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, T?>) {
    self.name = name
    accessor = NibAccessor(
      type: T.self,
      isCollection: false,
      get: { ($0 as? C)?[keyPath: path] },
      set: { object, value in
        guard let object = object as? C else { return false }
        guard let value else {
          object[keyPath: path] = nil
          return true
        }
        guard let value = value as? T else { return false }
        object[keyPath: path] = value
        return true
      }
    )
  }

  /// Describes an outlet with an initial object, which the nib replaces.
  ///
  /// - Parameters:
  ///   - name: The name in the nib.
  ///   - path: The property; loading fails if the nib does not connect it.
  public init<T: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<C, T>) {
    self.name = name
    accessor = NibAccessor(
      type: T.self,
      isCollection: false,
      get: { ($0 as? C)?[keyPath: path] },
      set: { object, value in
        guard let object = object as? C, let value = value as? T else { return false }
        object[keyPath: path] = value
        return true
      }
    )
  }

  /// Describes an outlet collection.
  ///
  /// - Parameters:
  ///   - name: The name in the nib.
  ///   - path: The property for the objects, in the nib's order.
  public init<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, [T]>) {
    self.init(collection: name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Describes an outlet collection that is nil until it is connected.
  ///
  /// - Parameters:
  ///   - name: The name in the nib.
  ///   - path: The property for the objects, in the nib's order.
  public init<T>(_ name: String, _ path: ReferenceWritableKeyPath<C, [T]?>) {
    self.init(collection: name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// Describes an outlet that a function sets, for a property that is not optional.
  ///
  /// - Parameters:
  ///   - name: The name in the nib.
  ///   - set: Receives the source and the destination, which is nil if the nib does not connect the outlet.
  public init<T>(_ name: String, set: @escaping @MainActor (C, T?) -> Void) {
    self.name = name
    accessor = NibAccessor(
      type: T.self,
      isCollection: false,
      get: { _ in nil },
      set: { object, value in
        guard let object = object as? C else { return false }
        let typed = value as? T
        guard value == nil || typed != nil else { return false }
        set(object, typed)
        return true
      }
    )
  }

  private init<T>(collection name: String, get: @escaping (C) -> [T]?, set: @escaping (C, [T]) -> Void) {
    self.name = name
    accessor = NibAccessor(
      type: T.self,
      isCollection: true,
      get: { ($0 as? C).flatMap(get) },
      set: { object, value in
        guard let object = object as? C else { return false }
        let elements = (value as? [Any]) ?? []
        let typed = elements.compactMap { $0 as? T }
        guard typed.count == elements.count else { return false }
        set(object, typed)
        return true
      },
      setAll: { object, elements in
        guard let object = object as? C else { return false }
        var typed: [T] = []
        typed.reserveCapacity(elements.count)
        for element in elements {
          guard let element = element as? T else { return false }
          typed.append(element)
        }
        set(object, typed)
        return true
      }
    )
  }
}
