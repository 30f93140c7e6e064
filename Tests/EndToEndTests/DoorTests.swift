import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import Testing

/// Loading goes through `init(coder:)`, never through `init(frame:)`.
@MainActor
@Suite struct DoorTests {
  @Test("D1: a scene goes through init(coder:), never through init(frame:)")
  func aSceneGoesThroughTheCodersDoor() throws {
    let text = "scene: 1\nobjects:\n  - {class: Shop.DoorWitness, superclass: UIView, frame: [1, 2, 3, 4]}\n"
    let archive = try #require(Pipeline().compiled(SourceText(path: "Door.scene.yaml", text: text)).value)
    var classes = UIRuntime.shared.classes
    classes.register([DoorWitness.nibClass])
    let loaded = try NibInstantiator(classes: classes).instantiate(archive, owner: nil, externalObjects: [:])
    let witness = try #require(loaded.topLevelObjects.first as? DoorWitness)
    #expect(witness.door == "init(coder:)")
    #expect(witness.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(DoorWitness(frame: .zero).door == "init(frame:)")
  }
}
