extension UIView {
  /// Puts a view among the subviews at a place that counts the others.
  func place(_ view: UIView, at index: Int) {
    checkCanHold(view)
    if view.superview === self {
      reorder(view, to: index)
    } else {
      adopt(view, at: index)
    }
  }

  /// Puts a view beside a sibling; beside itself or a stranger means in front of all.
  func place(_ view: UIView, beside sibling: UIView, offset: Int) {
    checkCanHold(view)
    if view.superview === self {
      guard let current = children.firstIndex(where: { $0 === view }) else { return }
      children.remove(at: current)
      children.insert(view, at: place(beside: sibling, offset: offset))
    } else {
      adopt(view, at: place(beside: sibling, offset: offset))
    }
  }

  /// Moves a subview to a place among the others, without telling anybody.
  func reorder(_ view: UIView, to index: Int) {
    guard let current = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: current)
    children.insert(view, at: min(index, children.count))
  }

  /// Takes the view out of its superview.
  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    announceWindow(nil, from: oldWindow)
    unlink()
    enterWindow(nil, from: oldWindow)
    didMoveToSuperview()
  }

  /// Stops the program if holding a view would make the hierarchy no tree.
  private func checkCanHold(_ view: UIView) {
    if view === self {
      UIKitException.raise(.invalidArgument, "Can't add self as subview")
    }
    if wouldMakeCycle(holding: view) {
      UIKitException.raise(
        .layerInvalid,
        "layer \(UIKitException.describe(view.layer)) is a part of cycle in its layer tree"
      )
    }
  }

  /// Whether a view holds this one at any depth; one without subviews holds nobody, which keeps long chains cheap.
  func wouldMakeCycle(holding view: UIView) -> Bool {
    view === self || (!view.children.isEmpty && isDescendant(of: view))
  }

  private func place(beside sibling: UIView, offset: Int) -> Int {
    children.firstIndex { $0 === sibling }.map { $0 + offset } ?? children.count
  }

  /// Takes a view in that is not a subview yet, and tells everybody in UIKit's order.
  func adopt(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    let newWindow = view is UIWindow ? oldWindow : window
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.announceWindow(newWindow, from: oldWindow) }
    // What was told may have moved views itself.
    checkCanHold(view)
    view.unlink()
    view.superview = self
    children.insert(view, at: min(index, children.count))
    view.enterWindow(newWindow, from: oldWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func unlink() {
    guard let parent = superview else { return }
    superview = nil
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
  }
}
