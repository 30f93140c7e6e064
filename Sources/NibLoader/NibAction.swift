public import Foundation

/// A method that an event of a nib may be sent to.
@MainActor
public struct NibAction<C: NSObject> {
  /// Calls the method; false where the target or the sender is of the wrong class.
  typealias Body = (_ target: NSObject, _ sender: Any?, _ event: Any?) -> Bool

  let name: String
  let body: Body

  /// Describes a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib, such as `refresh`.
  ///   - method: The method, as `Class.method`.
  public init(_ name: String, _ method: @escaping (C) -> @MainActor () -> Void) {
    self.name = name
    body = { target, _, _ in
      guard let target = target as? C else { return false }
      method(target)()
      return true
    }
  }

  /// Describes a method that takes the sender.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib with its colon, such as `signIn:`.
  ///   - method: The method, as `Class.method`.
  public init<Sender>(_ name: String, _ method: @escaping (C) -> @MainActor (Sender) -> Void) {
    self.name = name
    body = { target, sender, _ in
      guard let target = target as? C, let sender = (sender as Any) as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Describes a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib with its colons, such as `drag:with:` or `drag:event:`.
  ///   - method: The method, as `Class.method`.
  public init<Sender, Event>(_ name: String, _ method: @escaping (C) -> @MainActor (Sender, Event) -> Void) {
    self.name = name
    body = { target, sender, event in
      guard let target = target as? C, let sender = (sender as Any) as? Sender, let event = (event as Any) as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }
}
