import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// A nib with its map is the nib without it, and the map's numbers are the archive's.
@Suite struct EmittedNibTests {
  private let mapped = EmissionOptions(details: .sourceMap)

  private func scene(_ path: String) throws -> ValidatedScene {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    return try #require(Pipeline().validated(source).value)
  }

  @Test(arguments: Fixtures.scenes(in: "scenes"))
  func tracingChangesNothing(name: String) throws {
    let scene = try scene("Tests/Fixtures/scenes/\(name)")
    let traced = emit(scene, mapped)
    #expect(traced.archive == emit(scene).archive)
    for (path, object) in traced.map.objects where path.numbers.count == 1 {
      #expect(traced.archive.objects.indices.contains(path.numbers[0]))
      #expect(object.line > 0)
    }
    for (path, _) in traced.map.connections where path.numbers.count == 1 {
      #expect(traced.archive.className(of: path.numbers[0]).hasSuffix("Connection"))
    }
    for (path, _) in traced.map.attributes where path.numbers.count == 1 {
      #expect(traced.archive.className(of: path.numbers[0]) == "UINibKeyValuePair")
    }
    #expect(NibSourceMap(decoding: traced.map.encoded()) == traced.map)
  }

  @Test func aWrittenOrderOfTheTablesIsKept() throws {
    let text = "scene: 1\nobjects:\n  - {class: UILabel, id: first, text: A}\n  - {class: UIView, id: second}\n"
    func scene(_ text: String) throws -> ValidatedScene {
      try #require(Pipeline().validated(SourceText(path: "T.scene.yaml", text: text)).value)
    }
    let usual = emit(try scene(text), mapped)
    // The object at the root stays the first one.
    let order = [0] + (1..<usual.archive.objects.count).reversed()
    let written = try scene(text + "interfaceBuilder: {archive: {objectOrder: \(order)}}\n")
    let traced = emit(written, mapped)
    #expect(traced.archive == emit(written).archive && traced.archive != usual.archive)
    #expect(traced.map.objects.count == 2)
    for (path, object) in traced.map.objects {
      #expect(traced.archive.className(of: path.numbers[0]) == object.className)
    }
  }

  @Test func prototypesAndConstraintsHaveLines() throws {
    let text = """
      scene: 1
      objects:
        - class: UITableView
          prototypeCells:
            - class: UITableViewCell
              reuseIdentifier: a
              contentView:
                subviews:
                  - class: UILabel
                    id: title
                constraints:
                  - {is: title.width = 4, id: width}
      """
    let scene = try #require(Pipeline().validated(SourceText(path: "/some/where/T.scene.yaml", text: text)).value)
    let map = emit(scene, mapped).map
    #expect(map.source == "T.scene.yaml")
    let nested = map.objects.filter { $0.key.numbers.count == 2 }.values
    #expect(Set(nested.map(\.line)) == [5, 8, 9, 12])
    #expect(nested.contains { $0.identifier == "title" && $0.className == "UILabel" })
    #expect(nested.contains { $0.identifier == "width" && $0.className == "NSLayoutConstraint" })
  }
}
