import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationContext {
  /// The prototypes that an object stands in, nearest first, itself included.
  func prototypes(around id: ObjectID) -> [ObjectID] {
    scene.objects.lineage(of: id).filter { ancestor in
      guard let parent = scene[ancestor].parent, let slot = scene[ancestor].slotName, let schema = schema(of: parent)
      else { return false }
      return schema.prototypeSlots.contains(slot)
    }
  }

  /// Where an object begins: its class, or its first line where the text does not name one, since its whole extent would underline
  /// everything inside.
  func reportedRange(of id: ObjectID) -> SourceRange {
    let object = scene[id]
    return object.className.range.isEmpty ? tree.source.firstLine(of: object.range) : object.className.range
  }
}
