import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// A text that could be compiled, and what is drawn of it.
@MainActor
struct ShownScene {
  let content: PreviewContent
  /// The text that was compiled.
  let source: SourceText
  /// The text of the file at that time, with the same lines, which differ only where it has errors.
  let original: SourceText
  /// Leads from the text that was compiled to that of the file; nil where they are equal.
  private let toOriginal: LineMap?

  /// Compiles a text; nil where it has errors.
  init?(_ source: SourceText, of original: SourceText, in project: Project) {
    guard let scene = project.pipeline.validated(source).value else { return nil }
    self.init(scene, source, of: original, in: project)
  }

  /// Compiles a scene that was checked.
  init(_ scene: ValidatedScene, _ source: SourceText, of original: SourceText, in project: Project) {
    let input = NibInput(path: original.path, project: project, scene: scene)
    // A document was compiled by the text that it is read as.
    self.init(.scene(input), scene.scene.source.origin == nil ? source : scene.scene.source, of: original)
  }

  /// Takes what was compiled.
  init(_ content: PreviewContent, _ source: SourceText, of original: SourceText) {
    (self.content, self.source, self.original) = (content, source, original)
    toOriginal = source.origin != nil || source.bytes == original.bytes ? nil : LineMap(from: source, to: original)
  }

  /// A broken text with lines mended or, where that is not enough, left out; nil where errors remain.
  ///
  /// - Parameters:
  ///   - original: The text.
  ///   - edited: The lines that were edited last, from 1; nil where that is not known.
  ///   - project: What says which classes there are.
  init?(repairing original: SourceText, edited: ClosedRange<Int>?, in project: Project) {
    // Only lines of YAML can be mended.
    guard SourceKind(path: original.path)?.isDocument != true else { return nil }
    guard let repaired = TextRepair.repaired(original, limits: project.pipeline.limits, edited: edited) else {
      return nil
    }
    // A line that a repair has guessed may say what no scene can; the scene without it may still be one.
    let shorter = Self.text(original, without: repaired.lines)
    guard let shown = [repaired.source, shorter].lazy.compactMap({ Self($0, of: original, in: project) }).first else {
      return nil
    }
    self = shown
  }

  /// The lines of the file that are left out, and those that are read in another way than they stand there; from 1.
  var changedLines: (leftOut: [Int], mended: [Int]) {
    var found: (leftOut: [Int], mended: [Int]) = ([], [])
    guard toOriginal != nil else { return found }
    for line in 1...original.lineCount {
      let (old, new) = (Self.line(line, of: original), Self.line(line, of: source))
      guard old != new else { continue }
      if new.allSatisfy({ $0 == UInt8(ascii: " ") }) { found.leftOut.append(line) } else { found.mended.append(line) }
    }
    return found
  }

  /// The offset in the file for an offset in the text that was compiled.
  func originalOffset(_ offset: Int) -> Int { toOriginal?.offset(offset) ?? source.writtenOffset(offset) }

  /// The innermost object around an offset in the file, and where it begins in the text that was compiled; nil where there is none.
  func object(at offset: Int) -> (id: ObjectID, start: Int)? {
    guard let scene = content.scene?.scene, offset <= original.bytes.count else { return nil }
    if source.origin != nil {
      // Elements are in the order of their start tags.
      let starts = scene.objects.indices.map { (source.writtenOffset(scene.objects[$0].range.lowerBound), $0) }
      return starts.filter { $0.0 <= offset }.max { $0.0 < $1.0 }.map { (ObjectID($0.1), $0.0) }
    }
    let offset = toOriginal == nil ? offset : LineMap(from: original, to: source).offset(offset)
    var found: (id: ObjectID, length: Int)?
    for index in scene.objects.indices {
      let range = scene.objects[index].range
      let length = range.upperBound - range.lowerBound
      guard range.lowerBound <= offset, offset <= range.upperBound, length < found?.length ?? .max else { continue }
      found = (ObjectID(index), length)
    }
    return found.map { ($0.id, scene[$0.id].range.lowerBound) }
  }

  private static func line(_ line: Int, of text: SourceText) -> ArraySlice<UInt8> {
    guard line <= text.lineCount else { return [] }
    let range = text.rangeOfLine(line)
    return text.bytes[range.lowerBound..<range.upperBound]
  }

  private static func text(_ text: SourceText, without lines: Set<Int>) -> SourceText {
    var bytes = text.bytes
    for line in lines.sorted(by: >) where line >= 1 && line <= text.lineCount {
      let range = text.rangeOfLine(line)
      bytes.removeSubrange(range.lowerBound..<range.upperBound)
    }
    return SourceText(path: text.path, bytes: bytes)
  }
}
