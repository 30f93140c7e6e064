package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Moves scenes between a storyboard's own file and files of their own; their text stays, but for its indentation.
package struct StoryboardSplit: Sendable {
  /// What moving scenes came to.
  package enum Outcome: Sendable {
    /// There is nothing to move.
    case unchanged
    /// The new texts: of the storyboard's file, and of the scenes that are files, by name.
    case changed(manifest: [UInt8], members: [(name: String, bytes: [UInt8])], moved: [String])
    /// The storyboard has errors, and is left alone.
    case erroneous
    /// Moving would have changed the storyboard, which is its own mistake.
    case unsound(String)
  }

  /// A scene that stays where it is, and why.
  package struct Kept: Hashable, Sendable {
    package var name: String
    package var reason: String
  }

  private let pipeline: Pipeline

  /// Makes one for a pipeline's classes.
  package init(pipeline: Pipeline = Pipeline()) {
    self.pipeline = pipeline
  }

  /// Moves the scenes in a storyboard's file into files of their own.
  package func split(_ manifest: SourceText, members: [StoryboardMember]) -> (outcome: Outcome, kept: [Kept]) {
    let checked = pipeline.checkedStoryboard(manifest: manifest, members: members)
    guard checked.storyboard != nil else { return (.erroneous, []) }
    let tree = checked.manifest.tree
    guard let text = InlineScenes(tree) else { return (.unchanged, []) }
    var moved: [(name: String, bytes: [UInt8])] = []
    var kept: [Kept] = []
    var lines: Set<Int> = []
    for scene in text.scenes {
      switch text.file(of: scene) {
      case .success(let bytes):
        moved.append((scene.name, bytes))
        lines.formUnion(scene.lines)
      case .failure(let reason): kept.append(Kept(name: scene.name, reason: reason.text))
      }
    }
    guard !moved.isEmpty else { return (.unchanged, kept) }
    if moved.count == text.scenes.count { lines.insert(text.keyLine) }
    let rest = text.lines.without(lines)
    let files = members.map { (name: $0.name, bytes: $0.source.bytes) } + moved
    return (verified(rest, files, moved: moved.map(\.name), checked), kept)
  }

  /// Moves the scenes that are files into a storyboard's own file.
  package func join(_ manifest: SourceText, members: [StoryboardMember]) -> (outcome: Outcome, kept: [Kept]) {
    let checked = pipeline.checkedStoryboard(manifest: manifest, members: members)
    guard checked.storyboard != nil else { return (.erroneous, []) }
    let sorted = members.enumerated().sorted { $0.element.name.utf8.lexicographicallyPrecedes($1.element.name.utf8) }
    guard !sorted.isEmpty else { return (.unchanged, []) }
    guard let insertion = SceneInsertion(checked.manifest.tree) else {
      let reason = "'scenes' of the storyboard is written in braces"
      return (.unchanged, sorted.map { Kept(name: $0.element.name, reason: reason) })
    }
    var added: [String] = []
    var moved: [String] = []
    var kept: [Kept] = []
    for (index, member) in sorted {
      switch MemberText(checked.members[index].tree).entry(named: member.name, at: insertion.indentation) {
      case .success(let lines):
        added += lines
        moved.append(member.name)
      case .failure(let reason): kept.append(Kept(name: member.name, reason: reason.text))
      }
    }
    guard !moved.isEmpty else { return (.unchanged, kept) }
    let rest = members.filter { !moved.contains($0.name) }.map { (name: $0.name, bytes: $0.source.bytes) }
    return (verified(insertion.text(with: added), rest, moved: moved, checked), kept)
  }

  // MARK: - Verification

  private func verified(
    _ manifest: [UInt8],
    _ members: [(name: String, bytes: [UInt8])],
    moved: [String],
    _ old: CheckedStoryboard
  ) -> Outcome {
    let new = pipeline.checkedStoryboard(
      manifest: SourceText(path: old.manifest.tree.source.path, bytes: manifest),
      members: members.map { StoryboardMember(name: $0.name, source: SourceText(path: $0.name, bytes: $0.bytes)) }
    )
    guard new.storyboard != nil else {
      let message = new.texts.flatMap(\.diagnostics).first { $0.severity == .error }?.message
      return .unsound("with its scenes moved, the storyboard would have errors" + (message.map { ": \($0)" } ?? ""))
    }
    guard Self.comments(of: new) == Self.comments(of: old) else {
      return .unsound("moving scenes would lose a comment")
    }
    guard StoryboardMeaning(new) == StoryboardMeaning(old) else { return .unsound("moving scenes would change them") }
    return .changed(manifest: manifest, members: members, moved: moved)
  }

  private static func comments(of storyboard: CheckedStoryboard) -> [String] {
    storyboard.texts.flatMap { text in text.tree.comments.map { SourceComment($0, in: text.tree.source).text } }
      .sorted()
  }
}

/// Why a scene cannot be moved.
struct MoveProblem: Error {
  var text: String
}
