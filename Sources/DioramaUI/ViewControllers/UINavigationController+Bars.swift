import Foundation

// The rule for what lies where: the bar is above and the toolbar below, both inside the safe area that the containers
// around leave. A child's view runs under a bar if its `edgesForExtendedLayout` names that edge and the bar is
// translucent, or the child extends under opaque bars too; its safe area leaves the bar out then. Otherwise the view ends
// at the bar.
extension UINavigationController {
  /// Makes the bars show what the controllers of the stack say.
  func adoptBars() {
    navigationBar.delegate = self
    navigationBar.navigationController = self
    if isViewLoaded { view.setNeedsLayout() }
  }

  /// Gives the bars the items of the stack and of the controller on top.
  func syncBars() {
    let items = stack.map(\.navigationItem)
    if navigationBar.items?.elementsEqual(items, by: { $0 === $1 }) != true { navigationBar.items = items }
    let entries = topViewController?.toolbarItems
    if toolbar.items?.elementsEqual(entries ?? [], by: { $0 === $1 }) != true { toolbar.items = entries }
  }

  /// Whether a controller of the stack sends the bars at the bottom away, which lasts until it is popped.
  var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

  /// How far the bars reach into the view, in points.
  private var insetsOfBars: UIEdgeInsets {
    let safe = view.safeAreaInsets
    let top = safe.top + (isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(view.bounds.size).height)
    let bottom = safe.bottom + (showsToolbar ? toolbar.sizeThatFits(view.bounds.size).height : 0)
    return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// Where the view of a child stands; what the bars cover of it becomes its safe area.
  func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = view.bounds
    let safe = view.safeAreaInsets
    let bars = insetsOfBars
    var covered = UIEdgeInsets.zero
    if extends(controller, .top, under: navigationBar.isTranslucent) {
      covered.top = bars.top - safe.top
    } else if !isNavigationBarHidden {
      frame.origin.y += bars.top
      frame.size.height -= bars.top
    }
    if extends(controller, .bottom, under: toolbar.isTranslucent) {
      covered.bottom = bars.bottom - safe.bottom
    } else if showsToolbar {
      frame.size.height -= bars.bottom
    }
    controller.barInsets = covered
    frame.size.height = max(0, frame.height)
    return frame
  }

  private func extends(_ controller: UIViewController, _ edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
    controller.edgesForExtendedLayout.contains(edge)
      && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  /// Places bars and content.
  func placeEverything() {
    guard let view = viewIfLoaded else { return }
    installPopSwipe()
    let parts: [UIView] = [contentView, navigationBar, toolbar]
    for part in parts where part.superview !== view { view.addSubview(part) }
    contentView.frame = view.bounds
    syncBars()
    followContent()
    placeBars(in: view)
    if let shown, shown.viewIfLoaded?.superview === contentView { shown.view.frame = contentFrame(of: shown) }
    updateScrollEdges()
    tabBarController?.placeBar()
  }

  /// Places the bars; one that leaves with a transition stays visible until its end.
  private func placeBars(in view: UIView) {
    let safe = view.safeAreaInsets
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    let top = isNavigationBarHidden ? -height : safe.top
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    let toolHeight = toolbar.sizeThatFits(view.bounds.size).height
    let toolTop = view.bounds.height - (showsToolbar ? safe.bottom + toolHeight : 0)
    toolbar.frame = CGRect(x: 0, y: toolTop, width: view.bounds.width, height: toolHeight)
    let isMoving = running != nil || barsAreMoving
    navigationBar.isHidden = isNavigationBarHidden && (!isMoving || navigationBar.isHidden)
    toolbar.isHidden = !showsToolbar && (!isMoving || toolbar.isHidden)
  }

  /// Changes which bars are hidden, and moves them there.
  func moveBars(animated: Bool, _ change: @MainActor () -> Void) {
    guard animated, running == nil, appearance.state == .appeared else { return change() }
    placeEverything()
    barsAreMoving = true
    change()
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      placeEverything()
    } completion: { _ in
      self.barsAreMoving = false
      self.viewIfLoaded?.setNeedsLayout()
    }
  }
}
