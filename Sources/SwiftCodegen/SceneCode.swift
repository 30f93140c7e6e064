import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The file of a scene: a type with its named objects, its constants and what loads it.
struct SceneCode: Sendable {
  /// A stored property of the type.
  struct Property: Sendable {
    var name: String
    var type: SwiftType
    var object: SceneInterface.NamedObject
    /// The parts of a component; empty for an object that is no use of one.
    var parts: [Property] = []

    /// The name of the type that has the parts.
    var partsType: String {
      object.identifier.value.prefix(1).uppercased() + object.identifier.value.dropFirst() + "Parts"
    }
    /// The name of the property's type.
    var typeName: String { parts.isEmpty ? type.name : partsType }
    /// Whether UIKit has a sure way to the object and its parts.
    var isReachable: Bool { object.path != nil && parts.allSatisfy { $0.object.path != nil } }
  }

  /// A parameter of the function that loads the scene.
  struct Parameter: Sendable {
    var name: String
    var type: String
    var placeholder: String
  }

  /// The name of the scene's file without its endings.
  let name: String
  let interface: SceneInterface
  let options: GenerationOptions
  let constants: SceneConstants
  private(set) var owner: SwiftType?
  private(set) var properties: [Property] = []
  private(set) var parameters: [Parameter] = []
  private(set) var modules: Set<String> = []
  /// What of the scene cannot be said in Swift.
  private(set) var problems: [Diagnostic] = []

  /// The names that the type and its function have themselves.
  private static let reservedNames = Set(SceneConstants.typeNames + ["topLevelObjects"])
  private static let reservedParameters: Set = ["bundle", "loaded"]

  init(_ scene: NamedScene, interface: SceneInterface, _ options: GenerationOptions) {
    name = scene.name
    self.interface = interface
    self.options = options
    constants = SceneConstants(scene.scene.scene)
    let catalog = scene.scene.catalog
    if interface.owner != "NSObject" { owner = type(interface.owner, in: catalog) }
    for object in interface.objects { add(object, catalog) }
    for placeholder in interface.placeholders { add(placeholder, catalog) }
  }

  private mutating func add(_ object: SceneInterface.NamedObject, _ catalog: SceneCatalog) {
    if Self.reservedNames.contains(object.identifier.value) { return refuse(object.identifier) }
    guard let type = type(object.className, in: catalog) else { return }
    var property = Property(name: SwiftName.escaped(object.identifier.value), type: type, object: object)
    for part in object.parts {
      guard let type = self.type(part.className, in: catalog) else { continue }
      property.parts.append(Property(name: SwiftName.escaped(part.identifier.value), type: type, object: part))
    }
    properties.append(property)
  }

  private mutating func add(_ placeholder: SceneInterface.Placeholder, _ catalog: SceneCatalog) {
    if Self.reservedParameters.contains(placeholder.name.value) { return refuse(placeholder.name) }
    guard let type = type(placeholder.className, in: catalog) else { return }
    parameters.append(
      Parameter(
        name: SwiftName.escaped(placeholder.name.value),
        type: type.name,
        placeholder: SwiftName.literal(placeholder.identifier)
      )
    )
  }

  private mutating func refuse(_ name: Located<String>) {
    problems.append(
      Diagnostic(.swiftName, "'\(name.value)' is already a name in the scene's Swift type", at: name.range)
    )
  }

  /// A class as Swift names it; nil for one that it cannot name, which is reported where the classes are.
  private mutating func type(_ className: String, in catalog: SceneCatalog) -> SwiftType? {
    guard let type = SwiftType(className, in: options.module, catalog) else { return nil }
    if let module = type.module { modules.insert(module) }
    return type
  }
}
