import SceneCatalog
package import SceneDiagnostics

extension DiagnosticKind {
  package static let abstractClass = DiagnosticKind("abstract-class", "An object uses an abstract class.")
  package static let actionArity = DiagnosticKind(
    "action-arity",
    "An action takes more arguments than its control sends."
  )
  package static let ambiguousClass = DiagnosticKind(
    "ambiguous-class",
    .warning,
    "Several modules declare a class that a scene names without its module."
  )
  package static let applicationPlace = DiagnosticKind("application-place", "A UIApplication is not the owner.")
  package static let attributeType = DiagnosticKind(
    "attribute-type",
    .warning,
    "A runtime attribute sets something that a nib cannot hold."
  )
  package static let constraintAttributes = DiagnosticKind(
    "constraint-attributes",
    "A constraint relates attributes that cannot be related."
  )
  package static let constraintForm = DiagnosticKind("constraint-form", "A constraint is not a valid equation.")
  package static let constraintItem = DiagnosticKind(
    "constraint-item",
    "A constraint relates something that is not a view."
  )
  package static let constraintPlace = DiagnosticKind(
    "constraint-place",
    "A constraint is on a view that does not contain all its items."
  )
  package static let danglingReference = DiagnosticKind(
    "dangling-reference",
    "A name refers to an object that does not exist."
  )
  package static let deprecatedClass = DiagnosticKind(
    "deprecated-class",
    .warning,
    "An object is of a deprecated class."
  )
  package static let deprecatedProperty = DiagnosticKind(
    "deprecated-property",
    .warning,
    "A deprecated property is set."
  )
  package static let deprecatedValue = DiagnosticKind(
    "deprecated-value",
    .warning,
    "A deprecated case or color is used."
  )
  package static let duplicateConstraint = DiagnosticKind(
    "duplicate-constraint",
    .warning,
    "Two constraints are equal."
  )
  package static let duplicateID = DiagnosticKind("duplicate-id", "Two objects have the same id.")
  package static let duplicateKey = DiagnosticKind("duplicate-key", "A key is in the same map twice.")
  package static let duplicateStyle = DiagnosticKind("duplicate-style", "An object uses the same style twice.")
  package static let duplicateTag = DiagnosticKind(
    "duplicate-tag",
    "Two views of one hierarchy have the same tag.",
    isSuppressible: true
  )
  package static let duplicateVariation = DiagnosticKind(
    "duplicate-variation",
    "Two variations of an object are for the same traits."
  )
  package static let embeddingPlace = DiagnosticKind(
    "embedding-place",
    "A child's view is embedded outside its parent's view."
  )
  package static let emptyRelation = DiagnosticKind(
    "empty-relation",
    "A constraint relates something to itself or to nothing."
  )
  package static let contradictingVariation = DiagnosticKind(
    "contradicting-variation",
    "A condition names two values of one trait."
  )
  package static let emptyVariation = DiagnosticKind("empty-variation", "A variation changes nothing.")
  package static let overlappingVariations = DiagnosticKind(
    "overlapping-variations",
    .warning,
    "Two variations that hold together give one property two values."
  )
  package static let unknownVariation = DiagnosticKind("unknown-variation", "There is no condition of that name.")
  package static let emptyScene = DiagnosticKind("empty-scene", "The file has no scene.")
  package static let exclusiveProperties = DiagnosticKind(
    "exclusive-properties",
    "Two properties that exclude each other are set."
  )
  package static let fixedProperty = DiagnosticKind(
    "fixed-property",
    "A variation changes a property that no key path of a nib reaches."
  )
  package static let idForm = DiagnosticKind("id-form", "An id has characters that are not allowed.")
  package static let impossibleConstant = DiagnosticKind(
    "impossible-constant",
    "A size is negative, or two constraints cannot both hold.",
    isSuppressible: true
  )
  package static let indexRange = DiagnosticKind("index-range", "An index is past the end of its list.")
  package static let invertedRange = DiagnosticKind("inverted-range", "A minimum is above its maximum.")
  package static let missingClass = DiagnosticKind("missing-class", "An object has no class.")
  package static let missingProperty = DiagnosticKind(
    "missing-property",
    "A property that the initializer needs is missing."
  )
  package static let missingVersion = DiagnosticKind(
    "missing-version",
    "The scene does not specify its language version."
  )
  package static let missingView = DiagnosticKind(
    "missing-view",
    "The view outlet of the owning controller is not connected.",
    isSuppressible: true
  )
  package static let newerVersion = DiagnosticKind(
    "newer-version",
    "The scene is written in a language version that this diorama does not know."
  )
  package static let noActions = DiagnosticKind("no-actions", "An object whose class sends no actions has actions.")
  package static let noObjects = DiagnosticKind("no-objects", .warning, "The scene has no objects.")
  package static let outletTwice = DiagnosticKind(
    "outlet-twice",
    "An object is connected both as a slot and as an outlet."
  )
  package static let outletType = DiagnosticKind(
    "outlet-type",
    "An outlet is connected to an object of the wrong type."
  )
  package static let prototypeReference = DiagnosticKind(
    "prototype-reference",
    "Something outside a prototype refers to an object inside it."
  )
  package static let reservedID = DiagnosticKind("reserved-id", "An id is a reserved name.")
  package static let reuseIdentifier = DiagnosticKind(
    "reuse-identifier",
    "A prototype has no reuse identifier, or the same one as another."
  )
  package static let selfReceiver = DiagnosticKind(
    "self-receiver",
    .warning,
    "An object of a UIKit class is used where a custom class is needed."
  )
  package static let sharedObject = DiagnosticKind(
    "shared-object",
    "An alias would make an object a child of two objects."
  )
  package static let sharedView = DiagnosticKind("shared-view", "Two controllers have the same view.")
  package static let slotContent = DiagnosticKind(
    "slot-content",
    "An object is in a slot that does not accept its class."
  )
  package static let staticTable = DiagnosticKind(
    "static-table",
    .warning,
    "A table with sections is not the view of a table view controller, or has a data source."
  )
  package static let strayEmbedding = DiagnosticKind(
    "stray-embedding",
    "An object that is not a child controller is embedded."
  )
  package static let styleContent = DiagnosticKind("style-content", "A style contains something other than properties.")
  package static let styleMismatch = DiagnosticKind(
    "style-mismatch",
    "A style sets a property that the object's class does not have."
  )
  package static let superclassConflict = DiagnosticKind(
    "superclass-conflict",
    "A class has a wrong or conflicting superclass."
  )
  package static let twoClasses = DiagnosticKind("two-classes", "The class of an object is given twice.")
  package static let unavailable = DiagnosticKind(
    "unavailable",
    "The scene uses something newer than the deployment target.",
    isSuppressible: true
  )
  package static let unknownAction = DiagnosticKind(
    "unknown-action",
    "An action sends a message that its receiver does not have."
  )
  package static let unknownAttribute = DiagnosticKind(
    "unknown-attribute",
    .warning,
    "A runtime attribute sets a property that its object does not have."
  )
  package static let unknownClass = DiagnosticKind("unknown-class", "A class is unknown and has no superclass.")
  package static let unknownEvent = DiagnosticKind(
    "unknown-event",
    "An action names an event that its control does not send."
  )
  package static let unknownGuide = DiagnosticKind(
    "unknown-guide",
    "A constraint names a layout guide that its item does not have."
  )
  package static let unknownKey = DiagnosticKind(
    "unknown-key",
    "A map has a key that the scene language does not know."
  )
  package static let unknownOutlet = DiagnosticKind("unknown-outlet", "A class has no outlet of that name.")
  package static let unknownSlot = DiagnosticKind("unknown-slot", "A class has no slot of that name.")
  package static let unknownStyle = DiagnosticKind(
    "unknown-style",
    "An object uses a style that the scene does not have."
  )
  package static let valueOutsideRange = DiagnosticKind(
    "value-outside-range",
    .warning,
    "A value is above the maximum or below the minimum of its object."
  )
  package static let variationForm = DiagnosticKind("variation-form", "A variation does not say when it applies.")
  package static let genericClass = DiagnosticKind(
    "generic-class",
    "An object is of a class with generic parameters."
  )
  package static let unconnectedOutlet = DiagnosticKind(
    "unconnected-outlet",
    .warning,
    "An outlet that code takes for granted is not connected.",
    isSuppressible: true
  )
  package static let keyConflict = DiagnosticKind("key-conflict", "A localization key has two texts.")
  package static let textWithoutID = DiagnosticKind(
    "text-without-id",
    "A text gets its localization key from the id of its object, which has none."
  )
  package static let targetModule = DiagnosticKind(
    "target-module",
    .warning,
    "A class is of the target's module, which is not known."
  )
  package static let unknownSwiftClass = DiagnosticKind(
    "unknown-swift-class",
    "A class is of a module whose sources do not declare it."
  )
}

extension DiagnosticRegistry {
  /// Every problem that validating a scene reports.
  package static let language = catalog.adding([
    .constraintForm, .contradictingVariation, .duplicateStyle, .emptyScene, .emptyVariation, .keyConflict,
    .missingClass,
    .missingVersion, .newerVersion, .noObjects,
    .styleContent, .targetModule, .textWithoutID, .twoClasses, .unknownKey, .unknownStyle, .unknownVariation,
    .variationForm,
  ]).adding(validation.kinds).adding(storyboards.kinds).adding(components.kinds)

  /// The problems that validation rules report, which need a scene that can be read.
  package static let validation = DiagnosticRegistry(ValidationRule.all.flatMap(\.kinds))
}
