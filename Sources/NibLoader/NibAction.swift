public import Foundation

/// A method that actions of a nib can call.
@MainActor
public struct NibAction<C: NSObject> {
  /// Calls the method; false if the target or the sender is of the wrong class.
  typealias Body = (_ target: NSObject, _ sender: Any?, _ event: Any?, _ third: Any?) -> Bool

  let name: String
  let body: Body

  /// Describes a method without arguments.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib, such as `refresh`.
  ///   - method: The method, as `Class.method`.
  public init(_ name: String, _ method: @escaping (C) -> @MainActor () -> Void) {
    self.name = name
    body = { target, _, _, _ in
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
    body = { target, sender, _, _ in
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
    body = { target, sender, event, _ in
      guard let target = target as? C, let sender = (sender as Any) as? Sender, let event = (event as Any) as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Describes a method with three arguments, such as the stop selector of an animation.
  ///
  /// - Parameters:
  ///   - name: The method's name with its colons, such as `animationDidStop:finished:context:`.
  ///   - method: The method, as `Class.method`.
  public init<First, Second, Third>(
    _ name: String,
    _ method: @escaping (C) -> @MainActor (First, Second, Third) -> Void
  ) {
    self.name = name
    body = { target, first, second, third in
      guard let target = target as? C, let first = (first as Any) as? First, let second = (second as Any) as? Second,
        let third = (third as Any) as? Third
      else { return false }
      method(target)(first, second, third)
      return true
    }
  }
}
