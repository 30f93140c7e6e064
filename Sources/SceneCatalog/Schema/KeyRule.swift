package import SceneModel

/// One coder key of a class, in the encode order.
package struct KeyRule: Hashable, Sendable {
  /// What is written under the key.
  package enum Content: Hashable, Sendable {
    /// A property, by name.
    case property(String, ValueForm)
    /// The children of slots, by name.
    case slots([String], SlotForm)
    /// A property of a slot's one child.
    case slotProperty(slot: String, property: String, ValueForm)
    /// An inner object of a class, with all properties that it contains.
    case container(String)
    /// The same value in every object.
    case constant(SceneValue)
    /// Something computed from the whole object.
    case computed(Computation)
    /// A part of an object that scenes do not write as one: a constraint or a layout guide, which emission makes by itself.
    case part(Part)
  }

  /// What of the children of slots is written.
  package enum SlotForm: String, Hashable, Sendable, CaseIterable {
    /// All of them, or the one that a slot for one child has.
    case children
    /// The first.
    case first
    /// Nothing, where there is a child.
    case nullIfFilled
    /// An empty view for each, where a collection view without items shows it.
    case standIns
    /// Prototypes as nibs of their own, and what those refer to outside, both by reuse identifier.
    case prototypeNibs
    case prototypeObjects
  }

  /// What is computed from an object.
  package enum Computation: String, Hashable, Sendable, CaseIterable {
    /// The bounds, center and transform that a frame stands for.
    case bounds, center, transform
    /// The constraints that stand on the object, and the guides that constraints use.
    case constraints, layoutGuides
    /// Per-state button content.
    case statefulContent
    /// What a segmented control computes for its segments.
    case segmentGeometry
    /// Smallest font size, from the font and the scale factor.
    case minimumFontSize
    /// The object in whose slot this one stands.
    case parent
    /// A cell's own subviews: its content view and the line below it.
    case cellSubviews
    /// Traits that tables and collection views override: that selection does not follow the focus.
    case focusTraits
    /// What only storyboards have.
    case externalObjects, storyboardIdentifier, segues
  }

  /// What constraints and layout guides have.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    case firstItem, firstAttribute, relation, multiplier, secondItem, secondAttribute, symbolicConstant, legacyConstant
    case guideOwner, guideFlag, guideConstraints
  }

  package var key: String
  package var content: Content
  /// The value for which the key is left out, where it is not the property's own.
  package var absentValue: SceneValue?
  /// The one value for which the key is written; nil writes it for all.
  package var onlyValue: SceneValue?
  /// The version of Xcode from which on the rule holds.
  package var since = NibTools.oldest
  /// The newest version of Xcode for which the rule holds.
  package var until = NibTools.newest
  /// The one value that older tools write; nil where they write none.
  package var olderValue: SceneValue?
  /// The value for which older tools leave the key out, where newer ones always write it; otherwise they write no value.
  package var olderAbsentValue: SceneValue?
  /// The key under which older tools write the same, where it is another.
  package var olderKey: String?
  /// Other properties with the same key, which exclude the first.
  package var alternatives: [String] = []

  /// Makes a rule.
  package init(key: String, content: Content) {
    self.key = key
    self.content = content
  }
}

extension KeyRule {
  /// The property that the rule writes; nil for rules of something else.
  package var property: (name: String, form: ValueForm)? {
    if case .property(let name, let form) = content { (name, form) } else { nil }
  }

  /// The slots whose children the rule writes, and what of them; nil for rules of something else.
  package var slots: (names: [String], form: SlotForm)? {
    if case .slots(let names, let form) = content { (names, form) } else { nil }
  }
}
