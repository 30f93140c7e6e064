extension UIControl {
  /// What a control does on events without a target.
  struct ClosureAction {
    let events: Event
    let body: @MainActor (UIControl) -> Void
  }

  /// Calls a closure on events, beside the targets; UIKit's like takes a `UIAction`.
  public func addAction(for controlEvents: Event, _ body: @escaping @MainActor (UIControl) -> Void) {
    closures.append(ClosureAction(events: controlEvents, body: body))
  }
}
