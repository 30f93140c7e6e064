import SceneDiagnostics
import SceneEditor
import Testing

@Suite struct PositionTests {
  private let source = SourceText(path: "a", text: "añ\n😀b\r\nlast")

  @Test func countsInUnitsOfBothEncodings() {
    let wide = EditorPositions(source, .utf16)
    let bytes = EditorPositions(source, .utf8)
    #expect(wide.position(8) == EditorPosition(line: 1, character: 2))
    #expect(bytes.position(8) == EditorPosition(line: 1, character: 4))
    #expect(wide.offset(EditorPosition(line: 1, character: 2)) == 8)
    #expect(bytes.offset(EditorPosition(line: 1, character: 4)) == 8)
  }

  @Test func clampsAndSnaps() {
    let wide = EditorPositions(source, .utf16)
    #expect(wide.offset(EditorPosition(line: 9, character: 0)) == source.bytes.count)
    #expect(wide.offset(EditorPosition(line: -1, character: 4)) == 0)
    #expect(wide.offset(EditorPosition(line: 0, character: 99)) == 3)
    #expect(wide.offset(EditorPosition(line: 1, character: 1)) == 4, "inside of a character is its start")
    #expect(EditorPositions(source, .utf8).offset(EditorPosition(line: 1, character: 2)) == 4)
  }

  @Test(arguments: [EditorPositions.Encoding.utf8, .utf16])
  func goesBothWays(_ encoding: EditorPositions.Encoding) {
    let positions = EditorPositions(source, encoding)
    for offset in [0, 1, 3, 4, 8, 9, 11, 15] { #expect(positions.offset(positions.position(offset)) == offset) }
  }
}
