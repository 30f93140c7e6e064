extension SceneConstraint {
  /// What rules ask of every constraint, without names and ranges: a copy of it costs next to nothing.
  package struct Outline: Hashable, Sendable {
    /// One side of the equation.
    package struct Term: Hashable, Sendable {
      /// What the item's name refers to.
      package var target: SceneReference.Target
      /// Whether a layout guide of the item is meant.
      package var hasGuide: Bool
      /// The raw value of `NSLayoutConstraint.Attribute`; 0 for an unknown name.
      package var attributeValue: Int

      /// The object of the item; nil where the name is unknown or a constraint's.
      package var object: ObjectID? {
        if case .object(let id) = target { id } else { nil }
      }
    }

    /// The view that has the constraint.
    package var owner: ObjectID
    /// The left side.
    package var first: Term
    /// How the sides compare.
    package var relation: Relation
    /// The multiplier of the right side.
    package var multiplier: Double
    /// The right side; nil where it is a number alone.
    package var second: Term?
    /// The constant.
    package var constant: Double
    /// Whether the constant is Interface Builder's standard space.
    package var usesSystemSpacing: Bool
    /// The priority, from 1 to 1000.
    package var priority: Double
    /// False for a constraint that no size class installs by default.
    package var isInstalled: Bool
    /// Whether it has anything that few constraints have, such as an identifier or a variation.
    package var hasRareParts = false
    /// Whether variations change it.
    package var varies = false

    /// Whether the constraint holds for all traits.
    package var isConstant: Bool { isInstalled && !varies }
  }
}

extension SceneConstraint.Term {
  /// What rules ask of every term.
  package var outline: SceneConstraint.Outline.Term {
    SceneConstraint.Outline.Term(target: item.target, hasGuide: guide != nil, attributeValue: attributeValue)
  }
}
