import Foundation

/// Brings the touches of a window to recognizers and views.
@MainActor
final class TouchDelivery {
  /// The touches that are on the window and belong to a view.
  private var current: [UITouch] = []

  init() {}

  func deliver(_ event: UIEvent, in window: UIWindow) {
    event.timestamp = event.touches.map(\.timestamp).max() ?? 0
    let mine = event.touches.filter { $0.window === window }
    for touch in mine where touch.phase == .began { begin(touch, with: event, in: window) }
    let taken = mine.filter { $0.view != nil }
    tellRecognizers(of: taken, event)
    for phase: UITouch.Phase in [.began, .moved, .ended, .cancelled] {
      tellViews(taken.filter { $0.phase == phase && !$0.isTakenFromView }, phase, event)
    }
    current.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Finds the view of a new touch, which keeps it whatever happens; none if the view may not take it.
  private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let view = window.hitTest(touch.place, with: event), mayTake(view)
    else { return }
    touch.view = view
    current.append(touch)
    var ancestor: UIView? = view
    while let current = ancestor {
      touch.recognizers += (current.recognizers + current.innerRecognizers).filter { $0.mayReceive(touch) }
      ancestor = current.superview
    }
  }

  /// A view without multiple touch takes one at a time, an exclusive one takes none beside those of others.
  private func mayTake(_ view: UIView) -> Bool {
    let others = current.compactMap(\.view)
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
    if view.isExclusiveTouch, others.contains(where: { $0 !== view }) { return false }
    return !others.contains { $0 !== view && $0.isExclusiveTouch }
  }

  /// Lets recognizers look first; what one recognizes it may take from the views.
  private func tellRecognizers(of touches: [UITouch], _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers {
      recognizer.receive(touches.filter { $0.recognizers.contains { $0 === recognizer } }, event)
    }
    for recognizer in recognizers { recognizer.finish() }
  }

  private func tellViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var pending = touches
    while let view = pending.first?.view {
      let group = Set(pending.filter { $0.view === view })
      pending.removeAll { group.contains($0) }
      switch phase {
      case .began:
        for touch in group { touch.isKnownToView = true }
        view.touchesBegan(group, with: event)
      case .moved: view.touchesMoved(group, with: event)
      case .ended: view.touchesEnded(group, with: event)
      case .cancelled: view.touchesCancelled(group, with: event)
      case .stationary: break
      }
    }
  }
}
