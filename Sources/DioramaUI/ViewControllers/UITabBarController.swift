public import Foundation
import NibLoader

/// A controller that shows one of several controllers, chosen in a bar below.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController]?
  private weak var selected: UIViewController?
  let contentView = UIView(frame: .zero)
  weak var shown: UIViewController?
  private var running: TransitionCoordinator?

  /// The bar below the content.
  open internal(set) var tabBar: UITabBar

  /// The controllers that the user may move to other positions; nil for none.
  open var customizableViewControllers: [UIViewController]?

  /// The object that is asked and told which controller a tab bar controller shows; nil for none.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    adoptBar()
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    tabBar = UITabBar(frame: .zero)
    super.init(coder: coder)
    tabBar = coder.decode(UITabBar.self, forKey: "UITabBar") ?? tabBar
    tabs = coder.decodeListIfPresent(of: UIViewController.self, forKey: "UIViewControllers")
    for controller in tabs ?? [] { adoptDecodedChild(controller, of: coder) }
    customizableViewControllers = coder.decodeListIfPresent(
      of: UIViewController.self,
      forKey: "UICustomizableViewControllers"
    )
    tabs?.removeAll { $0.parent !== self }
    selected = tabs?.first
    adoptBar()
  }

  private func adoptBar() {
    tabBar.delegate = self
    tabBar.tabBarController = self
  }

  // MARK: - Tabs

  /// The controllers from left to right, which are its children; nil for none.
  ///
  /// All of them have an item in the bar, however many there are. The selected one stays selected if it is among the new
  /// ones; otherwise the one at its index is, or the last.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      running?.finish()
      let index = selectedIndex
      guard replaceChildren(tabs ?? [], with: newValue ?? []) else { return }
      tabs = newValue
      customizableViewControllers = newValue
      tabBar.items = newValue?.compactMap(\.tabBarItem)
      let new = newValue ?? []
      let stays = selected.map { old in new.contains { $0 === old } } ?? false
      show(stays ? selected : new.isEmpty ? nil : new[min(index == NSNotFound ? 0 : index, new.count - 1)])
    }
  }

  /// Replaces the controllers; nothing moves here, so both ways are the same.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The selected controller; nil for none.
  ///
  /// Setting one that is no tab is a mistake.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs?.contains(where: { $0 === newValue }) == true else {
        UIKitException.raise(
          .invalidArgument,
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of "
            + "view controllers can be selected."
        )
      }
      show(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` for none.
  ///
  /// An index without a controller is ignored.
  open var selectedIndex: Int {
    get { selected.flatMap { selected in tabs?.firstIndex { $0 === selected } } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      show(tabs[newValue])
    }
  }

  /// Selects a tab on the way to the destination of an unwind segue.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if tabs?.contains(where: { $0 === subsequentVC }) == true { show(subsequentVC) }
  }

  /// Called when the user has tapped an item, before its controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// What a tap on an item does; on the selected one, a navigation controller goes back to its lowest controller.
  func userSelects(_ item: UITabBarItem) {
    guard let controller = tabs?.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    tabBar(tabBar, didSelect: item)
    if controller === selected, let stack = controller as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    show(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: - Content

  /// Selects a controller and shows it.
  private func show(_ controller: UIViewController?) {
    running?.finish()
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard shown !== controller else { return }
    guard tellsChildren else {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
      if isViewLoaded { view.setNeedsLayout() }
      return
    }
    let old = shown
    shown = controller
    running = exchangeContent(old.map { [$0] } ?? [], controller.map { [$0] } ?? [], order: .tabs, duration: 0) {
      insertShown()
    } end: {
      self.running = nil
    }
  }

  private func insertShown() {
    guard let view = shown?.view else { return }
    view.frame = contentFrame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  override func prepareContent() {
    // An archive may leave the bar out.
    if tabBar.items == nil { tabBar.items = tabs?.compactMap(\.tabBarItem) }
    tabBar.selectedItem = selected?.tabBarItem
    if contentView.superview !== view { view.addSubview(contentView) }
    contentView.frame = view.bounds
    guard shown !== selected, running == nil else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    insertShown()
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
    prepareContent()
    layOutBar()
  }

  /// Lays out the content and the bar, which is below the screen while a controller of the selected stack hides it.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    if tabBar.superview !== view { view.addSubview(tabBar) }
    let height = tabBar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    let isHidden = hidesBar
    let y = view.bounds.height - (isHidden ? 0 : height)
    let barFrame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    if tabBar.frame != barFrame { tabBar.frame = barFrame }
    tabBar.isHidden = isHidden
    if let shown, shown.viewIfLoaded?.superview === contentView { shown.view.frame = contentFrame }
    updateScrollEdge()
  }

  private var hidesBar: Bool {
    guard let selected else { return false }
    return (selected as? UINavigationController)?.hidesBottomBars ?? selected.hidesBottomBarWhenPushed
  }

  /// Where the content stands: under a translucent bar if it extends there, and else above the bar.
  private var contentFrame: CGRect {
    var frame = view.bounds
    guard let selected else { return frame }
    let height = hidesBar ? 0 : tabBar.sizeThatFits(frame.size).height
    let extends =
      selected.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || selected.extendedLayoutIncludesOpaqueBars)
    selected.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: extends ? height : 0, right: 0)
    if !extends, height > 0 { frame.size.height -= height + view.safeAreaInsets.bottom }
    return frame
  }
}

extension UIKitClasses {
  static let uiTabBarController = NibClass(
    UITabBarController.self,
    parent: UIViewController.self,
    name: "UITabBarController",
    outlets: [
      NibOutlet("delegate", \UITabBarController.delegate)
    ],
    properties: [
      NibProperty("viewControllers", \UITabBarController.viewControllers),
      NibProperty("tabBar", \UITabBarController.tabBar),
      NibProperty("customizableViewControllers", \UITabBarController.customizableViewControllers),
    ]
  )
}

/// An object that is asked and told which controller a tab bar controller shows.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tap may select a controller, be it the selected one again; by default it may.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Called when a tap has selected a controller, be it the selected one again, and not when code has.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Lets the controller be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
