import Foundation

extension UIView {
  /// How far bars and the edges of the screen reach into the view, by where it lies now.
  var currentSafeAreaInsets: UIEdgeInsets {
    if let found = UIRuntime.shared.foundInsets, found.view === self, let insets = found.safeArea { return insets }
    return foundSafeRect.map(insets(of:)) ?? .zero
  }

  /// The part of the view's coordinates that the screen and the bars leave free, and what the view's class may say of it; nil where
  /// there is no window and no class says something.
  ///
  /// It may reach beyond the bounds.
  var safeRect: CGRect? { honoredSafeArea(foundSafeRect).rect }

  /// The safe rectangle without what the view's own class says; what those of the views around say counts.
  private var foundSafeRect: CGRect? {
    guard let window = containingWindow ?? (self as? UIWindow) else { return nil }
    var path: [UIView] = []
    var view: UIView? = self
    while let current = view, current !== window {
      path.append(current)
      view = current.superview
    }
    var (outer, rect) = (window as UIView, window.freeRect)
    for view in path.reversed() {
      rect = view.safeRect(inside: outer.honoredSafeArea(rect).rect ?? rect)
      outer = view
    }
    return rect
  }

  /// The free part of the view where that of the superview is known.
  ///
  /// The safe area of a scroll view reaches its subviews at the edges at which it is not added to the content inset, as
  /// `contentInsetAdjustmentBehavior` says, and no further than it reaches into the scroll view: content that is
  /// scrolled away is not covered by bars.
  func safeRect(inside outer: CGRect) -> CGRect {
    var rect = outer.applying(layer.transformToSuperlayer.inverted())
    if let scrollView = superview as? UIScrollView {
      let (reach, isInset) = (scrollView.insets(of: outer), scrollView.addsSafeAreaToInset)
      rect = CGRect(
        left: isInset.horizontal ? -Self.farAway : min(rect.minX, bounds.minX + reach.left),
        top: isInset.vertical ? -Self.farAway : min(rect.minY, bounds.minY + reach.top),
        right: isInset.horizontal ? Self.farAway : max(rect.maxX, bounds.maxX - reach.right),
        bottom: isInset.vertical ? Self.farAway : max(rect.maxY, bounds.maxY - reach.bottom)
      )
    }
    let (additional, covered) = (additionalSafeArea, insets(of: rect))
    // What the controller adds counts from the edge of its view, or from what covers that.
    return CGRect(
      left: additional.left == 0 ? rect.minX : bounds.minX + covered.left + additional.left,
      top: additional.top == 0 ? rect.minY : bounds.minY + covered.top + additional.top,
      right: additional.right == 0 ? rect.maxX : bounds.maxX - covered.right - additional.right,
      bottom: additional.bottom == 0 ? rect.maxY : bounds.maxY - covered.bottom - additional.bottom
    )
  }

  /// An edge beyond all bounds, in points, at which no safe area reaches into any view.
  private static let farAway: CGFloat = 1e9

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

  /// Notifies this view and its subviews of a safe area that has changed since their last notification.
  ///
  /// Below an unchanged view, only one level is checked: the layout of each view checks its subviews.
  func announceSafeArea() {
    var pending: [(view: UIView, rect: CGRect?)] = [(self, foundSafeRect)]
    while let (view, rect) = pending.popLast() {
      let known = view.layoutParts?.knownSafeArea ?? .zero
      let (rect, insets) = view.honoredSafeArea(rect)
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
    (self as? UIScrollView)?.followSafeAreaInset()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    arrangementDidChange()
  }
}

extension CGRect {
  fileprivate init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
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
    // A window that is not inside the screen, as in tests, keeps its full bounds.
    let isInside = screen.contains(frame)
    return isInside ? bounds.inset(by: inset) : bounds
  }
}

/// The insets that the system finds for a view, while its class is asked whether it has others.
struct FoundInsets {
  /// The view that is asked.
  unowned let view: UIView
  /// What its safe area takes away; nil while its margins are asked for.
  var safeArea: UIEdgeInsets?
  /// Its margins; nil while its safe area is asked for.
  var margins: UIEdgeInsets?
}

extension UIView {
  /// Whether the view's class may override what those of the system do not.
  private var mayOverrideInsets: Bool {
    type(of: self) != UIView.self && !UIRuntime.shared.isOwn(type(of: self))
  }

  /// The safe area of the view: the one that its class says, where it overrides `safeAreaInsets`, else the one that the system found.
  ///
  /// UIKit reads the property, too: windows of snapshot tests override it, and what lies in them keeps clear by it.
  func honored(safeArea found: UIEdgeInsets) -> UIEdgeInsets {
    guard mayOverrideInsets else { return found }
    return UIRuntime.shared.asking(FoundInsets(view: self, safeArea: found)) { safeAreaInsets }
  }

  /// The margins of the view: those that its class says, where it overrides `layoutMargins`, else those that the system found.
  func honored(margins found: UIEdgeInsets) -> UIEdgeInsets {
    guard mayOverrideInsets else { return found }
    return UIRuntime.shared.asking(FoundInsets(view: self, margins: found)) { layoutMargins }
  }

  /// What bars and the edges of the screen leave free of the view, where the class may say so, and what they take away.
  ///
  /// - Parameter rect: What they leave free by where the view lies, in its coordinates; nil outside of a window, where nothing of it
  ///   reaches what the view holds.
  func honoredSafeArea(_ rect: CGRect?) -> (rect: CGRect?, insets: UIEdgeInsets) {
    guard let rect else { return (nil, honored(safeArea: .zero)) }
    let found = insets(of: rect)
    let said = honored(safeArea: found)
    return (said == found ? rect : bounds.inset(by: said), said)
  }
}

extension UIRuntime {
  /// Asks a view of an application's class, whose call of super gets what the system has found.
  fileprivate func asking(_ found: FoundInsets, _ question: () -> UIEdgeInsets) -> UIEdgeInsets {
    let outer = foundInsets
    foundInsets = found
    defer { foundInsets = outer }
    return question()
  }
}
