public import Foundation
import NibLoader

/// A controller that shows the topmost of a stack of controllers, with a bar above it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// How long a push or a pop takes, in seconds.
  static let transitionDuration: TimeInterval = 0.35

  /// How long a bar takes to hide or to come back, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  var stack: [UIViewController] = []
  let contentView = UIView(frame: .zero)

  /// The controller whose view is in the content, or on its way there.
  weak var shown: UIViewController?

  /// Whether the delegate was not told yet that the first controller is shown.
  var owesFirstShow = false
  var running: TransitionCoordinator?

  /// What pops with a swipe from the edge; nil as long as the view was not laid out.
  var popSwipe: PopSwipe?
  var isPoppingInteractively = false

  /// Whether bars are on their way by themselves.
  var barsAreMoving = false

  /// The bar above the content.
  open internal(set) var navigationBar = UINavigationBar(frame: .zero) { didSet { adoptBars() } }

  /// The bar below the content.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open internal(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero) { didSet { adoptBars() } }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether a swipe hides and shows the bars.
  open var hidesBarsOnSwipe = false

  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap = false

  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false

  /// Whether a low screen hides the bars.
  open var hidesBarsWhenVerticallyCompact = false

  /// The object that is told which controller a navigation controller shows; nil for none.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBars()
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    isNavigationBarHidden = coder.decodeBool(forKey: "UINavigationBarHidden", absent: false)
    isToolbarHidden = !coder.decodeBool(forKey: "UIToolbarShown", absent: false)
    hidesBarsOnSwipe = coder.decodeBool(forKey: "UIHidesBarsOnSwipe", absent: false)
    hidesBarsOnTap = coder.decodeBool(forKey: "UIHidesBarsOnTap", absent: false)
    hidesBarsWhenKeyboardAppears = coder.decodeBool(forKey: "UIHidesBarsWhenKeyboardAppears", absent: false)
    hidesBarsWhenVerticallyCompact = coder.decodeBool(forKey: "UIHidesBarsWhenVerticallyCompact", absent: false)
    super.init(coder: coder)
    navigationBar = coder.decode(UINavigationBar.self, forKey: "UINavigationBar") ?? navigationBar
    toolbar = coder.decode(UIToolbar.self, forKey: "UIToolbar") ?? toolbar
    stack = coder.decodeList(of: UIViewController.self, forKey: "UIViewControllers")
    for controller in stack { adoptDecodedChild(controller, of: coder) }
    stack.removeAll { $0.parent !== self }
    adoptBars()
  }

  /// Creates a controller in code whose stack has one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    adoptBars()
    viewControllers = [rootViewController]
  }

  // MARK: - Stack

  /// The controllers of the stack, the one on top last; they are its children.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack; a controller on top that was in the stack before comes as with a pop, another as with a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard checkDistinct(viewControllers) else { return }
    let goesBack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: viewControllers, goesBack: goesBack, animated: animated)
  }

  /// Puts a controller on top and shows it.
  ///
  /// A transition that is under way ends first.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    checkCanPush(viewController)
    change(to: stack + [viewController], goesBack: false, animated: animated)
  }

  /// Takes the controller on top away and shows the one below.
  ///
  /// - Returns: The controller that was on top; nil if it is the only one, and stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), goesBack: true, animated: animated)
    return top
  }

  /// Takes away what lies above a controller of the stack and shows that.
  ///
  /// - Returns: The controllers that were above it, the topmost last; nil if it is on top already.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitException.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(stack[...index]), goesBack: true, animated: animated)
    return popped
  }

  /// Takes away all controllers but the lowest.
  ///
  /// - Returns: The controllers that were above it, the topmost last; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// The controller on top of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// What the user sees: what is presented, or else the controller on top; nil for an empty stack.
  open var visibleViewController: UIViewController? {
    var visible = presentedViewController
    while let next = visible?.presentation?.presented { visible = next }
    return visible ?? topViewController
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// The controllers of the stack that are asked for the destination of an unwind segue, the topmost first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Takes away what lies above a controller of the stack; without a movement behind what is being dismissed.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled && presentedViewController == nil)
  }

  /// Whether the controller performs an action; it has its own way of showing others.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == UIViewController.showAction || super.canPerformAction(action, withSender: sender)
  }

  // MARK: - Bars

  /// Hides or shows the navigation bar, which moves if the controller is shown.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    moveBars(animated: animated) { isNavigationBarHidden = hidden }
  }

  /// Hides or shows the toolbar, which moves if the controller is shown.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    moveBars(animated: animated) { isToolbarHidden = hidden }
  }

  /// Whether an item of the bar may be taken away by the back button; a subclass may ask the user.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  /// The item in a tab bar: its own, or else that of the lowest controller of the stack.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: - Content

  override func prepareContent() {
    guard shown !== topViewController, running == nil else { return }
    installTop()
  }

  override func releaseContent() {
    guard running == nil else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  /// The scroll view of the controller that is shown; nil for none.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    namedScrollView(for: edge) ?? shown?.contentScrollView(for: edge)
  }

  override func layOutContent() {
    if running == nil, shown !== topViewController { installTop() }
    layOutEverything()
  }

  override func appearanceDidEnd() {
    guard owesFirstShow, appearance.state == .appeared, let topViewController else { return }
    owesFirstShow = false
    delegate?.navigationController(self, didShow: topViewController, animated: appearance.isAnimated)
  }
}

/// An object that is told which controller a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown, when it and the one before know already.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Called when a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// What animates a push or a pop; nil for the system.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// By what the user moves a push or a pop; nil for nothing.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// The system.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UIKitClasses {
  static let uiNavigationController = NibClass(
    UINavigationController.self,
    parent: UIViewController.self,
    name: "UINavigationController",
    outlets: [
      NibOutlet("delegate", \UINavigationController.delegate)
    ],
    properties: [
      NibProperty("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden),
      NibProperty("isToolbarHidden", \UINavigationController.isToolbarHidden),
      NibProperty("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
      NibProperty("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
      NibProperty("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
      NibProperty("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
      NibProperty("viewControllers", \UINavigationController.viewControllers),
      NibProperty("navigationBar", \UINavigationController.navigationBar),
      NibProperty("toolbar", \UINavigationController.toolbar),
      NibProperty("topViewController", \UINavigationController.topViewController),
    ]
  )
}
