package import SceneModel

/// One coder key of a class, in its place in the encode order.
package struct KeyRule: Hashable, Sendable {
  /// How a value is written.
  package enum Encoding: String, Hashable, Sendable, CaseIterable {
    /// As the property's type says.
    case byType
    /// A Bool under a key that says the opposite.
    case inverted
    /// A number in 32 bits.
    case float
    /// A Bool as the integer 0 or 1.
    case integer
    /// Two numbers, horizontal and vertical, as a string `{251, 251}`.
    case axisPair
    /// A text as UTF-8 data.
    case data
    /// Whether the scene itself sets the property.
    case isSet
    /// The bounds, centre and transform that a frame stands for.
    case bounds
    case center
    case transform
    /// The constraints that stand on the object, and the guides that constraints use.
    case constraints
    case layoutGuides
    /// Per-state button content.
    case statefulContent
    /// What a segmented control computes for its segments.
    case segmentGeometry
    /// Smallest font size, from the font and the scale factor.
    case minimumFontSize
  }

  /// What is written under the key.
  package enum Content: Hashable, Sendable {
    /// A property, by name.
    case property(String)
    /// The children of a slot, by name.
    case slot(String)
    /// The same value in every object.
    case constant(SceneValue)
    /// Something computed from the whole object.
    case computed
  }

  package var key: String
  package var content: Content
  package var encoding: Encoding
  /// The value for which the key is left out, where it is not the property's own.
  package var absentValue: SceneValue?

  /// Makes a rule.
  package init(key: String, content: Content, encoding: Encoding = .byType, absentValue: SceneValue? = nil) {
    self.key = key
    self.content = content
    self.encoding = encoding
    self.absentValue = absentValue
  }
}
