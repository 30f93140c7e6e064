package import SceneCompiler
package import SceneDiagnostics
import SceneSyntax

/// Lays scenes out as the format's version says.
///
/// The meaning of a scene stays: before a new text is handed out, it is parsed, validated and compiled, and its nib and its
/// comments are compared with those of the old one. The texts of a storyboard are checked together: once as they are, and
/// once when all of them are laid out.
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
    let checked = pipeline.checked(source)
    guard checked.scene != nil else { return Diagnosed(.erroneous, checked.diagnostics) }
    var meaning: [[UInt8]?]?
    let outcomes = outcomes(of: [0: checked.tree]) { texts in
      guard let text = texts[0] else { return [:] }
      let new = pipeline.checked(SourceText(path: source.path, bytes: text))
      if let reason = Self.difference(of: new.tree, new.diagnostics, from: checked.tree) { return [0: reason] }
      let expected = meaning ?? Self.meaning(of: checked)
      meaning = expected
      return Self.meaning(of: new) == expected ? [:] : [0: "formatting would change the nib"]
    }
    return Diagnosed(outcomes[0] ?? .unchanged)
  }

  /// Lays one text of a storyboard out: its own, for the index 0, or that of a member.
  ///
  /// The diagnostics are those of a text with errors; errors of the other texts are theirs.
  package func format(
    storyboard manifest: SourceText,
    members: [StoryboardMember],
    text index: Int
  ) -> Diagnosed<Outcome> {
    format(pipeline.read(manifest: manifest, members: members), texts: [index])[0]
  }

  /// Lays texts of a storyboard out, and returns what became of each: the index 0 is its own text, and the others are
  /// the members' as they were given.
  ///
  /// A text that has errors, or cannot be laid out without changing the storyboard, stays as it is; the others are laid out.
  package func format(_ storyboard: ReadStoryboard, texts indexes: [Int]) -> [Diagnosed<Outcome>] {
    let checked = pipeline.checked(storyboard)
    let texts = checked.texts
    var trees: [Int: SyntaxTree] = [:]
    for index in indexes where !texts[index].diagnostics.hasErrors { trees[index] = texts[index].tree }
    var meaning: StoryboardMeaning?
    let outcomes = outcomes(of: trees) { changed in
      let new = pipeline.checked(pipeline.read(storyboard, with: changed))
      var found: [Int: String] = [:]
      for index in changed.keys {
        let text = new.texts[index]
        found[index] = Self.difference(of: text.tree, text.diagnostics, from: texts[index].tree)
      }
      guard found.isEmpty else { return found }
      let expected = meaning ?? StoryboardMeaning(checked)
      meaning = expected
      let differing = StoryboardMeaning(new).texts(differingFrom: expected, among: changed.keys.sorted())
      return Dictionary(uniqueKeysWithValues: differing.map { ($0, "formatting would change the storyboard") })
    }
    return indexes.map { index in
      outcomes[index].map { Diagnosed($0) } ?? Diagnosed(.erroneous, texts[index].diagnostics)
    }
  }

  /// Texts that change in each other's way change together in one of so many rounds, or are left alone.
  private static let mostRounds = 16

  /// Lays texts out together, each in the first of its layouts that changes no meaning.
  ///
  /// - Parameters:
  ///   - trees: The texts, by their indexes.
  ///   - differences: Returns which of new texts change something, and what; texts that it is not given stay as they are.
  private func outcomes(
    of trees: [Int: SyntaxTree],
    differences: (_ changed: [Int: [UInt8]]) -> [Int: String]
  ) -> [Int: Outcome] {
    var attempts = trees.mapValues { self.attempts(at: $0) }
    var outcomes: [Int: Outcome] = [:]
    var changed: [Int: [UInt8]] = [:]
    func layOut(_ index: Int, after reason: String = "") {
      changed[index] = nil
      guard let text = attempts[index]?.next() else { return outcomes[index] = .unsound(reason) }
      if text == trees[index]?.source.bytes { return outcomes[index] = .unchanged }
      changed[index] = text
      outcomes[index] = .changed(text)
    }
    for index in trees.keys { layOut(index) }
    for _ in 0..<Self.mostRounds where !changed.isEmpty {
      let found = differences(changed)
      if found.isEmpty { return outcomes }
      for (index, reason) in found { layOut(index, after: reason) }
    }
    for index in changed.keys { outcomes[index] = .unsound("formatting would change the storyboard") }
    return outcomes
  }

  /// The layouts of a text.
  private func attempts(at tree: SyntaxTree) -> LayoutAttempts {
    // Where the nib depends on Interface Builder's ids, they stay.
    let bookkeeping: [Bookkeeping] = discardsBookkeeping ? [.archives, .archivesAndIDs] : [.all]
    return LayoutAttempts(tree, keeping: bookkeeping, width: options.width, pipeline)
  }

  // MARK: - Verification

  /// How a new text differs from the old one, apart from its meaning: by errors, or by a comment that is lost; nil where it
  /// does not.
  private static func difference(of tree: SyntaxTree, _ diagnostics: [Diagnostic], from old: SyntaxTree) -> String? {
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      return "formatted, the text would have errors: \(error.message)"
    }
    return commentTexts(tree) == commentTexts(old) ? nil : "formatting would lose a comment"
  }

  /// What a scene is compiled to; of a component, what it declares and its examples, as a nib has no values for parameters.
  private static func meaning(of checked: CheckedScene) -> [[UInt8]?] {
    [checked.scene, checked.examples].map { scene in scene.map { emit($0).encoded() } }
  }

  private static func commentTexts(_ tree: SyntaxTree) -> [String] {
    tree.comments.map { SourceComment($0, in: tree.source).text }.sorted()
  }
}
