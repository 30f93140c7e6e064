public import Foundation
import NibLoader

/// The system for tests: launches a program, sends it to the back, warns it of short memory.
///
///     let system = ApplicationDriver()
///     system.launch(mainNib: "Main")
///     system.sendMemoryWarning()
///
/// It acts on `UIApplication.shared`, and each step is what UIKit does before its run loop goes on.
@MainActor
public final class ApplicationDriver {
  private let application = UIApplication.shared

  /// Creates a driver of the program.
  public init() {}

  /// Launches a program from its main nib, whose owner is the application and whose outlet `delegate` names the delegate.
  ///
  /// The objects of the nib stay alive until `terminate` or another launch.
  ///
  /// - Parameters:
  ///   - name: The name of the nib.
  ///   - bundle: Where it lies; nil for the main bundle.
  ///   - options: Why the program was launched; nil for no reason.
  public func launch(
    mainNib name: String,
    bundle: Bundle? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    launch(UINib(nibName: name, bundle: bundle), options: options)
  }

  /// Launches a program from a main nib that is in memory.
  public func launch(_ mainNib: UINib, options: [UIApplication.LaunchOptionsKey: Any]? = nil) {
    application.launchedObjects = mainNib.instantiate(withOwner: application)
    finishLaunching(options)
  }

  /// Launches a program without a main nib; the delegate stays alive until `terminate` or another launch.
  public func launch(
    delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) {
    application.launchedObjects = [delegate]
    application.delegate = delegate
    finishLaunching(options)
  }

  /// Sends the program behind others.
  public func enterBackground() {
    guard application.applicationState != .background else { return }
    application.delegate?.applicationWillResignActive(application)
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
  }

  /// Brings the program to the front again.
  public func enterForeground() {
    guard application.applicationState == .background else { return }
    application.delegate?.applicationWillEnterForeground(application)
    activate()
  }

  /// Tells the delegate, the listeners of the notification and every living controller that memory is short.
  public func sendMemoryWarning() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: application)
    let controllers = UIRuntime.shared.controllers.all
    // A container that nobody sees holds the views of its children only for its own next appearance.
    for controller in controllers where controller.viewIfLoaded?.window == nil { controller.releaseContent() }
    for controller in controllers { controller.didReceiveMemoryWarning() }
  }

  /// Ends the program: its delegate is told and, with the objects of the main nib, let go.
  public func terminate() {
    application.delegate?.applicationWillTerminate(application)
    application.launchedObjects = []
    application.delegate = nil
    application.applicationState = .inactive
  }

  private func finishLaunching(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    application.applicationState = .inactive
    if let delegate = application.delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    activate()
  }

  private func activate() {
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
  }
}
