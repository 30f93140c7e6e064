extension UIViewController {
  /// The nearest navigation controller that contains the controller; nil for none.
  public var navigationController: UINavigationController? { nearestAncestor() }

  /// The nearest tab bar controller that contains the controller; nil for none.
  public var tabBarController: UITabBarController? { nearestAncestor() }

  /// The nearest split view controller that contains the controller; nil for none.
  public var splitViewController: UISplitViewController? { nearestAncestor() }

  /// Sets the items of the toolbar below the controller; nil for none.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  private func nearestAncestor<Container: UIViewController>() -> Container? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Hands a new title on to the items that were made.
  func titleDidChange() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }

  /// Lets the container lay out its bars anew.
  func containerNeedsLayout() { parent?.viewIfLoaded?.setNeedsLayout() }

  /// Exchanges the views of children that are shown, and tells those that come and go.
  ///
  /// - Parameters:
  ///   - old: The children that go.
  ///   - new: The children that come; their views are loaded.
  ///   - order: Who is told first.
  ///   - duration: How long it takes, in seconds; 0 for no animation.
  ///   - insert: Puts the new views in and brings everything to where it starts.
  ///   - changes: Moves the views.
  ///   - custom: Returns what animates the transition instead of `changes`; nil for nothing.
  ///   - cancel: Called instead of `end` when the transition has gone back; nil for a transition that cannot.
  ///   - end: Called when all have been told, and the views of those that went are gone.
  /// - Returns: The transition, which `finish` ends before its time.
  func exchangeContent(
    _ old: [UIViewController],
    _ new: [UIViewController],
    order: AppearanceExchange.Order,
    duration: Double,
    insert: @MainActor () -> Void,
    changes: @MainActor () -> Void = {},
    custom: ((TransitionCoordinator) -> CustomTransition?)? = nil,
    cancel: (@MainActor () -> Void)? = nil,
    end: @escaping @MainActor () -> Void
  ) -> TransitionCoordinator {
    for controller in new { controller.loadViewIfNeeded() }
    var keys: [UITransitionContextViewControllerKey: UIViewController] = [:]
    keys[.from] = old.first
    keys[.to] = new.first
    let coordinator = TransitionCoordinator(in: view, duration: duration, controllers: keys)
    for controller in [self] + old + new { controller.runningCoordinator = coordinator }
    let exchange = AppearanceExchange(
      leaving: old,
      coming: new,
      order: order,
      animated: duration > 0,
      container: self
    )
    exchange.begin()
    insert()
    coordinator.custom = custom?(coordinator)
    coordinator.run(changes) {
      if coordinator.isCancelled, let cancel {
        for controller in new { controller.viewIfLoaded?.removeFromSuperview() }
        exchange.cancel()
        return cancel()
      }
      for controller in old { controller.viewIfLoaded?.removeFromSuperview() }
      exchange.end()
      end()
    }
    return coordinator
  }

  /// Whether the controller is shown or about to be, so that its children have to be told what happens to them.
  var tellsChildren: Bool { appearance.state == .appeared || appearance.state == .appearing }
}
