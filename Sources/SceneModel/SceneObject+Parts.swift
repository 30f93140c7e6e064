package import SceneDiagnostics

extension SceneObject {
  /// A key that means nothing to the object's class.
  package struct UnknownKey: Hashable, Sendable {
    package var name: Located<String>
    /// Whether the value is a list of maps, as a slot's is.
    package var looksLikeSlot: Bool
    /// The style that has the key, at the range where the object names it; nil for the object's own.
    package var style: Located<String>?
    /// The value as text; nil if it is not a scalar.
    package var text: String?
    /// The range of the value; nil if there is none.
    package var value: SourceRange?
    /// The entry before the key, with the key's words as part of its text, where a comma in braces has probably split the two;
    /// nil elsewhere.
    package var joinedText: String?

    /// Makes the record of a key.
    package init(name: Located<String>, looksLikeSlot: Bool, style: Located<String>? = nil) {
      self.name = name
      self.looksLikeSlot = looksLikeSlot
      self.style = style
    }
  }
}

/// A property that a scene sets.
package struct SceneProperty: Hashable, Sendable {
  /// The property's name as written, dotted where it is reached through a part.
  package var name: Located<String>
  package var value: Located<SceneValue>
  // Few properties come from styles, and a large scene has hundreds of thousands of others.
  private var styles: [Located<String>]

  /// The style it came from, at the range where the object names it; nil for the object's own.
  package var style: Located<String>? {
    get { styles.first }
    set { styles = newValue.map { [$0] } ?? [] }
  }

  /// Makes a property.
  package init(name: Located<String>, value: Located<SceneValue>, style: Located<String>? = nil) {
    self.name = name
    self.value = value
    styles = style.map { [$0] } ?? []
  }
}

/// A slot of an object and its children.
package struct SceneSlot: Hashable, Sendable {
  package var name: Located<String>
  package var children: [ObjectID]

  /// Makes a slot.
  package init(name: Located<String>, children: [ObjectID]) {
    self.name = name
    self.children = children
  }
}

/// A user-defined runtime attribute.
package struct SceneAttribute: Hashable, Sendable {
  package var keyPath: Located<String>
  package var value: Located<RuntimeValue>

  /// Makes an attribute.
  package init(keyPath: Located<String>, value: Located<RuntimeValue>) {
    self.keyPath = keyPath
    self.value = value
  }
}
