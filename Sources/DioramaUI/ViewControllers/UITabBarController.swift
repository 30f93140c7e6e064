public import Foundation

/// A controller that shows one of several controllers, chosen in a bar below.
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var tabs: [UIViewController]?

  /// The bar below the content.
  open internal(set) var tabBar: UITabBar

  /// The controllers that the user may move to other places; nil for none.
  open var customizableViewControllers: [UIViewController]?

  /// The object that is asked and told about what happens; nil for none.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    tabBar = UITabBar(frame: .zero)
    super.init(coder: coder)
    tabBar = coder.decode(UITabBar.self, forKey: "UITabBar") ?? tabBar
    tabBar.delegate = self
    tabs = coder.decodeListIfPresent(of: UIViewController.self, forKey: "UIViewControllers")
    for controller in tabs ?? [] { adoptDecodedChild(controller, of: coder) }
    customizableViewControllers = coder.decodeListIfPresent(
      of: UIViewController.self,
      forKey: "UICustomizableViewControllers"
    )
  }

  /// The controllers from left to right, which are its children; nil for none.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      replaceChildren(tabs ?? [], with: newValue ?? [])
      tabs = newValue
      customizableViewControllers = newValue
      tabBar.items = newValue?.compactMap(\.tabBarItem)
    }
  }

  /// Replaces the controllers; nothing moves here, so both ways are the same.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
