import SceneDiagnostics

/// A constraint in words: `title.leading = self.leading + 8 @ 750`.
package struct EquationText {
  /// The first item and its attribute, with a point between them.
  package var first: String
  package var relation: SceneConstraint.Relation
  /// The factor or the ratio of the second item, as it is spelled; nil for 1.
  package var multiplier: String?
  /// The second item and its attribute; nil for a number alone.
  package var second: String?
  package var constant: Double
  /// Whether the constant is Interface Builder's standard space.
  package var usesSystemSpacing: Bool
  /// From 1 to 1000.
  package var priority: Double

  /// Makes an equation of its sides.
  package init(
    first: String,
    relation: SceneConstraint.Relation,
    multiplier: String? = nil,
    second: String?,
    constant: Double,
    usesSystemSpacing: Bool = false,
    priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.usesSystemSpacing = usesSystemSpacing
    self.priority = priority
  }

  /// The equation of a constraint.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - multiplier: Spells the multiplier where it is not 1.
  ///   - name: Gives the name of an item.
  package init(
    _ constraint: SceneConstraint,
    multiplier: (Double) -> String = { SceneNumber.text($0) },
    name: (SceneReference) -> String
  ) {
    func text(_ term: SceneConstraint.Term) -> String {
      [name(term.item), term.guide?.value, term.attribute.value].compactMap { $0 }.joined(separator: ".")
    }
    self.init(
      first: text(constraint.first),
      relation: constraint.relation,
      multiplier: constraint.multiplierText ?? (constraint.multiplier == 1 ? nil : multiplier(constraint.multiplier)),
      second: constraint.second.map(text),
      constant: constraint.constant,
      usesSystemSpacing: constraint.usesSystemSpacing,
      priority: constraint.priority
    )
  }

  /// The equation as a scene writes it.
  package var text: String {
    var words = [first, relation.symbol]
    if let second {
      if let multiplier { words += [multiplier, "*"] }
      words.append(second)
      if usesSystemSpacing {
        words += ["+", "systemSpacing"]
      } else if constant != 0 {
        words += [constant < 0 ? "-" : "+", SceneNumber.text(abs(constant))]
      }
    } else {
      words.append(SceneNumber.text(constant))
    }
    if priority != 1000 { words += ["@", SceneNumber.text(priority)] }
    return words.joined(separator: " ")
  }
}
