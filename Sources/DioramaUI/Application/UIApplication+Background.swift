public import Foundation

/// What an application found in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new.
  case newData
  /// Nothing new.
  case noData
  /// It did not succeed.
  case failed
}

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number; 0 is no task's.
  public let rawValue: Int

  /// Creates an identifier of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task's.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Begins a task that may go on in the background.
  ///
  /// Nothing ends the program's time here, so the handler is never called.
  ///
  /// - Returns: A number that no other task has.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name, which may go on in the background; nil for none.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    backgroundTasks.insert(lastBackgroundTask)
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Ends a task; one that has ended or was never begun is passed over.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.remove(identifier.rawValue)
  }

  /// How long the program may go on in the background, in seconds: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Where the status bar is, in points; empty where it is hidden.
  ///
  /// Its manager has replaced it.
  public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
}

/// What kind of device it is; `UIDevice.userInterfaceIdiom` has replaced it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
