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
    /// Whether the scene does not set the property.
    case isNotSet
    /// A locale or a time zone, by its identifier.
    case locale
    case timeZone
    /// The object in whose slot this one stands.
    case parent
    /// The first child of a list.
    case first
    /// A cell's own subviews: its content view and the line below it.
    case cellSubviews
    /// Prototypes as nibs of their own, and what those refer to outside, both by reuse identifier.
    case prototypeNibs
    case prototypeObjects
    /// Nothing, where there is a child in a slot.
    case nullIfFilled
    /// Traits that tables and collection views override: that selection does not follow the focus.
    case focusTraits
    /// The size of a table's content, for which tools before Xcode 9 write the table's width.
    case rowWidth
    /// The size of a collection view's content, for which tools before Xcode 11 write that of a section without items.
    case emptySize
    /// What the emitter works out for constraints and layout guides.
    case firstItem, firstAttribute, relation, multiplier, secondItem, secondAttribute, symbolicConstant
    case legacyConstant, guideOwner, guideFlag, guideConstraints
    /// What only storyboards have.
    case externalObjects, storyboardIdentifier, segues
  }

  /// What is written under the key.
  package enum Content: Hashable, Sendable {
    /// A property, by name.
    case property(String)
    /// The children of slots, by name.
    case slots([String])
    /// A property of a slot's one child.
    case slotProperty(slot: String, property: String)
    /// An inner object of a class, with all properties that it contains.
    case container(String)
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
  /// The one value for which the key is written; nil writes it for all.
  package var onlyValue: SceneValue?
  /// The raw values of cases, or of true and false, where they are not the property's own.
  package var rawValues: [String: Int] = [:]
  /// The version of Xcode from which on the rule holds.
  package var since: Int = 0
  /// The newest version of Xcode for which the rule holds.
  package var until: Int = .max
  /// The one value that older tools write; nil where they write none.
  package var olderValue: SceneValue?
  /// The value for which older tools leave the key out, where newer ones always write it; otherwise they write no value.
  package var olderAbsentValue: SceneValue?
  /// Other properties with the same key, which exclude the first.
  package var alternatives: [String] = []

  /// Makes a rule.
  package init(key: String, content: Content, encoding: Encoding = .byType, absentValue: SceneValue? = nil) {
    self.key = key
    self.content = content
    self.encoding = encoding
    self.absentValue = absentValue
  }
}
