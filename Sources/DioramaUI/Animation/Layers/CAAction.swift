public import Foundation

/// What a layer does where one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it, with the name of the property, the layer, and more.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to a layer, under the name of the property.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]? = nil) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing, which ends the search for what to do.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
  /// What is done where properties change, by their names; only the main actor uses it.
  struct ActionTable: Equatable, @unchecked Sendable {
    var actions: [String: any CAAction]?

    /// Only no actions are the same as others.
    static func == (a: ActionTable, b: ActionTable) -> Bool { a.actions == nil && b.actions == nil }
  }

  /// What is done where properties change, by their names; `NSNull()` for nothing.
  ///
  /// Nil, the default, for what the layer does anyway.
  public var actions: [String: any CAAction]? {
    get { setting(\.actions).actions }
    set { set(\.actions, to: ActionTable(actions: newValue)) }
  }

  /// What is done where a property changes: what the delegate has, or `actions`, or what the class has; nil for nothing.
  public func action(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// What is done where a property changes without an action of the layer: an animation for animatable properties, nil for others.
  public class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard LayerKeyPath(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    return animation
  }

  /// Whether `actions` have something for a property, which is done then.
  func runsOwnAction(for property: LayerProperty) -> Bool {
    guard let actions, let action = actions[property.key] else { return false }
    action.run(forKey: property.key, object: self, arguments: nil)
    return true
  }
}

extension LayerProperty {
  /// The name of the property.
  var key: String {
    switch self {
    case .bounds: "bounds"
    case .position: "position"
    case .transform: "transform"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    }
  }
}
