import UIKit

/// Loads every nib of the bundle as an application would, and writes down what became of it.
///
/// The results are files in the folder Documents: `results.json`, and a picture for each nib. The last file is `done`.
@main
final class ProofApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    // The first turn of the run loop gives the window its safe area.
    DispatchQueue.main.async { self.prove(in: window) }
    return true
  }

  private func prove(in window: UIWindow) {
    let folder = URL.documentsDirectory
    let nibs = (Bundle.main.urls(forResourcesWithExtension: "nib", subdirectory: "Nibs") ?? [])
      .sorted { $0.path < $1.path }
    let loaded = nibs.map { LoadedNib($0, in: window) }
    for nib in loaded {
      try? nib.picture?.write(to: folder.appending(path: "\(nib.record.name).png"))
    }
    let results = Results(
      system: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
      width: window.bounds.width,
      height: window.bounds.height,
      nibs: loaded.map(\.record)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try? encoder.encode(results).write(to: folder.appending(path: "results.json"))
    try? Data().write(to: folder.appending(path: "done"))
  }
}

/// What `results.json` holds.
struct Results: Encodable {
  var system: String
  var width: CGFloat
  var height: CGFloat
  var nibs: [NibRecord]
}

/// What became of one nib.
struct NibRecord: Encodable {
  var name: String
  /// Why it could not be loaded; nil where it was.
  var error: String?
  /// The outlets that the owner was asked for.
  var outlets: [String] = []
  /// The views at the top.
  var views: [ViewRecord] = []
}

/// A view and what is in it.
struct ViewRecord: Encodable {
  var className: String
  /// In the superview's coordinates, in points: x, y, width, height.
  var frame: [CGFloat]
  var subviews: [ViewRecord]

  @MainActor
  init(_ view: UIView) {
    className = NSStringFromClass(type(of: view))
    frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    subviews = view.subviews.map { ViewRecord($0) }
  }
}
