/// What a use of a component can say: the keys of the component's object, its parameters and its slots.
package struct ComponentShape: Sendable {
  /// A parameter with its type.
  package struct Parameter: Sendable {
    package var name: String
    package var type: ParameterType
    package var isRequired: Bool

    /// Makes a parameter.
    package init(name: String, type: ParameterType, isRequired: Bool) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// A slot with the classes that it accepts.
  package struct Slot: Sendable {
    package var name: String
    package var accepts: [String]
    package var isSingle: Bool

    /// Makes a slot.
    package init(name: String, accepts: [String], isSingle: Bool) {
      self.name = name
      self.accepts = accepts
      self.isSingle = isSingle
    }
  }

  package var name: String
  /// The class of the object; nil where no schema declares it.
  package var schema: ClassSchema?
  package var parameters: [Parameter] = []
  package var slots: [Slot] = []
  /// The names of the parts.
  package var parts: [String] = []

  /// Makes the shape of a component that declares nothing.
  package init(name: String, schema: ClassSchema?) {
    self.name = name
    self.schema = schema
  }
}
