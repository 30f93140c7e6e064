import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationContext {
  /// The prototypes that an object stands in, nearest first, itself included.
  func prototypes(around id: ObjectID) -> [ObjectID] {
    ancestors(of: id).filter { ancestor in
      guard let parent = scene[ancestor].parent, let slot = scene[ancestor].slotName, let schema = schema(of: parent)
      else { return false }
      return schema.prototypeSlots.contains(slot)
    }
  }

  /// Where an object begins: its class, or its first line where the text does not name one.
  func place(of id: ObjectID) -> SourceRange {
    let object = scene[id]
    return object.className.range.isEmpty ? firstLine(of: object.range) : object.className.range
  }

  /// The beginning of an object: its whole extent would underline everything inside.
  func firstLine(of range: SourceRange) -> SourceRange {
    let source = tree.source
    let line = source.rangeOfLine(source.position(at: range.lowerBound).line)
    return SourceRange(range.lowerBound, min(range.upperBound, max(range.lowerBound, line.upperBound)))
  }
}
