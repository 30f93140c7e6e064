import Foundation

extension UIGestureRecognizer {
  /// Whether the recognizer is to look at a new touch.
  func mayReceive(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether a gesture was recognized whose touches are still there.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Looks at what touches do.
  func receive(_ list: [UITouch], _ event: UIEvent) {
    touches += list.filter { touch in touch.phase == .began && !touches.contains { $0 === touch } }
    lastLocation = location(in: nil)
    for phase: UITouch.Phase in [.began, .moved, .ended, .cancelled] {
      let group = Set(list.filter { $0.phase == phase })
      guard !group.isEmpty, state == .possible || state == .began || state == .changed else { continue }
      switch phase {
      case .began: touchesBegan(group, with: event)
      case .moved: touchesMoved(group, with: event)
      case .ended: touchesEnded(group, with: event)
      case .cancelled: touchesCancelled(group, with: event)
      case .stationary: break
      }
    }
  }

  /// Forgets the touches that are over, and the gesture with the last of them.
  func finish() {
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    if touches.isEmpty, state != .possible { startAnew() }
  }

  /// Is ready for the next gesture.
  func startAnew() {
    waitingState = nil
    isStartingAnew = true
    state = .possible
    isStartingAnew = false
    reset()
  }

  /// Breaks the present gesture off.
  func breakOff() {
    guard !touches.isEmpty else { return }
    state = state == .possible ? .failed : .cancelled
    touches = []
    startAnew()
  }

  /// Follows what a subclass has seen, in so far as the others allow it.
  func stateDidChange(from old: State) {
    guard !isStartingAnew else { return }
    if old == .possible, state == .began || state == .ended {
      switch verdict() {
      case .possible:
        waitingState = state
        isStartingAnew = true
        state = .possible
        isStartingAnew = false
        return
      case .failed:
        state = .failed
      default:
        for other in rivals where other.state == .possible && prevents(other) { other.state = .failed }
        if cancelsTouchesInView {
          takeTouches()
          view?.window?.delivery.dropWithheld(for: self)
        }
      }
    }
    if state == .failed || hasRecognized { releaseDependents() }
    if state != .possible, state != .failed { sendActions() }
    if touches.isEmpty, state == .failed || state == .ended || state == .cancelled { startAnew() }
    if state == .failed || state == .possible { view?.window?.delivery.releaseWithheld() }
  }

  /// Whether the gesture may be recognized now: `.ended` for yes, `.failed` for no, `.possible` for not yet.
  private func verdict() -> State {
    guard mayBegin else { return .failed }
    let rivals = rivals
    if rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }) { return .failed }
    let required = requirements.compactMap(\.recognizer) + rivals.filter(waits)
    if required.contains(where: \.hasRecognized) { return .failed }
    let undecided = required.filter { $0.isEnabled && $0.state == .possible && $0.isUndecided }
    for other in undecided where !other.dependents.contains(where: { $0.recognizer === self }) {
      other.dependents.append(WeakRecognizer(recognizer: self))
    }
    return undecided.isEmpty ? .ended : .possible
  }

  /// Whether the recognition of this gesture keeps another from being recognized.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognizesBeside(other)
  }

  /// Whether this recognizer or another one, or one of their delegates, wants this one to wait until the other has failed.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var asked: [UIView] = []
    for candidate in touches.map(\.view) + [view] {
      guard let candidate, !asked.contains(where: { $0 === candidate }) else { continue }
      asked.append(candidate)
      guard candidate.gestureRecognizerShouldBegin(self) else { return false }
    }
    return true
  }

  /// The others that look at the same touches.
  private var rivals: [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for other in touches.flatMap(\.recognizers) where other !== self && !result.contains(where: { $0 === other }) {
      result.append(other)
    }
    return result
  }

  private func recognizesBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Lets those decide that waited for this one.
  private func releaseDependents() {
    for dependent in dependents.compactMap(\.recognizer) {
      guard let waiting = dependent.waitingState else { continue }
      dependent.waitingState = nil
      dependent.state = hasRecognized ? .failed : waiting
    }
  }

  /// Keeps the touches from their views, which hear that they were cancelled.
  private func takeTouches() {
    var pending = touches.filter { !$0.isTakenFromView }
    for touch in pending { touch.isTakenFromView = true }
    pending.removeAll { !$0.isKnownToView }
    while let view = pending.first?.view {
      let group = Set(pending.filter { $0.view === view })
      pending.removeAll { group.contains($0) }
      view.touchesCancelled(group, with: nil)
    }
  }

  private func sendActions() {
    for target in targets {
      guard target.usesResponderChain || target.object != nil else { continue }
      UIApplication.shared.sendAction(target.action, to: target.object, from: self, for: nil)
    }
    for body in closures { body(self) }
  }
}

extension UIGestureRecognizer {
  /// Calls a closure when the gesture is recognized and goes on, beside the targets.
  @preconcurrency
  public func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    closures.append(body)
  }
}
