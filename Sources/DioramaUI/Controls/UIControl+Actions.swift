extension UIControl {
  /// What a control does on events without a target.
  struct ActionEntry {
    let action: UIAction
    var events: Event
  }

  /// Does something on events, beside the targets; an action with the same identifier is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action.identifier == action.identifier }) {
      actions[index] = ActionEntry(action: action, events: actions[index].events.union(controlEvents))
    } else {
      actions.append(ActionEntry(action: action, events: controlEvents))
    }
  }

  /// No longer does something on events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer does what has an identifier on events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Does something for the control.
  public func sendAction(_ action: UIAction) { action.perform(from: self) }
}

/// Who performs which action on which events of a control.
struct ControlTarget {
  let action: Selector
  var events: UIControl.Event

  /// The target; nil once that is gone, and for the responder chain.
  weak var object: AnyObject?

  /// Whether the target is searched for when an action is sent.
  let usesResponderChain: Bool

  init(_ object: AnyObject?, action: Selector, events: UIControl.Event) {
    self.action = action
    self.events = events
    self.object = object
    usesResponderChain = object == nil
  }

  /// Whether the entry belongs to a target; nil stands for the responder chain.
  func isFor(_ target: AnyObject?) -> Bool {
    target == nil ? usesResponderChain : object === target
  }

  /// Whether the entry is the one for a target and an action.
  func matches(_ target: AnyObject?, _ action: Selector) -> Bool {
    isFor(target) && self.action == action
  }

  /// Whether the entry is among those of a target and an action, of which nil stands for all.
  func isCovered(by target: AnyObject?, _ action: Selector?) -> Bool {
    (target == nil || object === target) && (action == nil || self.action == action)
  }
}

/// Where the targets of a control stand in its list, so that the thousandth is added as fast as the first.
struct ControlTargetIndexes {
  /// Empty as long as there are few targets, among which a search is faster.
  private var indexes: [Key: Int] = [:]

  private static let few = 16

  private struct Key: Hashable {
    /// Nil for the responder chain.
    var target: ObjectIdentifier?
    var action: Selector
  }

  /// The index of the entry for a target and an action; nil where there is none.
  func index(of target: AnyObject?, _ action: Selector, in targets: [ControlTarget]) -> Int? {
    guard !indexes.isEmpty else { return targets.firstIndex { $0.matches(target, action) } }
    // Another object may live where a target was that is gone.
    guard let index = indexes[Key(target: target.map(ObjectIdentifier.init), action: action)],
      targets[index].matches(target, action)
    else { return nil }
    return index
  }

  /// Takes note of the entry at the end of the list, for a target and an action.
  mutating func added(_ target: AnyObject?, _ action: Selector, to targets: [ControlTarget]) {
    guard targets.count > Self.few else { return }
    if indexes.isEmpty {
      for (index, entry) in targets.enumerated() where entry.usesResponderChain || entry.object != nil {
        indexes[Key(target: entry.object.map(ObjectIdentifier.init), action: entry.action)] = index
      }
    } else {
      indexes[Key(target: target.map(ObjectIdentifier.init), action: action)] = targets.count - 1
    }
  }
}
