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
