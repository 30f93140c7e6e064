package import SceneDiagnostics

/// One object of a scene, the file's owner and placeholders included.
package struct SceneObject: Sendable {
  /// Where an object comes from when the nib is loaded.
  package enum Kind: Hashable, Sendable {
    /// File's Owner: handed to the loader.
    case owner
    /// The first responder at the time an action is sent.
    case firstResponder
    /// Handed to the loader under this identifier.
    case placeholder(identifier: String)
    /// Made from the nib.
    case object
  }

  package var kind: Kind
  /// The characters of the whole object; empty for what the text does not spell out.
  package var range: SourceRange
  /// The class as written, or as the slot implies it (the range is then the slot's key).
  package var className: Located<String>
  /// The catalog class that a custom class names as its superclass.
  package var superclassName: Located<String>?
  package var identifier: Located<String>?
  /// The object in whose slot this one stands; nil at the top level.
  package var parent: ObjectID?
  /// The name of that slot.
  package var slotName: String?
  package var properties: [SceneProperty] = []
  package var slots: [SceneSlot] = []
  /// What `embedIn` says: the view that the controller's own view goes into; nil where nothing is said.
  package var embedding: SceneEmbedding?
  package var outlets: [SceneOutlet] = []
  package var actions: [SceneAction] = []
  /// User-defined runtime attributes, in the order written.
  package var attributes: [SceneAttribute] = []
  /// Keys that the object's class gives no meaning.
  package var unknownKeys: [UnknownKey] = []
  /// False for a view that no size class installs by default.
  package var isInstalled = true
  package var variations: [SceneVariation] = []
  /// The constraints that stand on this object: places in `Scene.constraints`.
  package var constraints: [Int] = []
  /// Interface Builder's id; nil where the scene keeps none.
  package var interfaceBuilderID: String?
  /// What a nib says of the object otherwise than the compiler would.
  package var archive = ArchiveEdits()
  /// The same of the root of a prototype's own nib, and the orders of its tables.
  package var nib = ArchiveEdits()
  package var nibOrders = TableOrders()

  /// Makes an object without properties and connections.
  package init(kind: Kind, range: SourceRange, className: Located<String>) {
    self.kind = kind
    self.range = range
    self.className = className
  }

  /// The value of a property; nil where the scene does not set it.
  package func property(_ name: String) -> SceneProperty? {
    properties.first { $0.name.value == name }
  }

  /// The objects in a slot, in order; empty where the scene does not fill it.
  package func children(in slot: String) -> [ObjectID] {
    slots.first { $0.name.value == slot }?.children ?? []
  }
}

extension SceneObject {
  /// A key that means nothing to the object's class.
  package struct UnknownKey: Hashable, Sendable {
    package var name: Located<String>
    /// Whether the value is a list of maps, as a slot's is.
    package var looksLikeSlot: Bool
    /// The style that has the key, at the place where the object names it; nil for the object's own.
    package var style: Located<String>?

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
  /// The style it came from, at the place where the object names it; nil for the object's own.
  package var style: Located<String>?

  /// Makes a property.
  package init(name: Located<String>, value: Located<SceneValue>, style: Located<String>? = nil) {
    self.name = name
    self.value = value
    self.style = style
  }
}

/// A slot of an object and the children that stand in it.
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
