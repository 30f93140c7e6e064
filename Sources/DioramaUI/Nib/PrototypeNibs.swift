import Foundation
import NibLoader

/// The nibs of the views that a table or a collection makes by their reuse identifiers.
@MainActor
struct PrototypeNibs {
  private var nibs: [String: UINib] = [:]
  private var archivedOrder: [String] = []
  private var externalObjects: [String: ExternalObjects] = [:]

  /// No nibs.
  init() {}

  /// The nibs of an archive, with the objects outside of each that it refers to.
  init(_ coder: NSCoder, nibs nibsKey: StaticString, externalObjects objectsKey: StaticString) {
    nibs = coder.decodeObjectsByText(forKey: nibsKey).compactMapValues { $0 as? UINib }
    archivedOrder = coder.decodeTable(forKey: nibsKey)?.keys ?? []
    externalObjects = coder.decodeObjectsByText(forKey: objectsKey).mapValues {
      ExternalObjects(coder.objectsByText($0))
    }
  }

  /// The identifiers in alphabetical order.
  var identifiers: [String] { nibs.keys.sorted() }

  /// The nibs of the archive that nothing was made of yet, in its order.
  var unread: [PrototypeNib] {
    archivedOrder.compactMap { identifier in
      guard let bytes = nibs[identifier]?.unreadBytes else { return nil }
      return PrototypeNib(
        identifier: identifier,
        bytes: bytes,
        externalObjects: externalObjects[identifier]?.all ?? [:]
      )
    }
  }

  /// Whether an identifier has a nib.
  func has(_ identifier: String) -> Bool { nibs[identifier] != nil }

  /// Gives an identifier a nib; nil takes it away.
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    externalObjects[identifier] = nil
  }

  /// A view out of the nib of an identifier; nil if there is no nib, or no such view at its top.
  func makeView<View: UIView>(_ type: View.Type, for identifier: String) -> View? {
    guard let nib = nibs[identifier] else { return nil }
    let options: [UINib.OptionsKey: Any] = [.externalObjects: externalObjects[identifier]?.all ?? [:]]
    return nib.instantiate(withOwner: nil, options: options).lazy.compactMap { $0 as? View }.first
  }
}

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
