public import Foundation

/// A controller that shows the topmost of a stack of controllers, with a bar above it.
@MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  private var stack: [UIViewController]

  /// The bar above the content.
  open internal(set) var navigationBar: UINavigationBar

  /// The bar below the content.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open internal(set) var toolbar: UIToolbar!

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool

  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool

  /// Whether a swipe hides and shows the bars.
  open var hidesBarsOnSwipe: Bool

  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap: Bool

  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears: Bool

  /// Whether a low screen hides the bars.
  open var hidesBarsWhenVerticallyCompact: Bool

  /// The object that is asked and told about what happens; nil for none.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a controller in code; nil for no nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stack = []
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    isNavigationBarHidden = false
    isToolbarHidden = true
    hidesBarsOnSwipe = false
    hidesBarsOnTap = false
    hidesBarsWhenKeyboardAppears = false
    hidesBarsWhenVerticallyCompact = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.delegate = self
  }

  /// Creates a controller out of an archive; its view is not loaded.
  public required init?(coder: NSCoder) {
    stack = []
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    isNavigationBarHidden = coder.decodeBool(forKey: "UINavigationBarHidden", absent: false)
    isToolbarHidden = !coder.decodeBool(forKey: "UIToolbarShown", absent: false)
    hidesBarsOnSwipe = coder.decodeBool(forKey: "UIHidesBarsOnSwipe", absent: false)
    hidesBarsOnTap = coder.decodeBool(forKey: "UIHidesBarsOnTap", absent: false)
    hidesBarsWhenKeyboardAppears = coder.decodeBool(forKey: "UIHidesBarsWhenKeyboardAppears", absent: false)
    hidesBarsWhenVerticallyCompact = coder.decodeBool(forKey: "UIHidesBarsWhenVerticallyCompact", absent: false)
    super.init(coder: coder)
    navigationBar = coder.decode(UINavigationBar.self, forKey: "UINavigationBar") ?? navigationBar
    navigationBar.delegate = self
    toolbar = coder.decode(UIToolbar.self, forKey: "UIToolbar") ?? toolbar
    stack = coder.decodeList(of: UIViewController.self, forKey: "UIViewControllers")
    for controller in stack { adoptDecodedChild(controller, of: coder) }
  }

  /// Creates a controller in code whose stack has one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The controllers of the stack, the one on top last; they are its children.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      replaceChildren(stack, with: newValue)
      stack = newValue
      navigationBar.items = newValue.map(\.navigationItem)
    }
  }

  /// Replaces the stack; nothing moves here, so both ways are the same.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The controller on top of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
}
