import Foundation

extension UIView {
  /// How far bars and the edges of the screen reach into the view, by where it lies now.
  var currentSafeAreaInsets: UIEdgeInsets { safeRect.map(insets(of:)) ?? .zero }

  /// The part of the view's coordinates that the screen and the bars leave free; nil outside of a window.
  ///
  /// It may reach beyond the bounds.
  var safeRect: CGRect? {
    guard let window = containingWindow ?? (self as? UIWindow) else { return nil }
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== window {
      path.append(current)
      view = current.superview
    }
    return path.reversed().reduce(window.freeRect) { $1.safeRect(inside: $0) }
  }

  /// The free part of the view where that of the superview is known.
  func safeRect(inside outer: CGRect) -> CGRect {
    outer.applying(layer.transformToSuperlayer.inverted()).inset(by: additionalSafeArea)
  }

  func insets(of safe: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, safe.minY - bounds.minY),
      left: max(0, safe.minX - bounds.minX),
      bottom: max(0, bounds.maxY - safe.maxY),
      right: max(0, bounds.maxX - safe.maxX)
    )
  }

  /// What the controller of the view adds: the bars around its content, and what it asks for itself.
  private var additionalSafeArea: UIEdgeInsets {
    guard let controller else { return .zero }
    return controller.barInsets + controller.additionalSafeAreaInsets
  }

  // MARK: - Telling

  /// Whether layouts of the view have to look at the safe area: it has some, or its controller may add to it.
  var followsSafeArea: Bool { layoutParts.map { $0.knownSafeArea != .zero } ?? false }

  /// Tells this view and those inside it of a safe area that has changed since they were told of it last.
  ///
  /// What has not changed is gone into one level deep: the layout of each view looks after the views in it.
  func announceSafeArea() {
    var pending: [(view: UIView, rect: CGRect?)] = [(self, safeRect)]
    while let (view, rect) = pending.popLast() {
      let known = view.layoutParts?.knownSafeArea ?? .zero
      let insets = rect.map(view.insets(of:)) ?? .zero
      if insets == known {
        guard view === self, insets != .zero else { continue }
      } else {
        view.madeLayoutParts.knownSafeArea = insets
        view.layer.layoutState.hasNobodyToAsk = false
        view.tellOfSafeArea()
      }
      pending += view.children.lazy.filter { !($0 is UIWindow) }.map { child in
        (child, rect.map(child.safeRect(inside:)))
      }
    }
  }

  private func tellOfSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    arrangementDidChange()
  }
}

extension UIWindow {
  /// The part of the bounds that the screen leaves free.
  fileprivate var freeRect: CGRect {
    let screen = UIRuntime.shared.screenBounds
    let free = screen.inset(by: UIRuntime.shared.screenSafeAreaInsets)
    let inset = UIEdgeInsets(
      top: max(0, free.minY - frame.minY),
      left: max(0, free.minX - frame.minX),
      bottom: max(0, frame.maxY - free.maxY),
      right: max(0, frame.maxX - free.maxX)
    )
    // A window beyond the screen, as tests make them, is not eaten up by what lies outside.
    let isInside = screen.contains(frame)
    return isInside ? bounds.inset(by: inset) : bounds
  }
}
