import SceneModel

extension SceneKeys {
  /// Of a component.
  package enum Component: String, SceneKey {
    case component, parameters, slots, outlets, traits, styles, examples, object
  }

  /// Of a parameter of a component that is written as a map.
  package enum Parameter: String, SceneKey {
    case type, `default`, optional
  }

  /// Of a slot of a component.
  package enum ComponentSlot: String, SceneKey {
    case accepts, single
  }

  /// The key of an object that is a use of a component; its value is the component's name.
  package static let use = Component.component.rawValue
  /// The key of a component's object that the objects of a slot replace.
  package static let slotInsertionPoint = "slot"
}
