import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What a rule about storyboards looks at.
final class StoryboardContext: Sendable {
  let storyboard: Storyboard
  /// The scenes with their classes and texts, in the order of the storyboard.
  let scenes: [ValidationContext]
  /// The names of scenes that could not be read, which is reported.
  let unread: Set<String>
  /// The storyboard's own text.
  let manifest: SyntaxTree
  /// The index of each scene by its name, and of each reference; of several with one name the first.
  let indexes: [String: Int]
  let references: [String: Int]

  init(_ storyboard: Storyboard, _ scenes: [ValidationContext], unread: Set<String>, manifest: SyntaxTree) {
    self.storyboard = storyboard
    self.scenes = scenes
    self.unread = unread
    self.manifest = manifest
    indexes = Dictionary(storyboard.scenes.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    references = Dictionary(storyboard.references.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
  }

  /// Whether something in the storyboard has a name.
  func isKnown(_ name: String) -> Bool { indexes[name] != nil || references[name] != nil || unread.contains(name) }

  /// Every name that a segue or container can lead to, sorted.
  var names: [String] { (Array(indexes.keys) + Array(references.keys) + unread).sorted() }
}
