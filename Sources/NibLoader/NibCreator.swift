public import Foundation

/// A method that makes the controller which a segue leads to, marked `@IBSegueAction` on Apple's systems.
@MainActor
public struct NibCreator<C: NSObject> {
  /// Calls the method.
  typealias Body = (_ target: NSObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> NibCreation

  let name: String
  let body: Body

  /// Describes a method that takes the coder.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib with its colon, such as `makeDetail:`.
  ///   - method: The method, as `Class.method`.
  public init<Made: NSObject>(_ name: String, _ method: @escaping (C) -> @MainActor (NSCoder) -> Made?) {
    self.name = name
    body = { target, coder, _, _ in (target as? C).map { .made(method($0)(coder)) } ?? .missing }
  }

  /// Describes a method that takes the coder and what triggers the segue.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib with its colons, such as `makeDetail:sender:`.
  ///   - method: The method, as `Class.method`.
  public init<Sender, Made: NSObject>(
    _ name: String,
    _ method: @escaping (C) -> @MainActor (NSCoder, Sender) -> Made?
  ) {
    self.name = name
    body = { target, coder, sender, _ in
      guard let target = target as? C, let sender = (sender as Any) as? Sender else { return .missing }
      return .made(method(target)(coder, sender))
    }
  }

  /// Describes a method that takes the coder, what triggers the segue, and the segue's identifier.
  ///
  /// - Parameters:
  ///   - name: The method's name in the nib with its colons, such as `makeDetail:sender:segueIdentifier:`.
  ///   - method: The method, as `Class.method`.
  public init<Sender, Made: NSObject>(
    _ name: String,
    _ method: @escaping (C) -> @MainActor (NSCoder, Sender, String?) -> Made?
  ) {
    self.name = name
    body = { target, coder, sender, identifier in
      guard let target = target as? C, let sender = (sender as Any) as? Sender else { return .missing }
      return .made(method(target)(coder, sender, identifier))
    }
  }
}

/// The result of asking an object for the controller that a segue leads to.
package enum NibCreation {
  /// The method was called; nil where it made nothing.
  case made(NSObject?)
  /// The object has no such method, or the sender is of another class.
  case missing
}
