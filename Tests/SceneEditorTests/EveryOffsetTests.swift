import SceneDiagnostics
import SceneEditor
import TestSupport
import Testing

/// Nothing traps at any offset of any text, and all ranges are in the text.
@Suite struct EveryOffsetTests {
  @Test(arguments: EditorScenes.all)
  func everythingIsInTheText(path: String) throws {
    let source = try EditorScenes.source(path)
    // The few huge ones are asked at fewer offsets.
    let stride = max(EditorScenes.stride, source.bytes.count / 1500)
    let analysis = EditorScenes.analyzer(for: path).analyzed(source)
    let count = source.bytes.count
    func check(_ range: SourceRange, _ what: String) {
      #expect(range.upperBound <= count, "\(what) of \(path)")
    }
    for offset in Sampling.sample(Array(Swift.stride(from: 0, through: count, by: stride))) {
      for item in Completion(analysis, at: offset).items { check(item.range, "completion") }
      if let hover = Hover(analysis, at: offset) {
        check(hover.range, "hover")
        #expect(!hover.markdown.isEmpty)
      }
      for range in analysis.selectionRanges(at: offset) { check(range, "selection") }
      if let name = analysis.names.name(at: offset) {
        for other in analysis.names.same(as: name) { check(other.range, "name") }
        if let renaming = try? Renaming(analysis, at: offset), let edits = try? renaming.edits(to: "unheardOf") {
          for edit in edits { check(edit.range, "renaming") }
        }
      }
    }
    for offset in Sampling.sample(Array(Swift.stride(from: 0, through: count, by: stride * 11))) {
      for action in CodeActions(analysis, in: SourceRange(offset, offset)).all(suppressible: ["unknown-property"]) {
        for edit in action.edits { check(edit.range, action.title) }
      }
    }
    var end = 0
    for token in analysis.semanticTokens() {
      check(token.range, "token")
      #expect(token.range.lowerBound >= end)
      end = token.range.upperBound
    }
    for hint in analysis.inlayHints(in: SourceRange(0, count)) { #expect(hint.offset <= count) }
    for color in analysis.colors { check(color.range, "color") }
    for link in analysis.links { check(link.range, "link") }
    for range in analysis.foldingRanges { #expect(range.first < range.last && range.last <= source.lineCount) }
    checkSymbols(analysis.symbols, in: SourceRange(0, count))
  }

  private func checkSymbols(_ symbols: [DocumentSymbol], in range: SourceRange) {
    for symbol in symbols {
      #expect(symbol.range.lowerBound >= range.lowerBound && symbol.range.upperBound <= range.upperBound)
      #expect(
        symbol.selection.lowerBound >= symbol.range.lowerBound && symbol.selection.upperBound <= symbol.range.upperBound
      )
      checkSymbols(symbol.children, in: symbol.range)
    }
  }
}
