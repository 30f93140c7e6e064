extension SceneConstraint {
  /// What rules ask of every constraint, without names and ranges: a copy of it costs next to nothing.
  package struct Outline: Hashable, Sendable {
    /// One side of the equation, in eight bytes: a scene has more constraints than anything else.
    package struct Term: Hashable, Sendable {
      private var packedTarget: Int32
      private var packedAttribute: Int8
      /// Whether a layout guide of the item is meant.
      package var hasGuide: Bool

      /// - Parameter attributeValue: The raw value of `NSLayoutConstraint.Attribute`; 0 for an unknown name.
      init(target: SceneReference.Target, hasGuide: Bool, attributeValue: Int) {
        packedTarget = Self.packed(target)
        packedAttribute = Int8(clamping: attributeValue)
        self.hasGuide = hasGuide
      }

      /// What the item's name refers to.
      package var target: SceneReference.Target {
        get {
          if packedTarget >= 0 { return .object(ObjectID(Int(packedTarget))) }
          return packedTarget == .min ? .unresolved : .constraint(-1 - Int(packedTarget))
        }
        set { packedTarget = Self.packed(newValue) }
      }

      /// The raw value of `NSLayoutConstraint.Attribute`; 0 for an unknown name.
      package var attributeValue: Int { Int(packedAttribute) }

      /// The object of the item; nil where the name is unknown or a constraint's.
      package var object: ObjectID? { packedTarget >= 0 ? ObjectID(Int(packedTarget)) : nil }

      /// Objects are numbers from zero, constraints those below.
      ///
      /// A text of four gigabytes has fewer of both.
      private static func packed(_ target: SceneReference.Target) -> Int32 {
        switch target {
        case .object(let id): Int32(clamping: id.index)
        case .constraint(let index): -1 - Int32(clamping: index)
        case .unresolved: .min
        }
      }
    }

    /// The view that has the constraint.
    package var owner: ObjectID
    /// The multiplier of the right side.
    package var multiplier: Double
    /// The constant.
    package var constant: Double
    /// The priority, from 1 to 1000.
    package var priority: Double
    /// The left side.
    package var first: Term
    /// The right side; nil where it is a number alone.
    package var second: Term?
    /// How the sides compare.
    package var relation: Relation
    /// Whether the constant is Interface Builder's standard space.
    package var usesSystemSpacing = false
    /// False for a constraint that no size class installs by default.
    package var isInstalled = true
    /// Whether it has anything that few constraints have, such as an identifier or a variation.
    package var hasRareParts = false
    /// Whether variations change it.
    package var varies = false

    /// Makes an outline of the parts in the order in which an equation writes them.
    init(
      _ owner: ObjectID,
      _ first: Term,
      _ relation: Relation,
      _ multiplier: Double,
      _ second: Term?,
      _ constant: Double,
      _ priority: Double
    ) {
      self.owner = owner
      (self.first, self.relation, self.second) = (first, relation, second)
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }

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
