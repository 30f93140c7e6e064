public import Foundation
import NibLoader

/// The top of a view hierarchy.
@preconcurrency @MainActor
open class UIWindow: UIView {
  weak var firstResponder: UIResponder? { didSet { followFirstResponder() } }

  /// Whether another responder is about to become the first one, so that the keyboard stays.
  var isChangingFirstResponder = false

  /// Whether a first responder that does not want to give up has to.
  var forcesEndOfEditing = false

  let delivery = TouchDelivery()

  /// How far in front of other windows this one is.
  open var windowLevel: Level

  /// The controller whose view fills the window; nil for none.
  ///
  /// The view is loaded when the window is shown, or at once in a window that is shown already.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.presentation?.dropAll()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootView() }
    }
  }

  /// Creates a window in code; it is hidden at first.
  public override init(frame: CGRect) {
    windowLevel = .normal
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window of a scene, with the size of the screen; it is hidden at first.
  public init(windowScene: UIWindowScene) {
    windowLevel = .normal
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  private lazy var ownUndoManager = UndoManager()

  /// The actions that responders of the window have registered to undo what was done.
  open override var undoManager: UndoManager? { ownUndoManager }

  override class var initialFrame: CGRect { UIScreen.main.bounds }

  /// Creates a window out of an archive, which says whether it is hidden.
  public required init?(coder: NSCoder) {
    windowLevel = Level(coder.decodeSingle(forKey: "UIWindowLevel", absent: 0))
    super.init(coder: coder)
  }

  /// The scene that the window belongs to; nil for none.
  weak var sceneOfWindow: UIWindowScene?

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// Whether this is the window that takes key events.
  open var isKeyWindow: Bool { UIRuntime.shared.keyWindow === self }

  /// Makes this the window that takes key events, without showing it.
  open func makeKey() {
    let previous = UIRuntime.shared.keyWindow
    guard previous !== self else { return }
    UIRuntime.shared.keyWindow = self
    previous?.resignKey()
    becomeKey()
  }

  /// Shows the window and makes it the one that takes key events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called when the window has become the one that takes key events.
  open func becomeKey() {}

  /// Called when the window no longer takes key events.
  open func resignKey() {}

  /// Whether the window is hidden; showing it loads the root view.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue {
        UIRuntime.shared.mainLoop.hide(self)
      } else {
        UIRuntime.shared.mainLoop.show(self)
        announceSafeArea()
        showRootView()
      }
    }
  }

  /// The application, at the end of the chain.
  open override var next: UIResponder? { UIApplication.shared }

  /// Gives the touches of an event to the views that they belong to.
  open func sendEvent(_ event: UIEvent) { delivery.deliver(event, in: self) }

  // MARK: - Size

  /// The window's rectangle on the screen; another size goes through the root controller's `viewWillTransition`.
  open override var frame: CGRect {
    get { super.frame }
    set { followTraits(to: newValue.size) { resize(to: newValue.size) { super.frame = newValue } } }
  }

  /// The window's own coordinates; another size goes through the root controller's `viewWillTransition`.
  open override var bounds: CGRect {
    get { super.bounds }
    set { followTraits(to: newValue.size) { resize(to: newValue.size) { super.bounds = newValue } } }
  }

  /// Changes the size, and lets what depends on traits follow where they are others then.
  private final func followTraits(to size: CGSize, _ change: @MainActor () -> Void) {
    guard UITraitCollection.ofRoom(size) != .ofRoom(bounds.size) else { return change() }
    TraitState.notify(of: [self], change)
  }

  /// Tells the root controller of a new size before it changes; inside an animation block, the others move along.
  private final func resize(to size: CGSize, _ change: @MainActor () -> Void) {
    guard !isHidden, size != bounds.size, let root = rootViewController, let view = root.viewIfLoaded,
      view.superview === self || root.presentation?.removesPresenter == true
    else { return change() }
    let coordinator = TransitionCoordinator(
      in: self,
      duration: UIRuntime.shared.animator.current?.settings.duration ?? 0
    )
    root.viewWillTransition(to: size, with: coordinator)
    coordinator.run {
      change()
      view.frame = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// Has the keyboard follow the first responder.
  func followFirstResponder() {
    if !isChangingFirstResponder { UIRuntime.shared.keyboard.follow(firstResponder) }
  }

  private func showRootView() {
    guard let controller = rootViewController, controller.presentation?.removesPresenter != true,
      let view = controller.view, view.superview !== self, checkCanHold(view)
    else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension UIWindow {
  /// A view that leaves its window, or whose controller is the first responder, cannot stay that.
  func resignFirstResponder(inside view: UIView) {
    guard let responder = firstResponder else { return }
    let holder = (responder as? UIView) ?? (responder as? UIViewController)?.viewIfLoaded
    guard let holder, holder.isDescendant(of: view) else { return }
    responder.resignFirstResponder()
    firstResponder = nil
  }
}

extension UIWindow {
  /// How far in front of other windows a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; larger is further in front.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Whether a level is behind another.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// The level of an application's windows.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of an alert.
    public static let alert = Level(2000)
  }
}

extension UIKitClasses {
  static let uiWindow = NibClass(
    UIWindow.self,
    parent: UIView.self,
    name: "UIWindow",
    outlets: [
      NibOutlet("rootViewController", \UIWindow.rootViewController)
    ],
    properties: [
      NibProperty("windowLevel", \UIWindow.windowLevel),
      NibProperty("isKeyWindow", \UIWindow.isKeyWindow),
    ]
  )
}
