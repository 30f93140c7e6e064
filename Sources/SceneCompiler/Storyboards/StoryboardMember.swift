package import SceneDiagnostics

/// A scene of a storyboard that is a file of its own.
package struct StoryboardMember: Sendable {
  /// The scene's name: that of the file, without `.scene.yaml`.
  package var name: String
  package var source: SourceText

  /// Makes a member.
  package init(name: String, source: SourceText) {
    self.name = name
    self.source = source
  }
}

extension [StoryboardMember] {
  /// The members in the order of their names, as the storyboard has them.
  func sortedByName() -> [StoryboardMember] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
