package import SceneCatalog
import SceneModel

/// A position in a scene: what is expected as the value of an entry.
package indirect enum ScenePosition: Sendable {
  /// A whole text.
  case document, storyboard, storyboardScene, component
  case owner, placeholders, placeholder
  case styles, style, colors, canvas, strings
  /// Names for several traits, and the traits that one of them stands for.
  case traitNames, traitWords
  /// The folders and catalogs of images and colors, and one of them.
  case assets, assetPath
  /// A list of objects, and one object; the slot is nil at the top level.
  case objects(SlotSchema?)
  case object(SlotSchema?)
  case className(SlotSchema?), superclassName(SlotSchema?)
  /// The name that is given to an object, a constraint or a placeholder.
  case identifier
  /// The names of styles, as a list or alone.
  case styleNames
  case outlets
  /// The name of an object, as the target of an outlet or elsewhere.
  case reference(ReferenceUse)
  case actions
  /// What an event sends; the event is nil where objects send one unnamed action.
  case action(event: String?)
  case constraints, constraint, equation
  case attributes, attribute
  case variations(ofConstraint: Bool), variation(ofConstraint: Bool), traits
  /// A property's value, and one of a keyed property.
  case property(PropertySchema)
  case value(PropertySchema)
  /// A value of a type, where no property has it.
  case type(PropertyType)
  case symbolName, symbolConfiguration, runs, run, paragraphStyle
  /// What a factory sets.
  case factoryParts(ConfigurationKind)
  /// The name of a color of an asset catalog, and of an image.
  case colorName
  case words([String])
  /// Of storyboards.
  case scenes, references, sceneReference, sceneName, segues, segue, message, trigger
  case controllers(SlotSchema)
  /// Of components: what they declare, what a use names and says, and where the objects of a slot go.
  case parameters, parameter, parameterType, componentSlots, componentSlot, acceptedClasses, parts, examples, example
  case componentName, slotName, partEntries
  /// Anything: texts of people, and what has no meaning.
  case text, opaque

  /// What a name of an object is written for.
  package enum ReferenceUse: Hashable, Sendable {
    case outlet(String)
    case container, popover
    /// A part of a component, and a parameter that is an object.
    case part, argument
  }

  /// Whether entries with keys are expected, as in a map.
  package var isMap: Bool {
    switch self {
    case .document, .storyboard, .storyboardScene, .owner, .placeholders, .placeholder, .styles, .style, .colors,
      .canvas, .strings, .traitNames, .component, .parameters, .componentSlots, .parts, .example, .partEntries,
      .object, .outlets, .actions, .attributes, .variation, .traits, .symbolConfiguration, .factoryParts, .run,
      .paragraphStyle, .scenes, .references, .sceneReference, .segue:
      true
    default: false
    }
  }

  /// What is expected as an item of a list.
  package var item: ScenePosition {
    switch self {
    case .objects(let slot): .object(slot)
    case .controllers(let slot): .object(slot)
    case .constraints: .constraint
    case .variations(let ofConstraint): .variation(ofConstraint: ofConstraint)
    case .styleNames, .reference, .action: self
    case .actions: .action(event: nil)
    case .assets: .assetPath
    case .property(let property), .value(let property): Self.item(of: property)
    case .type(let type): .type(type)
    case .runs: .run
    case .segues: .segue
    case .examples: .example
    case .acceptedClasses, .componentSlot: .acceptedClasses
    default: .opaque
    }
  }

  private static func item(of property: PropertySchema) -> ScenePosition {
    switch property.type {
    case .attributedText: .run
    case .geometry: .type(.double)
    default: .type(property.type)
    }
  }
}
