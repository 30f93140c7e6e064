import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// Every class of the catalog has a scene that sets every property; loaded through `init(coder:)` it has every value.
@MainActor
@Suite struct ClassFixtureTests {
  /// The classes of which a scene can make objects, those with a slot of their own included.
  nonisolated static let classNames = CompiledSchemas.classNames.filter { name in
    SceneCatalog.builtIn.schema(named: name).map { !$0.isAbstract && name != "NSObject" } ?? false
  }

  @Test(arguments: classNames)
  func everyPropertyReachesTheObject(className: String) throws {
    let catalog = SceneCatalog.builtIn
    let fixture = ClassFixture(schema: try #require(catalog.schema(named: className)), catalog: catalog)
    let path = "Tests/Fixtures/classes/\(className).scene.yaml"
    if Repository.isRecording {
      try Repository.record(fixture.text, at: path)
      Issue.record("recorded \(path)")
      return
    }
    let bytes = try Repository.bytes(path)
    #expect(String(decoding: bytes, as: UTF8.self) == fixture.text, "record \(path) anew")
    let source = SourceText(path: path, bytes: bytes)
    let validated = Pipeline(catalog: catalog).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    let loaded = try nib.load(owner: nil).topLevelObjects
    // A static table's sections belong to a data source that is UIKit's own: there is no way to them from the table.
    guard className != "UITableViewSection" else { return }
    for (group, top) in zip(fixture.groups, loaded) {
      let object = try #require(Self.object(of: className, in: top))
      let written = scene.scene.objects.filter { $0.className.value == className }
      for property in group {
        guard let value = written.lazy.compactMap({ $0.property(property.name) }).first?.value.value,
          let expected = LiveValue.expectedSample(value), Self.isKept(property, in: className)
        else { continue }
        #expect(try LiveValue.read(property.name, of: object) == expected, "\(className).\(property.name)")
      }
    }
  }

  /// Whether an object keeps a property as it is written: segments lie where their control puts them, and a control without segments
  /// selects none; a background configuration replaces a cell's color.
  private static func isKept(_ property: PropertySchema, in className: String) -> Bool {
    if className == "UISegment" { return !["frame", "bounds", "center"].contains(property.name) }
    let isConfigured = SceneCatalog.builtIn.schema(named: className)?.properties["backgroundConfiguration"] != nil
    return property.name != "selectedSegmentIndex" && !(isConfigured && property.name == "backgroundColor")
  }

  /// The object of a class in what was loaded at the top level.
  private static func object(of className: String, in top: NSObject) -> NSObject? {
    switch className {
    case "UISegment": (top as? UIView)?.subviews.first
    case "UITableViewCellContentView": (top as? UITableViewCell)?.contentView
    case "UITableViewLabel": (top as? UITableViewCell)?.textLabel
    case "_UIVisualEffectContentView": (top as? UIVisualEffectView)?.contentView
    default: top
    }
  }
}
