import NibArchive
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Lays scenes out as the format's version says.
///
/// The meaning of a scene stays: before a new text is handed out, it is parsed, validated and compiled, and its nib and its
/// comments are compared with those of the old one.
package struct SceneFormatter: Sendable {
  /// What formatting a scene came to.
  package enum Outcome: Hashable, Sendable {
    /// The scene is laid out as it should be.
    case unchanged
    /// The new text, as long as the file is.
    case changed([UInt8])
    /// The scene has errors, and is left alone.
    case erroneous
    /// The formatter would have damaged the scene, which is its own mistake.
    case unsound(String)
  }

  private let pipeline: Pipeline
  private let options: FormatOptions
  private let discardsBookkeeping: Bool

  /// Makes a formatter; `discardsBookkeeping` leaves out what only Interface Builder needs of a scene.
  package init(
    options: FormatOptions = FormatOptions(),
    pipeline: Pipeline = Pipeline(),
    discardsBookkeeping: Bool = false
  ) {
    self.options = options
    self.pipeline = pipeline
    self.discardsBookkeeping = discardsBookkeeping
  }

  /// Lays a scene out; the diagnostics are those of a scene with errors.
  package func format(_ source: SourceText) -> Diagnosed<Outcome> {
    if let inWords = withWords(source) {
      let formatted = formatAsIs(inWords)
      // A list that means something else as a map stays.
      if Self.nib(pipeline.checked(inWords)) == Self.nib(pipeline.checked(source)), formatted.value != .erroneous {
        return formatted.value == .unchanged ? Diagnosed(.changed(inWords.bytes)) : formatted
      }
    }
    let formatted = formatAsIs(source)
    // Laid out, a list may begin its elements with their conditions, as one in words has to.
    guard case .changed(let bytes) = formatted.value else { return formatted }
    let laidOut = SourceText(path: source.path, bytes: bytes)
    guard withWords(laidOut) != nil else { return formatted }
    let again = format(laidOut)
    if case .changed = again.value { return again }
    return formatted
  }

  private static func nib(_ checked: CheckedScene) -> [UInt8]? { checked.scene.map { emit($0).encoded() } }

  /// The text with variations in words; nil where it has none that could be.
  private func withWords(_ source: SourceText) -> SourceText? {
    let parsed = parse(source, limits: pipeline.limits)
    guard !parsed.diagnostics.hasErrors else { return nil }
    let edits = VariationWordEdits.edits(in: parsed.value)
    return edits.isEmpty ? nil : TextEdits.applied(edits, to: source)
  }

  private func formatAsIs(_ source: SourceText) -> Diagnosed<Outcome> {
    let checked = pipeline.checked(source)
    guard let scene = checked.scene else { return Diagnosed(.erroneous, checked.diagnostics) }
    if scene.scene.component != nil {
      return format(checked.tree) { difference(ofComponent: $0, from: checked.tree, scene) }
    }
    var nib: [UInt8]?
    return format(checked.tree) { text in
      let expected = nib ?? emit(scene).encoded()
      nib = expected
      return difference(of: text, from: checked.tree, nib: expected)
    }
  }

  /// Lays one text of a storyboard out: its own, for the index 0, or that of a member.
  ///
  /// The diagnostics are those of a text with errors; errors of the other texts are theirs.
  package func format(storyboard manifest: SourceText, members: [StoryboardMember], text index: Int) -> Diagnosed<
    Outcome
  > {
    let given = index == 0 ? manifest : members[index - 1].source
    if let inWords = withWords(given) {
      var others = members
      if index > 0 { others[index - 1].source = inWords }
      let formatted = formatAsIs(storyboard: index == 0 ? inWords : manifest, members: others, text: index)
      let meanings = [(manifest, members), (index == 0 ? inWords : manifest, others)].map {
        StoryboardMeaning(pipeline.checkedStoryboard(manifest: $0.0, members: $0.1))
      }
      if meanings[0] == meanings[1], formatted.value != .erroneous {
        return formatted.value == .unchanged ? Diagnosed(.changed(inWords.bytes)) : formatted
      }
    }
    return formatAsIs(storyboard: manifest, members: members, text: index)
  }

  private func formatAsIs(
    storyboard manifest: SourceText,
    members: [StoryboardMember],
    text index: Int
  ) -> Diagnosed<Outcome> {
    let checked = pipeline.checkedStoryboard(manifest: manifest, members: members)
    let text = checked.texts[index]
    guard !text.diagnostics.hasErrors else { return Diagnosed(.erroneous, text.diagnostics) }
    let meaning = StoryboardMeaning(checked)
    return format(text.tree) { bytes in
      let source = SourceText(path: text.tree.source.path, bytes: bytes)
      var members = members
      if index > 0 { members[index - 1].source = source }
      let new = pipeline.checkedStoryboard(manifest: index == 0 ? source : manifest, members: members)
      if let error = new.texts[index].diagnostics.first(where: { $0.severity == .error }) {
        return "formatted, the text would have errors: \(error.message)"
      }
      guard Self.commentTexts(new.texts[index].tree) == Self.commentTexts(text.tree) else {
        return "formatting would lose a comment"
      }
      return StoryboardMeaning(new) == meaning ? nil : "formatting would change the storyboard"
    }
  }

  /// Lays a text out; `difference` says how a new text differs in meaning from the old one, nil where it does not.
  private func format(_ tree: SyntaxTree, difference: ([UInt8]) -> String?) -> Diagnosed<Outcome> {
    // Where there is nothing but comments, there is nothing to lay out: a storyboard may be checked without such a text.
    guard tree.root != nil, Self.hasUsualKeys(tree) else { return Diagnosed(.unchanged) }
    var reason = ""
    // Where the nib depends on the order of keys, the author's order stays; where it depends on Interface Builder's ids, they stay.
    let bookkeeping: [Bookkeeping] = discardsBookkeeping ? [.archives, .archivesAndIDs] : [.all]
    for (kept, keepsOrder) in bookkeeping.flatMap({ [($0, false), ($0, true)] }) {
      let text = layout(tree, keeping: kept, keepsOrder: keepsOrder)
      if text == tree.source.bytes { return Diagnosed(.unchanged) }
      guard let difference = difference(text) else { return Diagnosed(.changed(text)) }
      reason = difference
    }
    return Diagnosed(.unsound(reason))
  }

  // MARK: - Layout

  private func layout(_ tree: SyntaxTree, keeping bookkeeping: Bookkeeping, keepsOrder: Bool) -> [UInt8] {
    let prologue = Prologue(of: tree)
    let comments = tree.comments.filter { $0.lowerBound >= prologue.end }
    let attachments = CommentAttachments(comments, in: tree)
    var layout = SceneLayout(
      FormatContext(tree, catalog: pipeline.catalog, components: pipeline.components),
      comments: attachments,
      order: EntryOrder(tree, edges: attachments.edges(of: Suppressions(tree))),
      width: options.width,
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

  // MARK: - Verification

  /// How a new text differs in meaning from the old one; nil where it does not.
  private func difference(of text: [UInt8], from tree: SyntaxTree, nib: [UInt8]) -> String? {
    let new = pipeline.checked(SourceText(path: tree.source.path, bytes: text))
    guard let scene = new.scene else {
      let message = new.diagnostics.first { $0.severity == .error }.map { ": \($0.message)" } ?? ""
      return "formatted, the scene would have errors" + message
    }
    guard Self.commentTexts(new.tree) == Self.commentTexts(tree) else { return "formatting would lose a comment" }
    return emit(scene).encoded() == nib ? nil : "formatting would change the nib"
  }

  /// How a new text of a component differs in meaning from the old one; nil where it does not.
  ///
  /// A nib has no values for parameters, so what the component declares and its object are compared.
  private func difference(ofComponent text: [UInt8], from tree: SyntaxTree, _ scene: ValidatedScene) -> String? {
    let source = SourceText(path: tree.source.path, bytes: text)
    let new = pipeline.checked(source)
    guard let formatted = new.scene else { return "formatted, the component would have errors" }
    guard Self.commentTexts(new.tree) == Self.commentTexts(tree) else { return "formatting would lose a comment" }
    guard emit(formatted).encoded() == emit(scene).encoded() else { return "formatting would change the component" }
    let examples = [tree.source, source].map { pipeline.checkedComponent($0).examples.map { emit($0).encoded() } }
    return examples[0] == examples[1] ? nil : "formatting would change the examples"
  }

  private static func commentTexts(_ tree: SyntaxTree) -> [String] {
    tree.comments.map { SourceComment($0, in: tree.source).text }.sorted()
  }
}
