import Foundation

extension UserDriver {
  /// Why a finger in the middle of a view does not reach it; nil where it does.
  ///
  /// Views are laid out first. A view that takes no touches by itself, such as a label, is reached where nothing is in front of it.
  public func obstacle(to view: UIView) -> Obstacle? {
    prepare()
    guard let root = view.window, root === window || root === UIRuntime.shared.keyboard.window else { return .missing }
    for ancestor in sequence(first: view, next: \.superview) where ancestor.isHidden || ancestor.alpha < 0.01 {
      return .hidden
    }
    if view.bounds.isEmpty { return .empty }
    let point = middle(of: view)
    guard window.bounds.contains(point) else { return .outside }
    let front = frontWindow(at: point)
    guard let hit = front.hitTest(front.convert(point, from: window as UIView), with: nil) else {
      return blocked(view, at: point) ?? .outside
    }
    if hit === view || hit.isDescendant(of: view) { return isDisabled(view) ? .disabled : nil }
    if let blocked = blocked(view, at: point) { return blocked }
    // Behind a label is what takes the tap on it, and a view around may take the touches of all inside.
    if view.isDescendant(of: hit) || (isPassive(view) && isBehind(hit, view)) { return nil }
    return .covered(by: UserDriver.name(of: hit))
  }

  /// The view in front with an accessibility label, and why a finger does not reach it.
  func found(labeled label: String) -> (view: UIView?, obstacle: Obstacle?) {
    prepare()
    var first: (view: UIView, obstacle: Obstacle)?
    for top in [UIRuntime.shared.keyboard.window, window] {
      top?.layoutIfNeeded()
      for view in top.map({ views(labeled: label, in: $0) }) ?? [] {
        guard let obstacle = obstacle(to: view) else { return (view, nil) }
        first = first ?? (view, obstacle)
      }
    }
    return (first?.view, first?.obstacle ?? .missing)
  }

  /// The accessibility elements with a label, those in front first.
  private func views(labeled label: String, in root: UIView) -> [UIView] {
    var (found, waiting) = ([UIView](), [(view: root, isOpen: false)])
    // Subviews are in front of the view that they are in.
    while let (view, isOpen) = waiting.popLast() {
      if isOpen {
        if view.isAccessibilityElement, view.accessibilityLabel == label { found.append(view) }
      } else {
        waiting.append((view, true))
        // The parts of a control are no elements of their own.
        if !(view is UIControl && view.isAccessibilityElement) { waiting += view.subviews.map { ($0, false) } }
      }
    }
    return found
  }

  /// Why hit testing ends before it gets to a view: a view on the way takes no touches, or does not contain the point.
  private func blocked(_ view: UIView, at point: CGPoint) -> Obstacle? {
    if isDisabled(view) { return .disabled }
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      if !ancestor.isUserInteractionEnabled, !isPassive(view) { return .disabled }
      if !ancestor.point(inside: ancestor.convert(point, from: window as UIView), with: nil) { return .outside }
    }
    return nil
  }

  /// Whether a view that reacts to touches is set not to.
  private func isDisabled(_ view: UIView) -> Bool {
    if let control = view as? UIControl, !control.isEnabled { return true }
    return !view.isUserInteractionEnabled && !isPassive(view)
  }

  /// Whether a view is one to be seen, which takes no touches.
  private func isPassive(_ view: UIView) -> Bool {
    guard !view.isUserInteractionEnabled, view.gestureRecognizers?.isEmpty ?? true else { return false }
    return view is UILabel || view is UIImageView || view is UIProgressView || view is UIActivityIndicatorView
      || Swift.type(of: view) == UIView.self
  }

  /// Whether a view is behind another in the order of the views around both.
  private func isBehind(_ view: UIView, _ other: UIView) -> Bool {
    let path = Array(sequence(first: other, next: \.superview))
    var branch = view
    while let parent = branch.superview {
      if let index = path.firstIndex(where: { $0 === parent }), index > 0 {
        let views = parent.subviews
        guard let place = views.firstIndex(where: { $0 === branch }) else { return false }
        return views[(place + 1)...].contains { $0 === path[index - 1] }
      }
      branch = parent
    }
    return false
  }
}
