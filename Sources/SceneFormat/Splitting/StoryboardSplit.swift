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
    /// The storyboard has errors, and is left alone; it was checked without what an interrupted move left.
    case erroneous(CheckedStoryboard)
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
  ///
  /// A scene that is such a file already, and is the same there, only leaves the storyboard's file.
  package func split(_ manifest: SourceText, members: [StoryboardMember]) -> (outcome: Outcome, kept: [Kept]) {
    let (checked, copies, members, repeated) = checked(manifest, members)
    guard checked.storyboard != nil else { return (.erroneous(checked), []) }
    guard let text = InlineScenes(checked.manifest.tree) else { return (.unchanged, []) }
    var moved: [(name: String, bytes: [UInt8])] = []
    var kept: [Kept] = []
    var lines: Set<Int> = []
    let copied = Dictionary(repeated.map { ($0.name, $0.source.bytes) }) { first, _ in first }
    for (index, scene) in text.scenes.enumerated() {
      switch text.file(ofSceneAt: index) {
      case .success(let bytes):
        moved.append((scene.name, (copies.exact.contains(scene.name) ? copied[scene.name] : nil) ?? bytes))
        lines.formUnion(scene.lines)
      case .failure(let reason): kept.append(Kept(name: scene.name, reason: reason.text))
      }
    }
    guard !moved.isEmpty else { return (.unchanged, kept) }
    let isEmptied = moved.count == text.scenes.count
    if isEmptied { lines.insert(text.keyLine) }
    let head = text.keyLine..<(isEmptied ? text.scenes[0].lines.lowerBound : text.keyLine)
    let rest = text.lines.without(lines, commentsOf: head)
    let files = members.map { (name: $0.name, bytes: $0.source.bytes) } + moved
    return (verified(rest, files, moved: moved.map(\.name), checked), kept)
  }

  /// Moves the scenes that are files into a storyboard's own file.
  ///
  /// A scene that is in the storyboard's file already, and is the same there, only leaves its own.
  package func join(_ manifest: SourceText, members: [StoryboardMember]) -> (outcome: Outcome, kept: [Kept]) {
    let (checked, _, members, repeated) = checked(manifest, members)
    guard checked.storyboard != nil else { return (.erroneous(checked), []) }
    let sorted = members.enumerated().sorted { $0.element.name.utf8.lexicographicallyPrecedes($1.element.name.utf8) }
    var moved = repeated.map(\.name)
    guard !sorted.isEmpty || !moved.isEmpty else { return (.unchanged, []) }
    var kept: [Kept] = []
    var joined = manifest.bytes
    do throws(MoveProblem) {
      guard !sorted.isEmpty else { return (verified(joined, [], moved: moved, checked), []) }
      let insertion = try SceneInsertion(checked.manifest.tree)
      let aliases = insertion.aliasesBehind
      var added: [String] = []
      for (index, member) in sorted {
        let text = MemberText(checked.members[index].tree)
        if let anchor = text.anchors.intersection(aliases).min() {
          kept.append(
            Kept(name: member.name, reason: "aliases in the storyboard's file would lead to its '&\(anchor)'")
          )
          continue
        }
        switch text.entry(named: member.name, at: insertion.indentation) {
        case .success(let lines):
          added += lines
          moved.append(member.name)
        case .failure(let reason): kept.append(Kept(name: member.name, reason: reason.text))
        }
      }
      if !added.isEmpty { joined = insertion.text(with: added) }
    } catch {
      kept = sorted.map { Kept(name: $0.element.name, reason: error.text) }
    }
    guard !moved.isEmpty else { return (.unchanged, kept) }
    let names = Set(moved)
    let rest = members.filter { !names.contains($0.name) }.map { (name: $0.name, bytes: $0.source.bytes) }
    return (verified(joined, rest, moved: moved, checked), kept)
  }

  /// Checks a storyboard without the files that an interrupted move left of scenes in its own file.
  private func checked(
    _ manifest: SourceText,
    _ members: [StoryboardMember]
  ) -> (CheckedStoryboard, SceneCopies, members: [StoryboardMember], repeated: [StoryboardMember]) {
    let copies = SceneCopies(in: manifest, members: members, pipeline.limits)
    let repeated = members.filter { copies.all.contains($0.name) }
    let members = members.filter { !copies.all.contains($0.name) }
    return (pipeline.checkedStoryboard(manifest: manifest, members: members), copies, members, repeated)
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
  static let keptLineFeeds = MoveProblem(text: "a text in the file keeps the line feeds at its end ('|+')")

  var text: String
}
