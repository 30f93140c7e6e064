public import Foundation

extension UIApplication {
  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the scenes that are connected.
  public var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
}

extension ApplicationDriver {
  /// Connects a scene: the application's delegate is asked for its configuration, and the scene's delegate told.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate; nil for one of the class that the configuration names.
  ///   - url: An address that the scene is to open; nil for none.
  /// - Returns: The scene, which stays connected until `disconnect` or `terminate`.
  @discardableResult
  public func connectScene(delegate: (any UISceneDelegate)? = nil, url: URL? = nil) -> UIWindowScene {
    let application = UIApplication.shared
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    let session = UISceneSession()
    if let asked = application.delegate?.application(application, configurationForConnecting: session, options: options)
    {
      session.configuration = asked
    }
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.delegate = delegate ?? Self.madeDelegate(session.configuration.delegateClass)
    application.scenes.append(scene)
    scene.activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    activate(scene)
    return scene
  }

  /// Disconnects a scene.
  public func disconnect(_ scene: UIScene) {
    let application = UIApplication.shared
    guard application.scenes.contains(where: { $0 === scene }) else { return }
    leaveFront(scene)
    application.scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  func activate(_ scene: UIScene) {
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  /// Moves a scene behind others, if it is in front.
  func leaveFront(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
  }

  /// Moves a scene to the front again.
  func enterFront(_ scene: UIScene) {
    guard scene.activationState == .background else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
    activate(scene)
  }

  private static func madeDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? {
    type.flatMap { ObjectMaker.make($0) as? any UISceneDelegate }
  }
}

/// Makes objects of classes that are known at run time only, by the `init()` that they have from `NSObject`.
enum ObjectMaker {
  /// Demands the initializer that every subclass of `NSObject` has in the same location of its table of methods.
  private class Demanding: NSObject {
    required override init() {
      super.init()
    }
  }

  /// A subclass with its own initializer, so that the compiler looks into the table and calls none directly.
  private final class Overriding: Demanding {
    private(set) var isReady = false

    required init() {
      super.init()
      isReady = true
    }
  }

  /// Returns a new object; nil for no subclass of `NSObject`.
  ///
  /// A class that has no `init()`, its own or inherited, stops the program, as does a compiler that keeps the initializer
  /// elsewhere in the table.
  static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    guard isSound else {
      UIKitException.raise(
        .internalInconsistency,
        "the initializer of \(type) cannot be found: make the object in code"
      )
    }
    return made(type)
  }

  private static func made(_ type: AnyClass) -> NSObject {
    unsafeBitCast(type, to: Demanding.Type.self).init() as NSObject
  }

  /// Whether this way of making objects makes those of the class that is asked for, with their own initializer.
  private static let isSound = (made(Overriding.self) as? Overriding)?.isReady == true
}

extension UIApplicationDelegate {
  /// Runs an application whose delegate's class is marked with `@main`: it is launched, and ends when nothing is left to do.
  ///
  /// There is no screen. It is a launch to see that it works; `ApplicationDriver` does more in tests.
  public static func main() {
    guard let made = ObjectMaker.make(Self.self), let delegate = made as? any UIApplicationDelegate else {
      UIKitException.raise(
        .internalInconsistency,
        "Unable to instantiate the UIApplication delegate instance: \(Self.self)"
      )
    }
    let system = ApplicationDriver()
    system.launch(delegate: delegate)
    if UIApplication.shared.scenes.isEmpty, (delegate.window ?? nil) == nil { system.connectScene() }
    UIRuntime.shared.mainLoop.commit()
    system.terminate()
  }
}
