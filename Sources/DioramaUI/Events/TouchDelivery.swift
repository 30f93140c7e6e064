import Foundation

/// Brings the touches of a window to recognizers and views.
@MainActor
final class TouchDelivery {
  /// The touches that are on the window and belong to a view.
  private var current: [UITouch] = []
  private var waiting: [UITouch] = []

  init() {}

  func deliver(_ event: UIEvent, in window: UIWindow) {
    event.timestamp = event.touches.map(\.timestamp).max() ?? 0
    let mine = event.touches.filter { $0.window === window }
    for touch in mine where touch.phase == .began { begin(touch, with: event, in: window) }
    let taken = mine.filter { $0.view != nil && $0.phase != .stationary }
    tellRecognizers(of: taken, event)
    for phase: UITouch.Phase in [.began, .moved, .ended, .cancelled] {
      let group = taken.filter { $0.phase == phase && !$0.isTakenFromView }
      for touch in group where touch.mustWait(phase) { withhold(touch, phase, event) }
      tellViews(group.filter(\.withheld.isEmpty), phase, event)
    }
    releaseWithheld()
    current.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Finds the view of a new touch, which keeps it whatever happens; none if another view has all touches for itself.
  ///
  /// A view without multiple touch learns nothing of a second touch. Its recognizers get it.
  private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let view = window.hitTest(touch.windowLocation, with: event), mayReach(view)
    else { return }
    touch.view = view
    touch.isTakenFromView = !view.isMultipleTouchEnabled && current.contains { $0.view === view }
    current.append(touch)
    var ancestor: UIView? = view
    while let current = ancestor {
      touch.recognizers += (current.recognizers + current.innerRecognizers).filter { $0.mayReceive(touch) }
      ancestor = current.superview
    }
  }

  /// Whether a touch may be of a view: an exclusive one takes none beside those of others.
  private func mayReach(_ view: UIView) -> Bool {
    let others = current.compactMap(\.view)
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
    // The ones with more taps decide first: a double tap keeps a single one beside it from a second action.
    let ordered = recognizers.enumerated().sorted {
      ($1.element.tapsBeforeOthers, $0.offset) < ($0.element.tapsBeforeOthers, $1.offset)
    }
    for recognizer in ordered.map(\.element) {
      recognizer.receive(touches.filter { $0.recognizers.contains { $0 === recognizer } }, event)
    }
    for recognizer in recognizers { recognizer.finish() }
  }

  // MARK: - Held back by recognizers

  /// Keeps a phase back; a touch that is taken away of which the view knows nothing is forgotten.
  private func withhold(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) {
    if !waiting.contains(where: { $0 === touch }) { waiting.append(touch) }
    touch.withheld.append(UITouch.Withheld(phase: phase, event: event, location: touch.windowLocation))
  }

  /// Tells the views what no recognizer holds back any more.
  func releaseWithheld() {
    for touch in waiting {
      while let next = touch.withheld.first, !touch.isTakenFromView, !touch.isHeldBack(next.phase) {
        touch.withheld.removeFirst()
        let (phase, location) = (touch.phase, touch.windowLocation)
        (touch.phase, touch.windowLocation) = (next.phase, next.location)
        tellViews([touch], next.phase, next.event)
        (touch.phase, touch.windowLocation) = (phase, location)
      }
      if touch.isTakenFromView { touch.withheld = [] }
    }
    waiting.removeAll { $0.withheld.isEmpty }
  }

  /// Takes what is held back away from its views, because a recognizer has recognized it.
  func dropWithheld(for recognizer: UIGestureRecognizer) {
    for touch in waiting where touch.recognizers.contains(where: { $0 === recognizer }) {
      touch.withheld = []
      guard !touch.isTakenFromView else { continue }
      touch.isTakenFromView = true
      if touch.isKnownToView { touch.view?.touchesCancelled([touch], with: nil) }
    }
    waiting.removeAll { $0.withheld.isEmpty }
  }

  private func tellViews(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var pending = touches
    while let view = pending.first?.view {
      let group = Set(pending.filter { $0.view === view && !$0.isTakenFromView })
      pending.removeAll { $0.view === view }
      guard !group.isEmpty else { continue }
      switch phase {
      case .began:
        guard UIScrollView.letsBegin(group, event, in: view) else {
          for touch in group { touch.isTakenFromView = true }
          continue
        }
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

extension UITouch {
  /// Whether a phase has to wait for what is held back already, or for a recognizer.
  fileprivate func mustWait(_ phase: Phase) -> Bool { !withheld.isEmpty || isHeldBack(phase) }

  /// Whether a recognizer that has not decided yet keeps a phase from the view.
  fileprivate func isHeldBack(_ phase: Phase) -> Bool {
    guard phase == .began || phase == .ended else { return false }
    return recognizers.contains { recognizer in
      guard recognizer.isEnabled, recognizer.state == .possible, recognizer.isUndecided else { return false }
      return recognizer.delaysTouchesBegan || recognizer.holdsBack(self)
        || (phase == .ended && recognizer.delaysTouchesEnded)
    }
  }
}
