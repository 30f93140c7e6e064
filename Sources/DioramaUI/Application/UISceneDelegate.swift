public import Foundation

/// An object that a scene hands its own decisions to; every method can be left out.
///
/// The class has an `init()` that anybody may call, because the configuration of a scene names the class only.
@MainActor
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
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; nil for none.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? { nil }
}
