public import Foundation
import NibLoader

/// An object that manages a hierarchy of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @MainActor NSCoding {
  private var rootView: UIView?
  private(set) var archivedView: UIView?
  private(set) var isLoadingView = false
  private(set) var origin = ViewOrigin.given
  var appearance = AppearanceRecord()
  var parts = Parts()

  /// The object that gives presentations of the controller their animators; nil for the system's.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What the bars of a container cover of the view, in points.
  var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { viewIfLoaded?.setNeedsLayout() } } }

  var childControllers: [UIViewController] = []

  /// The bundle of the nib; nil for the main bundle.
  ///
  /// A controller out of a nib has that nib's bundle.
  open private(set) var nibBundle: Bundle?

  /// What the controller manages; nil if it was not said.
  ///
  /// Setting it sets the titles of the navigation item and of the tab bar item too.
  open var title: String? { didSet { titleDidChange() } }

  /// The controller that contains this one; nil for none.
  open internal(set) weak var parent: UIViewController?

  /// The edges at which content runs under bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether content runs under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether the first scroll view keeps clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the view is covered by what it presents.
  open var definesPresentationContext = false

  /// Whether the controller says how presented ones appear.
  open var providesPresentationContextTransitionStyle = false

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the presentation moves.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a bottom bar leaves when the controller is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The size that a container should give the view, in points.
  open var preferredContentSize = CGSize.zero { didSet { if preferredContentSize != oldValue { tellPreferredSize() } } }

  /// The items of the toolbar below the controller; nil for none.
  open var toolbarItems: [UIBarButtonItem]? { didSet { containerNeedsLayout() } }

  /// What the safe area leaves out beside the bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether the root view's margins are at least those of `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.marginsDidChange() } }

  /// Whether the user cannot dismiss the presented controller with a swipe.
  open var isModalInPresentation = false

  /// Creates a controller in code.
  ///
  /// Without a name the view comes from a nib named after the class, if there is one, and is a plain view otherwise.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    parts.explicitNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    UIRuntime.shared.controllers.insert(self)
  }

  /// Creates a controller without the name of a nib; this is what `UIViewController()` means.
  @_nonoverride public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    parts.explicitNibName = coder.decodeText(forKey: "UINibName")
    nibBundle = UIRuntime.shared.loadingBundle
    title = coder.decodeText(forKey: "UITitle")
    super.init()
    UIRuntime.shared.controllers.insert(self)
    coder.announce(self)
    decodeBehavior(of: coder)
    restorationIdentifier = coder.decodeText(forKey: "UIRestorationIdentifier")
    archivedView = coder.decode(UIView.self, forKey: "UIView")
    claimArchivedView(of: coder)
    adoptDecodedChildren(of: coder)
    decodeItems(of: coder)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }

  /// The scroll view that the bar at an edge follows: named, found, or that of the controller which a container shows; nil for none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollView(for: edge) ?? foundScrollView
  }

  /// The view that the controller manages; asking for it loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set {
      if let newValue, !checkCanManage(newValue) { return }
      rootView?.controller = nil
      rootView = newValue
      rootView?.controller = self
      origin = isLoadingView ? .loaded : .given
    }
  }

  /// The view, if it is loaded; nil otherwise, without loading it.
  open var viewIfLoaded: UIView? { rootView }

  /// Whether the view is loaded; asking does not load it.
  open var isViewLoaded: Bool { rootView != nil }

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard rootView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if rootView == nil {
      UIKitException.refuse(.internalInconsistency, "-[\(type(of: self)) loadView] did not set the view.")
      view = makePlainView()
    }
    performNibEmbeds()
    performEmbedSegues()
    viewDidLoad()
  }

  /// Makes the view: out of the nib, or a plain one that fills the screen.
  ///
  /// It is never called directly, and an override does not call super.
  open func loadView() {
    if let archivedView {
      self.archivedView = nil
      archivedView.isArchivedRoot = false
      view = archivedView
      // Another controller may have taken it meanwhile.
      if rootView == nil { view = makePlainView() }
      origin = .archived
    } else if let nibName {
      loadView(fromNibNamed: nibName)
    } else {
      let plain = makePlainView()
      plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = plain
    }
  }

  /// The view of a controller without a nib.
  func makePlainView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  /// Brings the views of the children that are shown into the view; containers do so before anybody appears.
  func prepareContent() {}

  /// Takes the views of children out of a view that is off screen; containers do so when memory is short.
  ///
  /// They come back before the container appears again.
  func releaseContent() {}

  /// Lays out bars and the views of children, which containers do.
  func layOutContent() {}

  /// Called when the controller was told that it has appeared or disappeared, and its children too.
  func appearanceDidEnd() {}

  /// Called once after each loading of the view.
  open func viewDidLoad() {}

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the root view has laid out its subviews; these have not laid out theirs yet.
  open func viewDidLayoutSubviews() {}

  /// Called when the root view's constraints are to be updated; an override calls super, which lets the view do it.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Called when the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the controller's traits have changed; the collection is the one before, nil for none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The name of the nib: the one given, or one named after the class that exists; nil for none.
  open var nibName: String? { explicitNibName ?? implicitNibName }

  /// Whether the user can edit what the controller shows; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what the user edits with; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }

  /// How the status bar is drawn while the controller is in front.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that says how the status bar is; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The ways in which the controller may be turned, which no device turns here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIRuntime.shared.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether the status bar is hidden while the controller is in front.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// How the status bar comes and goes; it is not drawn here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether the interface is turned with the device, which no device turns here.
  open var shouldAutorotate: Bool { true }

  /// The way in which the controller is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the indicator at the bottom edge may be hidden; it is not drawn here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which gestures of the controller come before those of the system, which has none here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Called before the view comes into a window; `animated` says whether it moves there.
  ///
  /// The view's `window` is still nil.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, before the turn's layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in its window and the turn that brought it there was laid out and drawn.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window; it is still there.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left its window and that turn was laid out and drawn.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children inside the view are told when this controller appears and disappears.
  ///
  /// A container that says no tells them itself, with `beginAppearanceTransition` and `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it will appear or disappear; a container calls it before the child's view moves.
  ///
  /// Nothing happens if the child appears, or disappears, already.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard !appearance.isHeading(toAppear: isAppearing) else {
      if appearance.isUnderWay { warnOfUnbalancedTransition() }
      return
    }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child at once that it has appeared or disappeared; without a beginning, nothing happens.
  open func endAppearanceTransition() {
    guard appearance.isUnderWay else { return warnOfUnbalancedTransition() }
    appearance.serial &+= 1
    endAppearance()
  }

  /// Whether the controller appears because it was added to a parent; true only inside those callbacks.
  open var isMovingToParent: Bool { appearance.cause == .enteringParent }

  /// Whether the controller disappears because it leaves its parent; true only inside those callbacks.
  open var isMovingFromParent: Bool { appearance.cause == .leavingParent }

  /// Shows a controller in front of this one; `completion` is called after its `viewDidAppear`, nil for nothing.
  ///
  /// Who presents is the outermost parent, or for the two styles of a context, the nearest that defines one. Nothing but
  /// a warning happens if that presents already, or its view is in no window.
  @preconcurrency open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (@MainActor () -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents with all that is in front of it, or else this controller itself.
  ///
  /// Only the controller in front moves. `completion` is called after its `viewDidDisappear`, or after the turn's commit
  /// if there is nothing to take away; nil for nothing.
  @preconcurrency open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of the nearest container that has one; without any, presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showThroughContainer(vc, sender: sender) }

  /// Shows a controller with details in the way of the nearest container that has one; without any, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailThroughContainer(vc, sender: sender)
  }

  /// The controller that performs an action: this one, or the nearest that contains or presents it; nil for none.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    nearestController { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: - Storyboards

  /// The storyboard that the controller comes out of; nil for none.
  open var storyboard: UIStoryboard? { connectedStoryboard as? UIStoryboard }

  /// Performs the segue with an identifier, without asking `shouldPerformSegue`.
  ///
  /// A controller that has no such segue stops the program, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether a segue is performed that the user has triggered; the identifier of a segue without one is empty.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when its destination was made; the destination's view is not loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The children that are asked for the destination of an unwind segue, in order: all but the one around its source.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let excluded = childContaining(source)
    return children.filter { $0 !== excluded }
  }

  /// The child that contains the source of an unwind segue, or what presents it; nil for none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(around: source) }

  /// Whether the controller is the destination of an unwind segue: by default, if its class has the action.
  open func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool {
    hasUnwindAction(action, from: from)
  }

  /// Shows a child on the way to the destination of an unwind segue; containers do so, and other controllers nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// The transition that the controller, or one that contains it, takes part in; nil for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningCoordinator ?? parent?.transitionCoordinator
  }

  /// Whether the controller appears because it is presented; true only inside those callbacks.
  open var isBeingPresented: Bool { appearance.cause == .presentation }

  /// Whether the controller disappears because it is dismissed; true only inside those callbacks.
  open var isBeingDismissed: Bool { appearance.cause == .dismissal }

  // MARK: - Memory

  /// Called when memory is short.
  ///
  /// By default, a view that is in no superview and can be made again is given up: `viewWillUnload`, `view` is nil,
  /// `viewDidUnload`. `UIRuntime.unloadsViewsOnMemoryWarning` turns that off, which is what iOS 6 and later do.
  open func didReceiveMemoryWarning() { unloadViewIfPossible() }

  /// Called before the view is given up for want of memory.
  open func viewWillUnload() {}

  /// Called when the view was given up; outlets that keep parts of it alive are set to nil here.
  open func viewDidUnload() {}

  /// Called before the window, or a parent, gives the view another size, in points.
  ///
  /// An override calls super, which tells the children; a controller without a parent is told only as the window's
  /// root.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits of the controller change; an override calls super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }

  /// Called when a child wants another size; does nothing unless a class overrides it.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child has when this controller's view has a size; by default, the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: - Bars

  /// What a navigation bar shows for the controller, made when it is asked for.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem()
    made.title = title
    ownNavigationItem = made
    return made
  }

  /// The controller's item in a tab bar, made when it is asked for; nil makes it anew.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set { ownTabBarItem = newValue }
  }

  // MARK: - Containment

  /// The controllers inside this one, in order.
  open var children: [UIViewController] { childControllers }

  /// Takes a controller in, out of another parent if it has one; the caller tells it `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }

  /// Leaves the parent, and is told so; the caller tells it `willMove(toParent:)` before.
  open func removeFromParent() { leaveParent() }

  /// Called when the parent is about to change; nil if there will be none.
  ///
  /// `addChild` calls it; before `removeFromParent` the container does. An override calls super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { noteChange(.leavingParent) }
  }

  /// Called when the parent has changed; nil if there is none.
  ///
  /// `removeFromParent` calls it; after `addChild` the container does. An override calls super.
  open func didMove(toParent parent: UIViewController?) { appearance.change = nil }

  /// Moves from one child to another: adds the one view to the superview of the other, animates, and removes that.
  ///
  /// The children are told of appearing and disappearing; their parent stays. Both must be children of this controller.
  ///
  /// - Parameters:
  ///   - fromViewController: The child that is shown.
  ///   - toViewController: The child to show.
  ///   - duration: How long the animation lasts, in seconds.
  ///   - options: How it runs.
  ///   - animations: What else changes; nil for nothing.
  ///   - completion: Called at the end with whether it was reached; nil for nothing.
  @preconcurrency open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    checkAreChildren(fromViewController, toViewController)
    exchange(
      fromViewController,
      toViewController,
      duration: duration,
      options: options,
      animations: animations,
      completion: completion
    )
  }

  // MARK: - Responder chain

  /// The controller that presents this one, or what lies behind the view.
  open override var next: UIResponder? { ownPresentation?.presenter ?? rootView?.superview }

  /// The keys that `addKeyCommand(_:)` has added; nil for none.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
}
