import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneFormat
import SceneLint
import TestSupport
import Testing

/// Renaming and formatting never change the nib.
@Suite struct RenamingTests {
  @Test(arguments: EditorScenes.paths)
  func nibStays(path: String) throws {
    let source = try EditorScenes.source(path)
    guard let nib = EditorScenes.pipeline(for: path).encoded(source).value else { return }
    // Automatic keys of texts are made of ids, and are part of the nib.
    guard !String(decoding: source.bytes, as: UTF8.self).contains("keys: automatic") else { return }
    let analysis = EditorScenes.analyzer(for: path).sketched(source)
    let names = analysis.names.all.filter { $0.isDefinition && ($0.kind == .object || $0.kind == .style) }
    // Ids of placeholders are handed to the loader, and are part of the nib.
    let own = names.filter { name in
      if case .placeholder = analysis.shape.positions[name.entry] { false } else { true }
    }
    for name in own.prefix(6) {
      let renaming = try Renaming(analysis, at: name.range.lowerBound)
      let edits = try renaming.edits(to: "unheardOf")
      let renamed = try #require(TextEdits.applied(edits, to: source))
      #expect(EditorScenes.pipeline(for: path).encoded(renamed).value == nib, "renaming '\(name.name)' changes the nib")
    }
  }

  @Test(arguments: EditorScenes.paths)
  func editsAreTheFormattedText(path: String) throws {
    let source = try EditorScenes.source(path)
    guard case .changed(let bytes) = SceneFormatter(pipeline: EditorScenes.pipeline(for: path)).format(source).value
    else {
      return
    }
    let edits = LineEdits.from(source, to: bytes)
    let formatted = try #require(TextEdits.applied(edits, to: source))
    #expect(formatted.bytes == bytes)
    let pipeline = EditorScenes.pipeline(for: path)
    #expect(pipeline.encoded(formatted).value == pipeline.encoded(source).value, "formatting changes the nib")
  }

  @Test func refusesWhatCannotBe() throws {
    let text = "scene: 1\nobjects:\n  - {class: UIView, id: a}\n  - {class: UIView, id: b}\n"
    let analysis = EditorScenes.analyzer.sketched(SourceText(path: "a.scene.yaml", text: text))
    let offset = text.utf8.distance(from: text.startIndex, to: try #require(text.firstRange(of: "id: a")).upperBound)
    let renaming = try Renaming(analysis, at: offset)
    for name in ["b", "self", "", "1a", "a b"] {
      #expect(throws: Renaming.Refusal.self) { try renaming.edits(to: name) }
    }
    #expect(try renaming.edits(to: "c").count == 1)
  }

  @Test func refactoringsKeepTheMeaning() throws {
    let text = """
      scene: 1
      styles:
        big:
          font: title1
      objects:
        - class: UIView
          subviews:
            - class: UILabel
              styles: big
              text: Hello
            - class: UILabel
              numberOfLines: 0
              textColor: systemRed
              text: Again

      """
    let source = SourceText(path: "Home.scene.yaml", text: text)
    let nib = try #require(EditorScenes.pipeline.encoded(source).value)
    let analysis = EditorScenes.analyzer.analyzed(source)
    var titles: Set<String> = []
    for offset in 0..<source.bytes.count {
      for action in CodeActions(analysis, in: SourceRange(offset, offset)).all(suppressible: [])
      where titles.insert("\(action.title) \(action.edits.count) \(action.edits.first?.range.lowerBound ?? 0)").inserted
      {
        let changed = try #require(TextEdits.applied(action.edits, to: source), "\(action.title)")
        let made = EditorScenes.pipeline.encoded(changed)
        #expect(
          made.value != nil,
          "\(action.title): \(made.diagnostics.map(\.message))\n\(String(decoding: changed.bytes, as: UTF8.self))"
        )
        if action.kind == .extract || action.kind == .inline || action.title == "Give it an id" {
          #expect(made.value == nib, "\(action.title)\n\(String(decoding: changed.bytes, as: UTF8.self))")
        }
      }
    }
    let all = titles.joined()
    for title in ["Extract a style", "Inline styles", "Give it an id", "Make the text localizable", "Wrap in a UIView"]
    {
      #expect(all.contains(title))
    }
  }
}
