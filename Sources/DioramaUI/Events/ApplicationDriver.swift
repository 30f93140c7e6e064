public import Foundation
import NibLoader

/// Plays the role of the system in tests: launches the application, moves it to the background, sends memory warnings.
///
///     let system = ApplicationDriver()
///     system.launch(mainNib: "Main")
///     system.sendMemoryWarning()
///
/// It acts on `UIApplication.shared`. Each step does what UIKit does before the run loop continues.
@preconcurrency @MainActor
public final class ApplicationDriver {
  private let application = UIApplication.shared

  /// Creates a driver for the application.
  public init() {}

  /// Launches the application from its main nib, whose owner is the application with the outlet `delegate`.
  ///
  /// The objects of the nib stay alive until `terminate` or another launch.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - bundle: The bundle with the nib; nil for the main bundle.
  ///   - options: The launch options; nil for none.
  public func launch(
    mainNib name: String,
    bundle: Bundle? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    launch(UINib(nibName: name, bundle: bundle), options: options)
  }

  /// Launches the application from a main nib in memory.
  public func launch(_ mainNib: UINib, options: [UIApplication.LaunchOptionsKey: Any]? = nil) {
    application.launchedObjects = mainNib.instantiate(withOwner: application)
    finishLaunching(options)
  }

  /// Launches the application from its main storyboard, as the key `UIMainStoryboardFile` of a bundle asks for.
  ///
  /// A window with the storyboard's initial controller is the delegate's before it is told of the launch, and is shown after that.
  /// A delegate without a property for the window gets a warning, and there is no window.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard.
  ///   - delegate: The application's delegate, which stays alive until `terminate` or another launch.
  ///   - bundle: The bundle with the storyboard; nil for the main bundle.
  ///   - options: The launch options; nil for none.
  public func launch(
    mainStoryboard name: String,
    delegate: any UIApplicationDelegate,
    bundle: Bundle? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    application.launchedObjects = [delegate]
    application.delegate = delegate
    let window = UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    if delegate.window !== window {
      UIRuntime.shared.warn(
        "The app delegate must implement the window property if it wants to use a main storyboard file."
      )
    }
    window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    finishLaunching(options) { delegate.window?.makeKeyAndVisible() }
  }

  /// Launches the application without a main nib; the delegate stays alive until `terminate` or another launch.
  public func launch(
    delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    application.launchedObjects = [delegate]
    application.delegate = delegate
    finishLaunching(options)
  }

  /// Moves the application to the background.
  public func enterBackground() {
    guard application.applicationState != .background else { return }
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    for scene in application.scenes { leaveFront(scene) }
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Moves the application to the foreground.
  public func enterForeground() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    for scene in application.scenes { enterFront(scene) }
    activate()
  }

  /// Sends a memory warning to the delegate, the observers of the notification and all controllers.
  public func sendMemoryWarning() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    let controllers = UIRuntime.shared.controllers.all
    // A container that nobody sees holds the views of its children only for its own next appearance.
    for controller in controllers where controller.viewIfLoaded?.window == nil { controller.releaseContent() }
    for controller in controllers { controller.didReceiveMemoryWarning() }
  }

  /// Terminates the application: notifies its delegate and releases it with the objects of the main nib.
  public func terminate() {
    for scene in application.scenes { disconnect(scene) }
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
    application.launchedObjects = []
    application.delegate = nil
    application.applicationState = .inactive
  }

  /// Has the application open an address.
  ///
  /// - Returns: Whether its delegate did; true where a scene is told instead.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let scene = application.scenes.last else {
      return application.delegate?.application(application, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  private func finishLaunching(
    _ options: [UIApplication.LaunchOptionsKey: Any]?,
    show: @MainActor () -> Void = {}
  ) {
    application.applicationState = .inactive
    if let delegate = application.delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    show()
    post(UIApplication.didFinishLaunchingNotification)
    activate()
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }

  private func activate() {
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }
}
