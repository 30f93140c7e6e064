import DioramaUI
import SceneDiagnostics

/// The tree in which live objects are shown.
@MainActor
struct HierarchyParts {
  /// An object and its role in its parent.
  struct Part {
    var object: NSObject
    /// Nil for a subview, and for an object at the top.
    var role: Role?
  }

  /// The role of an object in its parent.
  enum Role {
    case gesture, view, child
    case prototype(PrototypeNib)
  }

  let nib: LiveNib

  /// The objects at the top, without gesture recognizers, which are shown with their views.
  var top: [Part] {
    nib.topLevelObjects.filter { ($0 as? UIGestureRecognizer)?.view == nil }.map { Part(object: $0) }
  }

  /// The children of a controller or a view; empty for any other object.
  func parts(of object: NSObject) -> [Part] {
    if let controller = object as? UIViewController { return parts(of: controller) }
    guard let view = object as? UIView else { return [] }
    let gestures = (view.gestureRecognizers ?? []).map { Part(object: $0, role: .gesture) }
    let prototypes = nib.prototypes[ObjectIdentifier(view)] ?? []
    let known = Set(prototypes.map { ObjectIdentifier($0.view) })
    return gestures + prototypes.map { Part(object: $0.view, role: .prototype($0.nib)) }
      + ownSubviews(of: view).filter { !known.contains(ObjectIdentifier($0)) }.map { Part(object: $0) }
  }

  /// The subviews without those that a control creates itself, whose content is shown on the control's line.
  private func ownSubviews(of view: UIView) -> [UIView] {
    switch view {
    case is UISegmentedControl: []
    case let button as UIButton:
      button.subviews.filter { view in !button.ownParts.contains { $0 === view } }
    default: view.subviews
    }
  }

  private func parts(of controller: UIViewController) -> [Part] {
    // A view in a nib of its own is not loaded: a missing nib would stop the tool.
    let own = controller.viewLoadedFromItself.flatMap { $0.isAtTheTop ? $0 : nil }
    let view = own.map { [Part(object: $0, role: .view)] } ?? []
    return view + controller.children.map { Part(object: $0, role: .child) }
  }
}

@MainActor
extension HierarchyParts.Role {
  /// The role in words: `view`, or `prototype header "Top"` beside the items of a collection.
  var words: String {
    switch self {
    case .gesture: "gesture"
    case .view: "view"
    case .child: "child"
    case .prototype(let prototype): Self.words(of: prototype)
    }
  }

  private static func words(of prototype: PrototypeNib) -> String {
    let kinds = [
      UICollectionView.elementKindSectionHeader: "header ", UICollectionView.elementKindSectionFooter: "footer ",
    ]
    let kind = prototype.kind.map { kinds[$0] ?? "\(VisibleText.shown($0)) " } ?? ""
    return "prototype \(kind)\(ObjectText.quoted(prototype.identifier))"
  }
}
