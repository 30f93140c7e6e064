import ArgumentParser
import SceneLanguage
import SceneLint

/// What a shell offers for the arguments of verbs.
extension CompletionKind {
  /// The endings of scenes and storyboards.
  private static let sources = SourceKind.suffixes.map { String($0.dropFirst()) }
  /// Scenes and documents of Interface Builder, and folders.
  static var scenes: CompletionKind { .file(extensions: sources) }
  /// Scenes, which people write, and folders.
  static var texts: CompletionKind { .file(extensions: SourceKind.written.map { String($0.suffix.dropFirst()) }) }
  /// Storyboards, and folders.
  static var storyboards: CompletionKind { .file(extensions: [String(SourceKind.storyboard.suffix.dropFirst())]) }
  /// Nibs, and folders.
  static var nibs: CompletionKind { .file(extensions: ["nib"]) }
  /// What `tree`, `render`, `inspect` and `diff` read, and folders.
  static var nibsAndScenes: CompletionKind { .file(extensions: sources + ["nib"]) }
  /// Documents of Interface Builder, and folders.
  static var documents: CompletionKind { .file(extensions: ["xib", "storyboard"]) }
  /// Configurations, schemas and baselines, and folders.
  static var yaml: CompletionKind { .file(extensions: ["yaml"]) }
  /// The ids of the linter's rules.
  static var rules: CompletionKind { .custom { _, _, _ in LintRules.all.map(\.id) } }
}
