import ArgumentParser
import SceneLint

/// What a shell offers for the arguments of verbs.
extension CompletionKind {
  /// Scene files, and folders.
  static var scenes: CompletionKind { .file(extensions: ["scene.yaml"]) }
  /// Nibs, and folders.
  static var nibs: CompletionKind { .file(extensions: ["nib"]) }
  /// What `tree`, `render` and `inspect` read, and folders.
  static var nibsAndScenes: CompletionKind { .file(extensions: ["scene.yaml", "nib"]) }
  /// What `diff` reads, and folders.
  static var documents: CompletionKind { .file(extensions: ["scene.yaml", "nib", "xib"]) }
  /// What `merge` reads, and folders.
  static var mergeable: CompletionKind { .file(extensions: ["xib", "storyboard"]) }
  /// Documents of Interface Builder, and folders.
  static var xibs: CompletionKind { .file(extensions: ["xib"]) }
  /// Configurations, schemas and baselines, and folders.
  static var yaml: CompletionKind { .file(extensions: ["yaml"]) }
  /// The ids of the linter's rules.
  static var rules: CompletionKind { .custom { _, _, _ in LintRules.all.map(\.id) } }
}
