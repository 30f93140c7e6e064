/// Changes of texts that give other texts another meaning.
struct TextChanges {
  /// The files of components that have changed.
  var components: Set<String> = []
  /// The storyboards of which a text has changed, by the paths of their own files.
  var storyboards: Set<String> = []

  /// Whether nothing has changed.
  var isEmpty: Bool { components.isEmpty && storyboards.isEmpty }
}
