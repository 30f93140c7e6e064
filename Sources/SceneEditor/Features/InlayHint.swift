import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// A word that is shown in a text and does not belong to it.
package struct InlayHint: Hashable, Sendable {
  package var offset: Int
  package var text: String
  /// Whether it names what follows, like a parameter; otherwise it says what something is, like a type.
  package var isName: Bool
}

extension Analysis {
  /// Names of numbers in lists, classes that slots imply, and the frames that constraints make.
  package func inlayHints(in range: SourceRange) -> [InlayHint] {
    var hints: [InlayHint] = []
    let frameOfEntry = facts.hints { solvedFrames }
    for index in sketch.entries.indices {
      let entry = sketch.entries[index]
      guard entry.nameRange.lowerBound <= range.upperBound else { break }
      guard entry.end >= range.lowerBound else { continue }
      if let kind = geometry(index), entry.style == .flowList {
        let parts = sketch.children(of: index).filter { !sketch.entries[$0].value.isEmpty }
        guard parts.count == kind.count else { continue }
        for (part, name) in zip(parts, kind.components) {
          hints.append(InlayHint(offset: sketch.entries[part].value.lowerBound, text: "\(name): ", isName: true))
        }
      }
      guard let object = shape.objects[index] else { continue }
      if object.isImplied, !object.className.isEmpty, entry.style != .plain {
        hints.append(InlayHint(offset: entry.markEnd, text: " \(object.className)", isName: false))
      }
      if let text = frameOfEntry[index] {
        let line = classLine(of: index)
        hints.append(InlayHint(offset: line, text: "  \(text)", isName: false))
      }
    }
    return hints.filter { $0.offset >= range.lowerBound && $0.offset <= range.upperBound }
      .sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
  }

  private func geometry(_ index: Int) -> GeometryKind? {
    switch shape.positions[index] {
    case .property(let property), .value(let property):
      if case .geometry(let kind) = property.type { return kind }
    case .type(.geometry(let kind)): return kind
    default: break
    }
    return nil
  }

  /// The end of the value that says an object's class, or of its first line.
  private func classLine(of index: Int) -> Int {
    if let entry = sketch.child(SceneKeys.Object.class.rawValue, of: index) {
      return sketch.entries[entry].value.upperBound
    }
    return sketch.entries[index].markEnd
  }

  /// The frames that layout gives views which have none, by the entries of their objects.
  private var solvedFrames: [Int: String] {
    guard let checked = scene else { return [:] }
    let (scene, frames) = (checked.scene, facts.frames(of: checked))
    guard !frames.solved.isEmpty else { return [:] }
    var entries: [Int: Int] = [:]
    for index in shape.objects.keys {
      let first = sketch.children(of: index).first.map { sketch.entries[$0].nameRange.lowerBound }
      let start = sketch.entries[index].isFlow ? sketch.entries[index].value.lowerBound : first
      if let start { entries[start] = index }
    }
    var found: [Int: String] = [:]
    for (id, frame) in frames.solved {
      guard scene[id].property("frame") == nil, let entry = entries[scene[id].range.lowerBound] else { continue }
      found[entry] = Frames.text(frame)
    }
    return found
  }
}
