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
