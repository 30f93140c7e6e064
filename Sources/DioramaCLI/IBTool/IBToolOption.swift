/// An option of `ibtool`: one of Apple's, whether it means something here or not.
struct IBToolOption: Sendable {
  /// What an option does to a call.
  enum Meaning: Sendable {
    /// Switches something on.
    case flag(any WritableKeyPath<IBToolCall, Bool> & Sendable)
    /// Names what is written or read; it can be given once.
    case path(any WritableKeyPath<IBToolCall, String?> & Sendable)
    /// Has a value, of several the last.
    case setting(any WritableKeyPath<IBToolCall, String?> & Sendable)
    /// Has a value of several.
    case list(any WritableKeyPath<IBToolCall, [String]> & Sendable)
    /// Asks what is in the document.
    case query(IBToolQuery)
    /// Asks for all answers and messages.
    case everything
    /// Means nothing here, with a value or without.
    case ignored(hasValue: Bool)
    /// Does something that cannot be done here, with a value or without.
    case unsupported(hasValue: Bool)
  }

  /// The name without dashes.
  var name: String
  var meaning: Meaning

  /// Whether the next argument is the option's value.
  var hasValue: Bool {
    switch meaning {
    case .flag, .query, .everything: false
    case .path, .setting, .list: true
    case .ignored(let hasValue), .unsupported(let hasValue): hasValue
    }
  }

  /// All options.
  static let all: [IBToolOption] = [
    // What is made.
    .init(name: "compile", meaning: .path(\.compiledFile)),
    .init(name: "compilation-directory", meaning: .path(\.compilationFolder)),
    .init(name: "link", meaning: .path(\.linkFolder)),
    .init(name: "strip", meaning: .path(\.strippedFile)),
    .init(name: "write", meaning: .path(\.writtenFile)),
    .init(name: "export-strings-file", meaning: .path(\.exportedStrings)),
    .init(name: "generate-strings-file", meaning: .path(\.exportedStrings)),
    .init(name: "import-strings-file", meaning: .path(\.importedStrings)),
    .init(name: "output-partial-info-plist", meaning: .path(\.partialInfo)),
    .init(name: "upgrade", meaning: .flag(\.upgrades)),
    .init(name: "print", meaning: .flag(\.prints)),
    .init(name: "version", meaning: .flag(\.showsVersion)),

    // How it is made.
    .init(name: "module", meaning: .setting(\.module)),
    .init(name: "minimum-deployment-target", meaning: .setting(\.deploymentTarget)),
    .init(name: "target-device", meaning: .list(\.devices)),
    .init(name: "companion-strings-file", meaning: .list(\.companions)),
    .init(name: "reference-external-strings-file", meaning: .flag(\.referencesStrings)),
    .init(name: "auto-activate-custom-fonts", meaning: .flag(\.activatesFonts)),
    .init(name: "output-format", meaning: .setting(\.outputFormat)),
    .init(name: "errors", meaning: .flag(\.listsErrors)),
    .init(name: "warnings", meaning: .flag(\.listsWarnings)),
    .init(name: "notices", meaning: .flag(\.listsNotices)),

    // What is asked of a document.
    .init(name: "objects", meaning: .query(.objects)),
    .init(name: "hierarchy", meaning: .query(.hierarchy)),
    .init(name: "connections", meaning: .query(.connections)),
    .init(name: "classes", meaning: .query(.classes)),
    .init(name: "localizable-strings", meaning: .query(.localizableStrings)),
    .init(name: "localizable-stringarrays", meaning: .query(.localizableStringArrays)),
    .init(name: "version-history", meaning: .query(.versionHistory)),
    .init(name: "all", meaning: .everything),

    // What means nothing here: there are neither plug-ins nor simulators, and every nib is flat.
    .init(name: "bundle", meaning: .ignored(hasValue: true)),
    .init(name: "plugin", meaning: .ignored(hasValue: true)),
    .init(name: "plugin-dir", meaning: .ignored(hasValue: true)),
    .init(name: "platform", meaning: .ignored(hasValue: true)),
    .init(name: "sdk", meaning: .ignored(hasValue: true)),
    .init(name: "flatten", meaning: .ignored(hasValue: true)),
    .init(name: "cocoatouch-compiler-mode", meaning: .ignored(hasValue: true)),
    .init(name: "compilation-mode-for-ios", meaning: .ignored(hasValue: true)),
    .init(name: "use-nibkeyedarchiver-for-macos", meaning: .ignored(hasValue: false)),
    .init(name: "print-diagnostic-categories", meaning: .ignored(hasValue: false)),

    // What Apple's tool does and this one does not.
    .init(name: "convert", meaning: .unsupported(hasValue: true)),
    .init(name: "enable-auto-layout", meaning: .unsupported(hasValue: false)),
    .init(name: "export", meaning: .unsupported(hasValue: true)),
    .init(name: "export-xliff", meaning: .unsupported(hasValue: true)),
    .init(name: "import", meaning: .unsupported(hasValue: true)),
    .init(name: "import-xliff", meaning: .unsupported(hasValue: true)),
    .init(name: "incremental-file", meaning: .unsupported(hasValue: true)),
    .init(name: "localizable-all", meaning: .unsupported(hasValue: false)),
    .init(name: "localizable-geometry", meaning: .unsupported(hasValue: false)),
    .init(name: "localizable-other", meaning: .unsupported(hasValue: false)),
    .init(name: "localizable-to-many-relationships", meaning: .unsupported(hasValue: false)),
    .init(name: "localize-incremental", meaning: .unsupported(hasValue: false)),
    .init(name: "previous-file", meaning: .unsupported(hasValue: true)),
    .init(name: "remove-plugin-dependencies", meaning: .unsupported(hasValue: false)),
    .init(name: "source-language", meaning: .unsupported(hasValue: true)),
    .init(name: "target-language", meaning: .unsupported(hasValue: true)),
    .init(name: "update-constraints", meaning: .unsupported(hasValue: false)),
    .init(name: "update-frames", meaning: .unsupported(hasValue: false)),
  ]
}
