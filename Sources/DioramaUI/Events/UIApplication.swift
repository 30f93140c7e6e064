public import Foundation
import NibLoader

/// The program as the views see it: where events come in and where the responder chain ends.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one of the program.
  public static let shared = UIApplication()

  /// The object that the program hands its own decisions to; nil for none.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The number on the icon; 0 for none.
  open var applicationIconBadgeNumber = 0

  /// Whether the device stays awake when nobody uses it, which it does here anyway.
  open var isIdleTimerDisabled = false

  /// The tasks that go on in the background, by their numbers.
  final var backgroundTasks: Set<Int> = []
  final var lastBackgroundTask = 0

  /// Posted when memory is short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// Posted when the program has been launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the program has come to the front.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted when the program is about to leave the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the program is behind others.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted when the program is about to come from behind others.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted when the program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// Whether anybody opens a URL: the closure that `UIRuntime.shared.urlHandler` names, if there is one.
  open func canOpenURL(_ url: URL) -> Bool { UIRuntime.shared.urlHandler != nil }

  /// Has a URL opened; the closure is called after the turn with whether it was, nil for nothing.
  @preconcurrency
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = UIRuntime.shared.urlHandler?(url) ?? false
    if let completion { UIRuntime.shared.mainLoop.afterCommit { completion(isOpened) } }
  }

  /// The address of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Whether the program is in front; a program that was not launched counts as active.
  open internal(set) var applicationState = State.active

  /// What the launch keeps alive.
  var launchedObjects: [Any] = []

  /// The scenes that are connected, the oldest first.
  var scenes: [UIScene] = []

  private var ignoredLevels = 0

  /// The application's windows that are shown, the oldest first; the system's window of input views is none of them.
  open var windows: [UIWindow] { UIRuntime.shared.mainLoop.shownWindows.filter { !($0 is InputViewsWindow) } }

  /// The window that takes key events; nil for none.
  open var keyWindow: UIWindow? { UIRuntime.shared.keyWindow }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Gives an event to the windows that its touches are in.
  open func sendEvent(_ event: UIEvent) {
    var seen: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !seen.contains(where: { $0 === window }) {
      seen.append(window)
      window.sendEvent(event)
    }
  }

  /// Ignores touches until `endIgnoringInteractionEvents` was called as often as this.
  open func beginIgnoringInteractionEvents() { ignoredLevels += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents` back; without one, nothing happens.
  open func endIgnoringInteractionEvents() { ignoredLevels = max(0, ignoredLevels - 1) }

  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoredLevels > 0 }

  /// Performs an action.
  ///
  /// Without a target it is the first in the responder chain that can. The search starts at the first responder of the
  /// sender's window, or of the key window for a sender that is no view, and at the sender if there is none.
  ///
  /// - Returns: False if nobody performs the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      perform(action, on: target, from: sender, for: event)
      return true
    }
    let view = sender as? UIView
    let first = view?.window?.firstResponder ?? (view == nil ? keyWindow?.firstResponder : nil)
    let start = first ?? sender as? UIResponder ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    perform(action, on: found, from: sender, for: event)
    return true
  }

  private func perform(_ action: Selector, on target: Any, from sender: Any?, for event: UIEvent?) {
    if let object = target as? NSObject,
      UIRuntime.shared.classes.perform(action.description, on: object, sender: sender, event: event)
    {
      return
    }
    if UIRuntime.shared.missingActionTaker?(action.description, target as AnyObject) == true { return }
    let address = UIKitException.address(of: target as AnyObject)
    let location =
      UIRuntime.shared.location(ofMissing: action.description, on: target as AnyObject).map { " (\($0))" } ?? ""
    UIKitException.raise(
      .invalidArgument,
      "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance \(address)\(location)"
    )
  }
}

extension UIApplication {
  /// Why a program was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the program was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The identifier of the program that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }
}

extension UIApplication {
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an application opens a link, and no browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// What is known of a request to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the program that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  /// Whether a program is in front.
  public enum State: Int, Sendable {
    /// In front, with events.
    case active = 0
    /// In front, without events: before the end of the launch, or on the way to the back.
    case inactive = 1
    /// Behind others.
    case background = 2
  }
}

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the appearance of the controller demands.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// With the home button or the bottom edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// With the home button or the bottom edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both ways across.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIApplication {
  /// What the controller in front says about the style of the status bar.
  public var statusBarStyle: UIStatusBarStyle {
    get { controllerInFront(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }
    // Without the key for it in `Info.plist`, UIKit lets controllers decide.
    set {}
  }

  /// Whether the controller in front hides the status bar.
  public var isStatusBarHidden: Bool {
    get { controllerInFront(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }
    // Without the key for it in `Info.plist`, UIKit lets controllers decide.
    set {}
  }

  /// The controller that fills the key window, or the child that it leaves the status bar to.
  private func controllerInFront(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
    guard var controller = (keyWindow ?? windows.last)?.rootViewController else { return nil }
    while let presented = controller.presentedViewController, presented.decidesStatusBar { controller = presented }
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }
}

extension UIViewController {
  /// Says that the status bar changes: the application asks the controller in front whenever its bar is looked at.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the presented controller decides about the status bar.
  fileprivate var decidesStatusBar: Bool {
    ownPresentation?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

extension UIKitClasses {
  static let uiApplication = NibClass(
    UIApplication.self,
    parent: UIResponder.self,
    name: "UIApplication",
    outlets: [
      NibOutlet("delegate", \UIApplication.delegate)
    ],
    properties: [
      NibProperty("windows", \UIApplication.windows),
      NibProperty("keyWindow", \UIApplication.keyWindow),
    ]
  )
}
