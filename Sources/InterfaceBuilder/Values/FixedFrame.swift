import SceneCatalog

/// Interface Builder's mark for a view that lies where its frame says, since no constraint places it.
///
/// Beside the mark a document says that the mask becomes no constraints, but Apple's compiler lets it become some.
enum FixedFrame {
  /// The attribute that is the mark.
  static let attribute = "fixedFrame"
  /// What documents say of the mask.
  static let translates = PlacedProperty.translation

  /// The views that a constraint places, of those that it names.
  ///
  /// A constraint places what stands in the view that has it. That view itself it places only where it names no other.
  ///
  /// - Parameters:
  ///   - terms: The view that each side names; nil for a guide.
  ///   - owner: The view that has the constraint.
  static func views<View: Equatable>(placedBy terms: [View?], on owner: View?) -> [View] {
    let views = terms.compactMap { $0 }
    return terms.allSatisfy { $0 == owner } ? views : views.filter { $0 != owner }
  }
}
