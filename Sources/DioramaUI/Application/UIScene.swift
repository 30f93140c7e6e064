public import Foundation

/// One of the interfaces that an application shows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is in front, with events.
    case foregroundActive = 0
    /// It is in front, without events.
    case foregroundInactive = 1
    /// It is behind others.
    case background = 2
  }

  /// Posted when a scene will be connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene is in front and gets events.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene stops getting events.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene is behind others.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  /// What the scene was made for.
  public let session: UISceneSession

  /// The object that the scene hands its own decisions to, which it keeps alive; nil for none.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is.
  open internal(set) var activationState = ActivationState.unattached

  /// The title that the system shows for the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates the scene of a session; `ApplicationDriver` connects it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Why a scene is connected.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that the scene is to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
  }
}

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// Creates the context of an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What a scene was made for, which lasts longer than the scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// The name of the session, which no other has.
  public let persistentIdentifier = UUID().uuidString

  /// What the application notes with the session; nil for nothing.
  open var userInfo: [String: Any]?

  /// The scene; nil while it is not connected.
  open internal(set) weak var scene: UIScene?

  /// Creates the session of a role; without a configuration it gets one that says nothing.
  public init(role: Role = .windowApplication, configuration: UISceneConfiguration? = nil) {
    self.role = role
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name; nil for none.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role

  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate; nil for none.
  open var delegateClass: AnyClass?

  /// Creates a configuration; nil for no name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  /// The windows of the scene, the oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }

  /// The window of the scene that takes key events; nil for none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that the scene is on.
  open var screen: UIScreen { .main }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .ofScreen }

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  func take(_ window: UIWindow, _ isMember: Bool) {
    members.removeAll { $0.window == nil || $0.window === window }
    if isMember { members.append(WeakWindow(window: window)) }
  }
}

/// What is known of a status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// How the bar is drawn.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }

  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }

  /// Where the bar is, in points: as high as the safe area at the top.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let runtime = UIRuntime.shared
    return CGRect(x: 0, y: 0, width: runtime.screenBounds.width, height: runtime.screenSafeAreaInsets.top)
  }
}

extension UIWindow {
  /// The scene of the window; nil for none.
  public var windowScene: UIWindowScene? {
    get { sceneOfWindow }
    set {
      guard newValue !== sceneOfWindow else { return }
      sceneOfWindow?.take(self, false)
      sceneOfWindow = newValue
      newValue?.take(self, true)
    }
  }
}

/// An object that a scene hands its own decisions to; every method can be left out.
///
/// The class has an `init()` that anybody may call, because the configuration of a scene names the class only.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected, to make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene is in front and gets events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene stops getting events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene is behind others.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when a scene is to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A scene's delegate with a window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; nil for none.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? { nil }
}
