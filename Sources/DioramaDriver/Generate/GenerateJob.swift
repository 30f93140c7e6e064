import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel
import SwiftCodegen

/// One scene to generate Swift for, with everything that a thread needs for it.
struct GenerateJob: SceneJob {
  /// What became of a scene.
  struct Outcome: Sendable {
    /// Nil for a scene that has errors.
    var draft: SceneDraft?
    /// What is reported of it; nil for nothing.
    var found: SourceDiagnostics?
  }

  var text: SceneText
  var project: Project
  var generator: SwiftGenerator
  /// Whether warnings are reported.
  var repeatsWarnings: Bool
  /// The scene's slot in the cache; nil without one.
  var slot: CacheSlot?
  /// The scene's file before it was read; nil without a cache.
  var before: CacheSlot.Moment?
  /// Whether the file that an earlier run wrote is no longer what is wanted, although the scene has not changed.
  var isStale = false

  func known(_ entry: CacheEntry, _ source: () -> SourceText?) -> Outcome? {
    guard !isStale else { return nil }
    var reader = CacheReader(entry.draft[...])
    return SceneDraft(from: &reader, of: text.input, project.pipeline).map { Outcome(draft: $0) }
  }

  /// Reads the scene; what the cache keeps of it is known when its file is written.
  func perform(on source: SourceText, thread: Int) -> (outcome: Outcome, clean: KeptScene?) {
    let validated = project.pipeline(on: thread).validated(source)
    let isNews = !validated.diagnostics.isEmpty && (repeatsWarnings || validated.diagnostics.hasErrors)
    let found = isNews ? SourceDiagnostics(source, validated.diagnostics) : nil
    let draft = validated.value.map { generator.draft(of: NamedScene(name: text.input.name, scene: $0)) }
    return (Outcome(draft: draft, found: found), nil)
  }

  /// What the cache is to know of a scene whose file was written; nil without a cache.
  func entry(of draft: SceneDraft, typeName: String, _ written: ContentHash) -> CacheEntry? {
    guard let slot, let before, let source = draft.source else { return nil }
    var writer = CacheWriter()
    draft.write(to: &writer, typeName: typeName)
    return slot.fresh(
      before,
      content: ContentHash(of: source.bytes),
      KeptScene(outputs: [written], draft: writer.bytes)
    )
  }
}

extension SceneDraft {
  /// Writes what the Swift of other scenes needs of this one.
  fileprivate func write(to writer: inout CacheWriter, typeName: String) {
    writer.write(typeName)
    writer.write(UInt8(isNameTaken ? 1 : 0))
    claims.write(to: &writer)
  }

  /// Reads the draft of a scene that has not changed.
  fileprivate init?(from reader: inout CacheReader, of input: SceneInput, _ pipeline: Pipeline) {
    guard let typeName = reader.text(), let isNameTaken: UInt8 = reader.number(),
      let claims = ClassClaims(from: &reader, path: input.path), reader.isAtEnd
    else { return nil }
    self.init(
      name: input.name,
      path: input.path,
      claims: claims,
      isNameTaken: isNameTaken != 0,
      writtenType: typeName,
      catalog: pipeline.catalog
    )
  }
}

extension ClassClaims {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(UInt32(clamping: mentions.count))
    for mention in mentions {
      writer.write(mention.name)
      writer.write(mention.superclass ?? "")
      writer.write(
        UInt8(
          (mention.isNeeded ? 1 : 0) | (mention.isPlain ? 2 : 0) | (mention.superclass != nil ? 4 : 0)
            | (mention.range != nil ? 8 : 0)
        )
      )
      if let range = mention.range { writer.write(range, line: mention.line) }
    }
    writer.write(UInt32(clamping: uses.count))
    for use in uses {
      writer.write(use.className)
      writer.write(use.kind.rawValue)
      writer.write(use.name.value)
      writer.write(use.name.range, line: use.line)
      writer.write(use.spelling ?? "")
    }
  }

  fileprivate init?(from reader: inout CacheReader, path: String) {
    self.init(path: path)
    guard let mentionCount: UInt32 = reader.number() else { return nil }
    for _ in 0..<mentionCount {
      guard let name = reader.text(), let superclass = reader.text(), let flags: UInt8 = reader.number() else {
        return nil
      }
      var mention = Mention(name: name, superclass: flags & 4 != 0 ? superclass : nil, isNeeded: flags & 1 != 0)
      mention.isPlain = flags & 2 != 0
      if flags & 8 != 0 {
        guard let (range, line) = reader.range() else { return nil }
        (mention.range, mention.line) = (range, line)
      }
      mentions.append(mention)
    }
    guard let useCount: UInt32 = reader.number() else { return nil }
    for _ in 0..<useCount {
      guard let className = reader.text(), let kind = reader.text().flatMap(SceneInterface.Connection.Kind.init),
        let name = reader.text(), let (range, line) = reader.range(), let spelling = reader.text()
      else { return nil }
      // A scene that was written has no name that Swift lacks.
      uses.append(
        Use(className: className, kind: kind, name: Located(name, at: range), spelling: spelling, line: line)
      )
    }
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ range: SourceRange, line: Int) {
    for number in [range.lowerBound, range.upperBound, line] { write(UInt32(clamping: number)) }
  }
}

extension CacheReader {
  fileprivate mutating func range() -> (SourceRange, line: Int)? {
    guard let start: UInt32 = number(), let end: UInt32 = number(), let line: UInt32 = number(), start <= end else {
      return nil
    }
    return (SourceRange(Int(start), Int(end)), Int(line))
  }
}
