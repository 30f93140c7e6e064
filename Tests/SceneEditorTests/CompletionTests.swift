import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLanguage
import TestSupport
import Testing

/// Whatever a scene says is offered where it says it, and what is offered can be said.
@Suite struct CompletionTests {
  /// A key or a value that is taken away.
  private struct Gap {
    var source: SourceText
    var offset: Int
    var expected: String
    var location: String
  }

  private static func gaps(_ analysis: Analysis) -> [Gap] {
    let (sketch, source) = (analysis.sketch, analysis.source)
    func cut(_ range: SourceRange, _ expected: String) -> Gap {
      let bytes = Array(source.bytes[..<range.lowerBound] + source.bytes[range.upperBound...])
      let line = source.position(at: range.lowerBound).line
      return Gap(
        source: SourceText(path: source.path, bytes: bytes),
        offset: range.lowerBound,
        expected: expected,
        location: "\(source.path):\(line)"
      )
    }
    var found: [Gap] = []
    for index in sketch.entries.indices {
      let entry = sketch.entries[index]
      if entry.kind == .key, isOffered(index, analysis) {
        // The whole entry, where it is alone in its lines.
        let start = source.rangeOfLine(entry.line).lowerBound + entry.column
        let isFirst = source.bytes[source.rangeOfLine(entry.line).lowerBound..<start].allSatisfy { $0 == 0x20 }
        if !entry.isInFlow, isFirst { found.append(cut(SourceRange(start, entry.end), entry.name)) }
        if entry.isInFlow { found.append(cut(SourceRange(entry.nameRange.lowerBound, entry.end), entry.name)) }
      }
      guard let range = sketch.scalarRange(index), entry.style == .plain, isClosed(index, analysis) else { continue }
      found.append(cut(range, source.string(in: range)))
    }
    return found
  }

  /// Whether a key is one of a known number.
  private static func isOffered(_ index: Int, _ analysis: Analysis) -> Bool {
    let entry = analysis.sketch.entries[index]
    if case .opaque = analysis.shape.positions[index], entry.name != "interfaceBuilder" { return false }
    switch analysis.shape.position(of: entry.parent) {
    case .document, .object, .owner, .placeholder, .constraint, .variation, .traits, .canvas, .segue: return true
    case .component, .example, .parameter, .componentSlot, .strings: return true
    case .style: return true
    case .actions:
      return analysis.shape.object(around: index)?.schema?.events.contains { $0.name == entry.name } ?? false
    case .outlets: return analysis.shape.object(around: index)?.schema?.outlets[entry.name] != nil
    case .property(let property): return property.keyedBy != nil || property.type == .color || property.type == .font
    default: return false
    }
  }

  /// Whether a value is one of a known number.
  private static func isClosed(_ index: Int, _ analysis: Analysis) -> Bool {
    guard let text = analysis.sketch.scalar(index) else { return false }
    let catalog = analysis.catalog
    if analysis.shape.kind == .component, text.hasPrefix("$") {
      return analysis.shape.ownParameters.contains { "$\($0.name)" == text }
    }
    func isClosed(_ type: PropertyType) -> Bool {
      switch type {
      case .bool: text == "true" || text == "false"
      case .named(let name): catalog.enumeration(named: name)?.named(text) != nil
      case .color: catalog.color(named: text) != nil
      case .font: catalog.enumeration(named: "UIFont.TextStyle")?.named(text) != nil
      default: false
      }
    }
    switch analysis.shape.positions[index] {
    case .componentName: return analysis.shape.components?.names.contains(text) ?? false
    case .slotName: return analysis.shape.ownSlots.contains { $0.name == text }
    case .parameterType, .parameter, .acceptedClasses: return true
    case .className: return catalog.schema(named: text) != nil
    case .property(let property), .value(let property): return isClosed(property.type)
    case .type(let type): return isClosed(type)
    case .styleNames: return analysis.names.definition(.style, text, in: -1) != nil
    case .reference: return analysis.names.definition(.object, text, in: analysis.shape.scopes[index]) != nil
    default: return false
    }
  }

  @Test func offersWhatIsTakenAway() throws {
    var all = 0
    var missing: [String] = []
    var turn = 0
    for path in EditorScenes.paths {
      let source = try EditorScenes.source(path)
      let analyzer = EditorScenes.analyzer(for: path)
      for gap in Self.gaps(analyzer.sketched(source)) {
        turn += 1
        guard turn.isMultiple(of: EditorScenes.stride) else { continue }
        let analysis = analyzer.sketched(gap.source)
        // What is left of a line with a comment is text where a text in several lines stands above it.
        guard !analysis.sketch.textLines.contains(gap.source.position(at: gap.offset).line) else { continue }
        all += 1
        let items = Completion(analysis, at: gap.offset).items
        if !items.contains(where: { $0.label == gap.expected }) { missing.append("\(gap.location) '\(gap.expected)'") }
      }
    }
    #expect(all > 300)
    #expect(missing.isEmpty, "\(missing.count) of \(all): \(missing.prefix(20).joined(separator: "\n"))")
  }

  @Test func whatIsInsertedIsRight() throws {
    var random = SplitMix64(seed: 5)
    var (all, tried) = (0, 0)
    var wrong: [String] = []
    let paths = EditorScenes.paths.filter { $0.contains("/classes/") || $0.contains("samples") }
    while all < 3000 / EditorScenes.stride, tried < 20000 {
      tried += 1
      let source = try EditorScenes.source(paths[Int(random.next() % UInt64(paths.count))])
      let analysis = EditorScenes.analyzer.sketched(source)
      let objects = analysis.shape.objects.keys.filter {
        !analysis.sketch.entries[$0].isFlow && !analysis.sketch.children(of: $0).isEmpty
      }.sorted()
      guard !objects.isEmpty else { continue }
      let object = objects[Int(random.next() % UInt64(objects.count))]
      guard let last = analysis.sketch.children(of: object).last, !analysis.sketch.entries[last].isInFlow else {
        continue
      }
      let end = source.rangeOfLine(source.position(at: analysis.sketch.entries[last].end).line).upperBound
      let indentation = String(repeating: " ", count: analysis.sketch.entries[last].column)
      func text(_ more: String) -> SourceText {
        SourceText(
          path: source.path,
          bytes: source.bytes[..<end] + Array("\n\(indentation)\(more)".utf8) + source.bytes[end...]
        )
      }
      let empty = text("")
      let items = Completion(EditorScenes.analyzer.sketched(empty), at: end + 1 + indentation.utf8.count).items
        .filter { $0.sample != nil && ($0.kind == .property || $0.kind == .slot) }
      guard !items.isEmpty else { continue }
      let item = items[Int(random.next() % UInt64(items.count))]
      let before = EditorScenes.pipeline.validated(empty).diagnostics.count { $0.severity == .error }
      let made = text(item.text + (item.sample ?? ""))
      let errors = EditorScenes.pipeline.validated(made).diagnostics.filter { $0.severity == .error }
      all += 1
      // Some properties exclude each other; which of them a scene has is the author's choice.
      let others = errors.filter { !["exclusive-properties", "static-table", "self-receiver"].contains($0.id) }
      if others.count > before {
        wrong.append("\(source.path) \(item.text)\(item.sample ?? ""): \(others.map(\.message))")
      }
    }
    #expect(all >= 3000 / EditorScenes.stride)
    #expect(wrong.isEmpty, "\(wrong.count) of \(all): \(wrong.prefix(12).joined(separator: "\n"))")
  }

  private func labels(_ text: String, path: String = "a.scene.yaml") -> [String] {
    let offset = text.utf8.distance(from: text.startIndex, to: text.firstIndex(of: "|") ?? text.endIndex)
    let source = SourceText(path: path, text: text.replacing("|", with: ""))
    return Completion(EditorScenes.analyzer.sketched(source), at: offset).items.map(\.label)
  }

  @Test func offersTheWordsOfEquations() {
    let head = "scene: 1\nobjects:\n  - class: UIView\n    subviews: [{class: UILabel, id: title}]\n    constraints:\n"
    #expect(labels(head + "      - |").contains("title"))
    #expect(labels(head + "      - ti|").contains("title"))
    #expect(labels(head + "      - title.|").contains("leading"))
    #expect(labels(head + "      - title.leading |") == ["=", ">=", "<="])
    #expect(labels(head + "      - title.leading = |").contains("self"))
    let right = labels(head + "      - title.leading = self.|")
    #expect(right.first == "leading")
    #expect(right.contains("safeAreaLayoutGuide"))
    #expect(!right.contains("top"))
    #expect(labels(head + "      - title.leading = self.leading |") == ["+", "-", "@"])
    #expect(labels(head + "      - title.leading = self.leading + |").contains("systemSpacing"))
    #expect(labels(head + "      - title.leading = self.leading @ |").contains("750"))
    #expect(labels(head + "      - self.width = |").contains("title"))
  }

  @Test func offersActionsAndOutlets() {
    let head = "scene: 1\nowner: {class: UIViewController}\nobjects:\n  - class: UIButton\n    id: go\n"
    #expect(labels(head + "    actions: {|}").first == "touchUpInside")
    #expect(labels(head + "    actions:\n      touchUpInside: |").contains("owner"))
    #expect(labels("scene: 1\nowner:\n  class: UIViewController\n  outlets:\n    |").contains("view"))
    #expect(labels("scene: 1\nowner:\n  outlets: {view: |}\nobjects:\n  - {class: UIView, id: root}").contains("root"))
  }

  @Test func offersInStoryboards() {
    let text =
      "storyboard: 1\ninitialViewController: |\nscenes:\n  Home:\n    viewController: {class: UIViewController}\n"
    #expect(labels(text, path: "Main.storyboard.yaml") == ["Home"])
    let segue =
      "storyboard: 1\nscenes:\n  Home:\n    viewController:\n      class: UIViewController\n      segues:\n        - kind: show\n          destination: |\n"
    #expect(labels(segue, path: "Main.storyboard.yaml") == ["Home"])
  }

  @Test func offersRulesInComments() {
    var surroundings = EditorSurroundings()
    surroundings.rules = ["base-class", "unused-id"]
    let source = SourceText(path: "a.scene.yaml", text: "# diorama:disable unu\nscene: 1\n")
    let items = Completion(EditorScenes.analyzer.sketched(source), at: 21, surroundings: surroundings).items
    #expect(items.map(\.label) == ["base-class", "unused-id"])
    #expect(items.allSatisfy { source.string(in: $0.range) == "unu" })
  }
}
