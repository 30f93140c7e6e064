import SceneDiagnostics
import SceneEditor
import SceneSyntax
import TestSupport
import Testing

/// Texts as they are while somebody types a line.
@Suite struct HalfTypedTests {
  private struct State {
    var whole: SourceText
    var typed: SourceText
    var line: Int
    /// The end of what is typed.
    var offset: Int
  }

  /// A line of a scene, typed up to some character.
  private static func state(_ sources: [SourceText], _ random: inout SplitMix64) -> State {
    while true {
      let source = sources[Int(random.next() % UInt64(sources.count))]
      let line = 1 + Int(random.next() % UInt64(source.lineCount))
      let range = source.rangeOfLine(line)
      let blanks = source.bytes[range.lowerBound..<range.upperBound].prefix { $0 == 0x20 }.count
      guard range.count > blanks + 1, source.bytes[range.lowerBound + blanks] != 0x23 else { continue }
      let length = blanks + 1 + Int(random.next() % UInt64(range.count - blanks))
      let offset = min(range.lowerBound + length, range.upperBound)
      guard offset == source.bytes.count || source.bytes[offset] & 0xC0 != 0x80 else { continue }
      let bytes = Array(source.bytes[..<offset] + source.bytes[range.upperBound...])
      return State(whole: source, typed: SourceText(path: source.path, bytes: bytes), line: line, offset: offset)
    }
  }

  @Test func nearlyAllAreRepaired() throws {
    let sources = try EditorScenes.paths.map(EditorScenes.source)
    var random = SplitMix64(seed: 24)
    var (broken, repaired, samePath, all) = (0, 0, 0, 0)
    var wrong: [String] = []
    let count = Sampling.count(5000)
    while all < count {
      let state = Self.state(sources, &random)
      all += 1
      let sketch = SceneSketch(state.typed)
      // The last character that is typed is at the same offset as in the whole line.
      let whole = SceneSketch(state.whole)
      let start = state.offset - 1
      let (own, other) = (sketch.context(at: start), whole.context(at: start))
      let (ownPath, otherPath) = (own.parent, other.parent)
      if (ownPath < 0 ? [] : sketch.path(of: ownPath)) == (otherPath < 0 ? [] : whole.path(of: otherPath)) {
        samePath += 1
      }
      guard parse(state.typed).diagnostics.hasErrors else { continue }
      broken += 1
      if TextRepair.repaired(state.typed, edited: state.line...state.line) != nil {
        repaired += 1
      } else {
        wrong.append(
          "\(state.typed.path):\(state.line) '\(state.typed.string(in: state.typed.rangeOfLine(state.line)))'"
        )
      }
    }
    #expect(broken > count / 10)
    #expect(
      Double(repaired) / Double(broken) >= 0.99,
      "\(repaired) of \(broken): \(wrong.prefix(10).joined(separator: "\n"))"
    )
    #expect(Double(samePath) / Double(all) >= 0.97, "\(samePath) of \(all)")
  }
}
