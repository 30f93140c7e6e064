import Foundation
import JSONSchema
import JSONText
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax
import TestSupport
import Testing

/// The JSON Schema of scenes; `.ci/run` holds it against scenes with a validator.
struct SceneSchemaTests {
  private static let path = "Schemas/scene.schema.json"
  private static let wrong = "Tests/Fixtures/json-schema/wrong"

  @Test("The checked-in schema is what the catalog makes, byte for byte, and small enough for editors")
  func isFresh() throws {
    let text = SceneSchema.make(of: SceneCatalog.builtIn).text(width: 120) + "\n"
    #expect(text.utf8.count < 1_000_000)
    try Repository.expectFresh(Self.path, text, command: "make docs")
  }

  @Test("The same of the schema of storyboards")
  func storyboardsAreFresh() throws {
    let text = SceneSchema.make(of: SceneCatalog.builtIn, for: .storyboard).text(width: 120) + "\n"
    #expect(text.utf8.count < 1_000_000)
    try Repository.expectFresh("Schemas/storyboard.schema.json", text, command: "make docs")
  }

  @Test("The same of the schema of components")
  func componentsAreFresh() throws {
    let text = SceneSchema.make(of: SceneCatalog.builtIn, for: .component).text(width: 120) + "\n"
    #expect(text.utf8.count < 1_200_000)
    try Repository.expectFresh("Schemas/component.schema.json", text, command: "make docs")
  }

  @Test("A use has the parameters, slots and parts of its component, and the properties of its object")
  func uses() {
    var shape = ComponentShape(name: "Row", schema: SceneCatalog.builtIn.schema(named: "UILabel"))
    shape.parameters = [.init(name: "title", type: .value(.text), isRequired: true)]
    shape.slots = [.init(name: "trailing", accepts: ["UISwitch"], isSingle: true)]
    shape.parts = ["amount"]
    let schema = SceneSchema.make(of: SceneCatalog.builtIn, components: [shape])
    guard case .object(let members) = schema, case .object(let definitions)? = members.last?.1,
      case .object(let use)? = definitions.first(where: { $0.0 == "component.Row" })?.1,
      case .object(let keys)? = use.first(where: { $0.0 == "properties" })?.1
    else { return #expect(Bool(false), "the schema has the component") }
    let names = Set(keys.map(\.0))
    #expect(names.isSuperset(of: ["component", "title", "trailing", "amount", "id", "numberOfLines", "isHidden"]))
    #expect(!names.contains("class"))
  }

  @Test("Every reference leads to a definition, and every definition is referred to", arguments: SourceKind.written)
  func references(kind: SourceKind) {
    let text = SceneSchema.make(of: SceneCatalog.builtIn, for: kind).line
    let used = Set(text.matches(of: /"#\/definitions\/([^"]+)"/).map { String($0.1) })
    guard case .object(let members) = SceneSchema.make(of: SceneCatalog.builtIn, for: kind),
      case .object(let definitions)? = members.last?.1
    else { return #expect(Bool(false), "the schema ends with its definitions") }
    #expect(used == Set(definitions.map(\.0)))
  }

  @Test("What the schema refuses, the compiler refuses too", arguments: Repository.files(in: wrong))
  func wrongScene(file: String) throws {
    let text = try Repository.text("\(Self.wrong)/\(file)")
    #expect(text.hasPrefix("# refused at $"), "the first line says where")
    let tree = parse(SourceText(path: file, text: text))
    let catalog = SceneCatalog.builtIn
    let scene = lower(tree.value, catalog: catalog)
    let found = validate(
      scene.value,
      tree: tree.value,
      catalog: catalog,
      earlier: tree.diagnostics + scene.diagnostics
    )
    #expect(found.diagnostics.hasErrors)
  }

  @Test("Classes of the user's own have their names, properties, outlets and events in the schema")
  func customClass() throws {
    let source = SourceText(
      path: "Badge.yaml",
      text: """
        class: Shop.BadgeView
        superclass: UIView
        summary: A round badge.
        properties:
          count: {type: Int, minimum: 0, summary: The number shown.}
        outlets:
          store: NSObject
        """
    )
    let text = SceneSchema.make(of: SceneCatalog.reading([source]).catalog).line
    #expect(text.contains(#""const": "Shop.BadgeView""#))
    #expect(
      text.contains(
        #""Shop.BadgeView.count": {"description": "The number shown.", "type": "integer", "minimum": 0, "default": 0}"#
      )
    )
    #expect(text.contains(#"{"propertyNames": {"enum": ["store"]}}"#))
  }
}
