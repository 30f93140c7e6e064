import Foundation

/// The views of one kind that a table or a collection makes by their reuse identifiers, and those that wait for it.
@MainActor
struct ReusePool<View: UIView> {
  /// The nibs of archives and of code.
  var nibs = PrototypeNibs()
  private var classes: [String: View.Type] = [:]
  private var idle: [String: [View]] = [:]

  init() {}

  /// Makes views of an identifier come out of a nib; nil takes nib and class away.
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs.register(nib, for: identifier)
    classes[identifier] = nil
    idle[identifier] = nil
  }

  /// Makes views of an identifier be of a class; nil takes nib and class away.
  mutating func register(_ viewClass: AnyClass?, for identifier: String, kind: String) {
    var type: View.Type?
    if let viewClass {
      guard let known = viewClass as? View.Type else {
        UIKitException.raise(.invalidArgument, "must pass a class of kind \(kind)")
      }
      type = known
    }
    nibs.register(nil, for: identifier)
    classes[identifier] = type
    idle[identifier] = nil
  }

  /// Whether views of an identifier can be made.
  func knows(_ identifier: String) -> Bool { classes[identifier] != nil || nibs.has(identifier) }

  /// A view that waits; nil if there is none.
  mutating func takeIdle(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  /// Lets a view wait until its identifier is asked for.
  mutating func giveBack(_ view: View, _ identifier: String) { idle[identifier, default: []].append(view) }

  /// A new view; nil for an identifier that has neither nib nor class.
  func make(_ identifier: String, kind: String, _ create: (View.Type) -> View) -> View? {
    if let type = classes[identifier] { return create(type) }
    guard nibs.has(identifier) else { return nil }
    guard let view = nibs.makeView(View.self, for: identifier) else {
      UIKitException.raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
          + "must be a \(kind) instance"
      )
    }
    return view
  }
}
