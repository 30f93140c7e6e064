import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationContext {
  /// The prototypes that an object stands in, nearest first, itself included.
  func prototypes(around id: ObjectID) -> [ObjectID] {
    scene.objects.lineage(of: id).filter { ancestor in
      guard let parent = scene.objects.parent(at: ancestor.index),
        let slot = scene.objects.slotName(at: ancestor.index), let schema = schema(of: parent)
      else { return false }
      return schema.prototypeSlots.contains(slot)
    }
  }

  /// Where an object begins: its class, or its first line where the text does not name one, since its whole extent would underline
  /// everything inside.
  func reportedRange(of id: ObjectID) -> SourceRange {
    let range = scene.objects.classRange(at: id.index)
    return range.isEmpty ? tree.source.firstLine(of: scene.objects.range(at: id.index)) : range
  }
}
