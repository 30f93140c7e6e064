import SceneDiagnostics
import SceneSyntax
import Testing

/// Bytes that are no UTF-8 are shown as others, which take more room than they do in the file.
@Suite("Explanations of texts that are no UTF-8")
struct UndecodableTextTests {
  @Test(
    "Every range of a diagnostic lies in the text",
    arguments: [
      "touchUpInside: owner.go(_ button: UIButton, for e%: UIEvent)", "font: UIFont.named(name: %, size: 12)",
      "text: Hello: %", "name%: value: more", "action: owner.save%:",
    ]
  )
  func rangesLieInTheText(line: String) {
    let broken = Array(repeating: UInt8(0xDD), count: 60)
    let bytes = Array("scene: 1\nobjects:\n  - ".utf8) + line.utf8.flatMap { $0 == UInt8(ascii: "%") ? broken : [$0] }
    let parsed = parse(SourceText(path: "A.scene.yaml", bytes: bytes))
    #expect(!parsed.diagnostics.isEmpty)
    for diagnostic in parsed.diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.range)
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) + edits {
        #expect(range.lowerBound <= range.upperBound && range.upperBound <= bytes.count, "\(diagnostic.message)")
      }
    }
  }
}
