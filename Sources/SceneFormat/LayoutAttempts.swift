import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// The layouts of a text that can be handed out, if they keep its meaning; the wanted one comes first.
///
/// Each is made when it is asked for.
struct LayoutAttempts {
  private enum Attempt {
    case layout(SyntaxTree, keeping: Bookkeeping, keepsOrder: Bool, isFirst: Bool)
    case text([UInt8])
  }

  /// What is tried, the next one last.
  private var attempts: [Attempt] = []
  private let bookkeeping: [Bookkeeping]
  private let width: Int
  private let pipeline: Pipeline

  /// Begins with the text with its variations in words, where a list can be written so.
  init(_ tree: SyntaxTree, keeping bookkeeping: [Bookkeeping], width: Int, _ pipeline: Pipeline) {
    (self.bookkeeping, self.width, self.pipeline) = (bookkeeping, width, pipeline)
    add(tree, isFirst: true)
    // A list that means something else as a map stays.
    if let inWords = inWords(tree) { add(inWords, isFirst: true) }
  }

  /// The next layout, as long as the file is; nil where there is none left.
  mutating func next() -> [UInt8]? {
    guard let attempt = attempts.popLast() else { return nil }
    guard case .layout(let tree, let kept, let keepsOrder, let isFirst) = attempt else {
      if case .text(let bytes) = attempt { return bytes }
      return nil
    }
    let text = layout(tree, keeping: kept, keepsOrder: keepsOrder)
    // Laid out, a list may begin its elements with their conditions, as one in words has to.
    guard isFirst, text != tree.source.bytes else { return text }
    let source = SourceText(path: tree.source.path, bytes: text)
    guard source.contains("variations"), let inWords = inWords(parse(source, limits: pipeline.limits).value) else {
      return text
    }
    attempts.append(.text(text))
    add(inWords, isFirst: false)
    return next()
  }

  private mutating func add(_ tree: SyntaxTree, isFirst: Bool) {
    // Where there is nothing but comments, there is nothing to lay out: a storyboard may be checked without such a text.
    guard tree.root != nil, Self.hasUsualKeys(tree) else { return attempts.append(.text(tree.source.bytes)) }
    for kept in bookkeeping.reversed() {
      // Where the nib depends on the order of keys, the author's order stays.
      for keepsOrder in [true, false] {
        attempts.append(.layout(tree, keeping: kept, keepsOrder: keepsOrder, isFirst: isFirst))
      }
    }
  }

  /// The text with variations in words; nil where it has none that could be.
  private func inWords(_ tree: SyntaxTree) -> SyntaxTree? {
    let edits = VariationWordEdits.edits(in: tree)
    guard !edits.isEmpty, let source = TextEdits.applied(edits, to: tree.source) else { return nil }
    let parsed = parse(source, limits: pipeline.limits)
    return parsed.diagnostics.hasErrors ? nil : parsed.value
  }

  private func layout(_ tree: SyntaxTree, keeping bookkeeping: Bookkeeping, keepsOrder: Bool) -> [UInt8] {
    let prologue = Prologue(of: tree)
    let comments = tree.comments.filter { $0.lowerBound >= prologue.end }
    let attachments = CommentAttachments(comments, in: tree)
    var layout = SceneLayout(
      FormatContext(tree, catalog: pipeline.catalog, components: pipeline.components),
      comments: attachments,
      order: EntryOrder(tree, edges: attachments.edges(of: Suppressions(tree))),
      width: width,
      keepsOrder: keepsOrder,
      bookkeeping: bookkeeping
    )
    for line in prologue.lines { layout.verbatimLine(line, at: 0) }
    layout.writeDocument()
    return LineEnding(of: tree.source).applied(to: layout.text)
  }

  /// Whether every key is a word in one line; other keys mean nothing in scenes.
  private static func hasUsualKeys(_ tree: SyntaxTree) -> Bool {
    (0..<tree.nodeCount).allSatisfy { index in
      let id = NodeID(Int32(clamping: index))
      let node = tree[id]
      guard node.isKey else { return true }
      guard node.kind == .scalar, node.style != .literal, node.style != .folded, tree.fullRange(of: id) == node.range
      else {
        return false
      }
      return !node.range.isEmpty && tree.source.isOneLine(node.range.lowerBound, node.range.upperBound)
    }
  }
}
