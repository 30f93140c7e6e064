import Foundation

/// The objects that a nib is handed when it is loaded, kept until then by what will load it.
///
/// Controllers are kept by their containers: one that kept itself for its view's nib, or was kept by a table in its view, would never
/// go away.
@MainActor
struct ExternalObjects {
  private struct WeakController {
    weak var controller: UIViewController?
  }

  private var objects: [String: NSObject] = [:]
  private var controllers: [String: WeakController] = [:]

  init(_ all: [String: NSObject] = [:]) {
    for (identifier, object) in all {
      if let controller = object as? UIViewController {
        controllers[identifier] = WeakController(controller: controller)
      } else {
        objects[identifier] = object
      }
    }
  }

  /// The objects that are alive, by the identifiers that the nib has for them.
  var all: [String: NSObject] {
    objects.merging(controllers.compactMapValues(\.controller)) { first, _ in first }
  }
}
