import Foundation

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed; the collection is the one before, nil for none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, to end it with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be registered for.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls a closure with the object and the traits before, whenever one of some traits has changed, until the object is gone.
  @discardableResult
  @preconcurrency
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(TraitRegistration(traits) { object, old in if let object = object as? Self { handler(object, old) } })
  }

  /// Calls a closure that names the class of the object, or `Self`, whenever one of some traits has changed.
  @discardableResult
  @_disfavoredOverload
  @preconcurrency
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait],
    handler: @escaping @MainActor (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(TraitRegistration(traits) { object, old in if let object = object as? Observed { handler(object, old) } })
  }

  /// Performs a method of the object, with the object, whenever one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Performs a method of a target, with the object, whenever one of some traits has changed; the target is not kept alive.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    weak let target = target as AnyObject
    return register(
      TraitRegistration(traits) { object, _ in
        if let target { UIApplication.shared.sendAction(action, to: target, from: object, for: nil) }
      }
    )
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.layoutParts?.traits.registrations.removeAll { $0 === registration }
    (self as? UIViewController)?.traitParts.registrations.removeAll { $0 === registration }
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    (self as? UIView)?.madeLayoutParts.traits.registrations.append(registration)
    (self as? UIViewController)?.traitParts.registrations.append(registration)
    return registration
  }
}

/// What a view or controller says about its own traits, and who is called when they change.
@MainActor
struct TraitParts {
  var overrides = TraitValues()
  /// The traits that a controller gives to its children.
  var ofChildren: [ObjectIdentifier: TraitValues] = [:]
  var registrations: [TraitRegistration] = []

  nonisolated init() {}

  /// Calls those who registered for what has changed.
  func call(_ object: AnyObject, _ old: UITraitCollection, _ new: UITraitCollection) {
    for registration in registrations where registration.concerns(old.values, new.values) {
      registration.handler(object, old)
    }
  }
}

/// Who is called when some traits have changed.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { $0.differs(old, new) }
  }
}
