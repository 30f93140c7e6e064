package import SceneDiagnostics

/// What changes in a view or a constraint for some traits.
package struct SceneVariation: Hashable, Sendable {
  /// A trait and the value for which the variation holds.
  package struct Trait: Hashable, Sendable {
    /// `horizontalSizeClass`, `verticalSizeClass`, `displayGamut` or `userInterfaceIdiom`.
    package var name: String
    /// The raw value of the trait's case.
    package var raw: Int

    /// Makes a trait.
    package init(name: String, raw: Int) {
      self.name = name
      self.raw = raw
    }
  }

  package var range: SourceRange
  /// The range of the traits.
  package var traitsRange: SourceRange
  /// All of them have to match; at least one.
  package var traits: [Trait]
  /// Nil where the variation does not say.
  package var isInstalled: Bool?
  /// The properties of a view that the variation overrides.
  package var properties: [SceneProperty] = []
  /// The constant of a constraint; nil where the variation keeps it.
  package var constant: Double?

  /// Makes a variation that changes nothing yet.
  package init(range: SourceRange, traits: [Trait], traitsRange: SourceRange) {
    self.range = range
    self.traitsRange = traitsRange
    self.traits = traits
  }
}
