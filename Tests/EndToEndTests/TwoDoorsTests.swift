import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import Testing
import UITestSupport

/// `init(frame:)` and `init(coder:)` are two doors: a scene goes through the second and gives what the first does; an archive that says
/// nothing goes through it and gives something else.
@MainActor
@Suite struct TwoDoorsTests {
  /// The classes of which a scene can make objects.
  nonisolated static let classNames = CompiledSchemas.classNames.filter { name in
    guard let schema = SceneCatalog.builtIn.schema(named: name) else { return false }
    return !schema.isAbstract && schema.placement != .namedSlots && name != "NSObject"
  }

  @Test(arguments: classNames)
  func anEmptySceneObjectEqualsOneMadeInCode(className: String) throws {
    let schema = try #require(SceneCatalog.builtIn.schema(named: className))
    let made = try #require(ProgrammaticObjects.make(className), "no way to make a \(className) in code is known here")
    let archive = try #require(Pipeline().compiled(Self.emptyScene(of: schema)).value)
    let loaded = try #require(try load(archive))
    for name in schema.propertyNames where Self.isComparable(name, in: schema) {
      let expected = try LiveValue.read(name, of: made)
      #expect(try LiveValue.read(name, of: loaded) == expected, "\(className).\(name)")
    }
  }

  /// What a schema calls the default is what the initializer gives.
  @Test(arguments: classNames)
  func theCatalogsDefaultsAreTheInitializers(className: String) throws {
    let schema = try #require(SceneCatalog.builtIn.schema(named: className))
    let made = try #require(ProgrammaticObjects.make(className))
    for name in schema.propertyNames where LiveValue.isStored(name) {
      guard let property = schema.properties[name], property.keyedBy == nil,
        let expected = LiveValue.expected(property.defaultValue, isPlain: property.container == nil)
      else { continue }
      #expect(try LiveValue.read(name, of: made) == expected, "\(className).\(name)")
    }
  }

  /// Priorities, one for each axis, start as the catalog says, in code and in an archive without them.
  @Test(arguments: classNames)
  func prioritiesStartAsTheCatalogSays(className: String) throws {
    let schema = try #require(SceneCatalog.builtIn.schema(named: className))
    guard schema.isKind(of: "UIView") else { return }
    let made = try #require(ProgrammaticObjects.make(className) as? UIView)
    let keyless = try #require(try load(Self.keylessArchive(of: className)) as? UIView)
    let names: [(String, @MainActor (UIView, NSLayoutConstraint.Axis) -> Float)] = [
      ("contentHuggingPriority", { $0.contentHuggingPriority(for: $1).rawValue }),
      ("contentCompressionResistancePriority", { $0.contentCompressionResistancePriority(for: $1).rawValue }),
    ]
    for (name, ask) in names {
      let property = try #require(schema.properties[name])
      let doors: [(UIView, SceneValue?)] = [(made, property.defaultValue), (keyless, property.absentValue)]
      for (view, value) in doors {
        guard case .keyed(let values)? = value else { continue }
        for value in values {
          let axis = try #require(NSLayoutConstraint.Axis(rawValue: value.raw))
          #expect(value.value == .double(Double(ask(view, axis))), "\(className).\(name)")
        }
      }
    }
  }

  /// A hand-made archive whose object has no keys at all decodes to what the schema says of absent keys.
  @Test(arguments: classNames)
  func absentKeysDecodeAsTheCatalogSays(className: String) throws {
    let schema = try #require(SceneCatalog.builtIn.schema(named: className))
    let loaded = try #require(try load(Self.keylessArchive(of: className)))
    for name in schema.propertyNames where LiveValue.isStored(name) {
      guard let property = schema.properties[name], property.key != nil, property.keyedBy == nil,
        property.container == nil, let absent = property.absentValue,
        let expected = LiveValue.expected(absent, isPlain: true)
      else { continue }
      #expect(try LiveValue.read(name, of: loaded) == expected, "\(className).\(name)")
    }
  }

  /// The values that differ between the doors, by name (behavior D4).
  @Test("D4, E7: what an archive leaves out is not what an initializer gives") func theDoorsAreReallyTwo() throws {
    for (className, isInteractive) in [("UIView", true), ("UILabel", true), ("UIImageView", true)] {
      let view = try #require(try load(Self.keylessArchive(of: className)) as? UIView)
      #expect(!view.isOpaque)
      #expect(!view.autoresizesSubviews)
      #expect(view.isUserInteractionEnabled == isInteractive)
      #expect(view.alpha == 1)
      #expect(!view.isHidden)
      #expect(view.clearsContextBeforeDrawing)
      #expect(view.contentMode == .scaleToFill)
      #expect(view.transform == .identity)
      #expect(view.tag == 0)
      #expect(view.autoresizingMask == [])
    }
    #expect(UIView(frame: .zero).isOpaque)
    #expect(UIView(frame: .zero).autoresizesSubviews)
    #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
  }

  /// Whether a property is the same through both doors: a scene leaves out the frame where the initializer takes none, and only responders
  /// have the accessibility that a nib configures.
  private static func isComparable(_ name: String, in schema: ClassSchema) -> Bool {
    if schema.properties[name]?.container == "UIRuntimeAccessibilityConfiguration" {
      return schema.isKind(of: "UIResponder")
    }
    // A picker without a date shows the moment when it was made.
    if name == "date" { return false }
    let takesFrame = schema.initializer == nil || schema.initializer?.contains("frame:") == true
    return takesFrame || !["frame", "bounds", "center"].contains(name)
  }

  /// A scene of one object that says no more than its class's initializer demands.
  private static func emptyScene(of schema: ClassSchema) -> SourceText {
    var text = "scene: 1\nobjects:\n  - class: \(schema.name)\n"
    for property in schema.properties.values where property.isRequired {
      if case .enumeration(let name, _) = property.defaultValue { text += "    \(property.name): \(name)\n" }
    }
    let objects = [
      "collectionViewLayout": "UICollectionViewFlowLayout", "blurEffect": "UIBlurEffect, style: extraLight",
    ]
    for (slot, object) in objects where schema.slots[slot]?.isRequired == true {
      text += "    \(slot): {class: \(object)}\n"
    }
    return SourceText(path: "Empty.scene.yaml", text: text)
  }

  private func load(_ archive: NibArchive) throws -> NSObject? {
    let nib = UINib(data: Data(archive.encoded()), bundle: nil)
    return try nib.load(owner: nil).topLevelObjects.first
  }

  private static func keylessArchive(of className: String) -> NibArchive {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    let object = graph.makeNode(className)
    let empty = graph.array("NSArray", [])
    let list = graph.array("NSArray", [object])
    graph.append("UINibTopLevelObjectsKey", .object(list), to: root)
    graph.append("UINibObjectsKey", .object(list), to: root)
    for key in ["UINibConnectionsKey", "UINibVisibleWindowsKey", "UINibKeyValuePairsKey"] {
      graph.append(key, .object(empty), to: root)
    }
    return graph.archive(root: root)
  }
}
