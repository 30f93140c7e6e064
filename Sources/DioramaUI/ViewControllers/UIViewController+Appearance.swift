import Foundation

// The four callbacks. The window's changes drive them (AP-3); containers and presentations drive them with the calls of
// `beginAppearanceTransition` and `endAppearanceTransition`. The state is kept here and not by the overridable methods,
// so that an override without super breaks nothing (AP-16).
extension UIViewController {
  /// Called before the root view's window changes, with the view still where it was.
  ///
  /// A child is told by its parent as long as that one is on its way in or out (AP-8).
  func rootViewWillMove(toWindow newWindow: UIWindow?) {
    let isAppearing = newWindow != nil
    guard answersToWindowChanges, !appearance.isHeading(toAppear: isAppearing) else { return }
    beginAppearance(isAppearing, animated: false)
    endAppearanceAfterCommit()
  }

  /// Called when the root view's window has changed.
  func rootViewDidMove(toWindow newWindow: UIWindow?) {
    if newWindow != nil { tellIsAppearing() }
  }

  /// Whether a change of the window is for the controller itself to answer.
  ///
  /// A parent that forwards nothing tells its children itself, as Apple's text asks it to.
  private var answersToWindowChanges: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.state == .appeared
  }

  /// Tells the controller, and then the children inside its view, that it will appear or disappear.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      prepareContent()
    }
    appearance.serial &+= 1
    appearance.state = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.cause = appearance.change
    appearance.didTellIsAppearing = false
    appearance.isAheadOfParent = false
    let serial = appearance.serial
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    guard appearance.serial == serial, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where !child.appearance.isHeading(toAppear: isAppearing) && child.hasView(inside: self) {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Tells the controller that it is in the hierarchy now, once a transition.
  private func tellIsAppearing() {
    guard appearance.state == .appearing, !appearance.didTellIsAppearing else { return }
    appearance.didTellIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Tells the controller, and then its children, that it has appeared or disappeared.
  ///
  /// A child that has appeared already hears it again with its parent (AP-9); one that the callback itself adds does not.
  func endAppearance() {
    let (animated, told) = (appearance.isAnimated, children)
    switch appearance.state {
    case .appearing, .appeared:
      tellIsAppearing()
      appearance.state = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(animated)
    case .disappeared:
      return
    }
    if !appearance.isUnderWay { appearance.cause = nil }
    forwardEnd(to: told.filter { $0.parent === self })
    appearanceDidEnd()
  }

  private func forwardEnd(to children: [UIViewController]) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    switch appearance.state {
    case .appeared:
      for child in children where child.appearance.state != .disappearing && child.hasView(inside: self) {
        if child.appearance.isAheadOfParent {
          child.appearance.isAheadOfParent = false
          continue
        }
        child.appearance.state = .appearing
        child.endAppearance()
      }
    case .disappeared:
      for child in children where child.appearance.state == .disappearing { child.endAppearance() }
    case .appearing, .disappearing:
      break
    }
  }

  /// Puts the did-callback off until the turn is committed, unless another transition begins before (AP-4, AP-11).
  func endAppearanceAfterCommit() {
    let serial = appearance.serial
    UIRuntime.shared.mainLoop.afterCommit {
      if self.appearance.serial == serial { self.endAppearance() }
    }
  }

  /// Whether the view is loaded and lies in a parent's view.
  private func hasView(inside parent: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
    return view !== outer && view.isDescendant(of: outer)
  }

  /// Marks a change of the parent as under way, at the latest until the turn is committed.
  func noteChange(_ change: AppearanceRecord.Cause) {
    appearance.change = change
    UIRuntime.shared.mainLoop.afterCommit { [weak self] in
      if self?.appearance.change == change { self?.appearance.change = nil }
    }
  }
}
