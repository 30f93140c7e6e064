package import SceneModel

/// The words of equations that are neither names nor numbers.
package enum EquationWord {
  /// Interface Builder's standard space, in place of a constant.
  package static let systemSpacing = "systemSpacing"
  /// What stands before the priority.
  package static let priorityMark = "@"
  /// The relations of both sides, the usual one first.
  package static let relations: [SceneConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
}
