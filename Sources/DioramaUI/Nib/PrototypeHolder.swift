package import Foundation

/// A table or a collection whose nib describes cells that code takes by their reuse identifiers.
///
/// A tool, which runs no code, shows each of them once, as Interface Builder does.
@MainActor
package protocol PrototypeHolder: UIView {
  /// The nibs of the cells, and of what stands beside them, in the order of the archive.
  var prototypeNibs: [PrototypeNib] { get }

  /// Whether something is shown already, such as the rows of a static table.
  var hasContent: Bool { get }

  /// Shows views out of the nibs in place of the content that code would give.
  func show(prototypes: [(nib: PrototypeNib, view: UIView)])

  /// Places the prototypes that lie outside of the bounds, and are not shown.
  func placePrototypes()
}

/// The nib of a view that is taken by its reuse identifier.
package struct PrototypeNib {
  /// The identifier.
  package var identifier: String
  /// The kind of view that stands beside the items of a collection; nil for a cell.
  package var kind: String? = nil
  /// The nib.
  package var bytes: [UInt8]
  /// The objects of the outer nib that it refers to, by identifier.
  package var externalObjects: [String: NSObject]
}
