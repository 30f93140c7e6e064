package import SceneDiagnostics

extension DiagnosticKind {
  package static let actionForm = DiagnosticKind(
    "action-form",
    "An action is not written as a receiver, a dot and a message."
  )
  package static let aliasCycle = DiagnosticKind("alias-cycle", "An alias is inside the value that it refers to.")
  package static let aliasLimit = DiagnosticKind("alias-limit", "Aliases add more than 1,000,000 nodes.")
  package static let controlCharacter = DiagnosticKind(
    "control-character",
    "The text has a control character that is not allowed."
  )
  package static let coreTag = DiagnosticKind("core-tag", "A tag is a YAML type instead of a class.")
  package static let invalidUTF8 = DiagnosticKind("invalid-utf8", "The text is not UTF-8.")
  package static let lineSeparator = DiagnosticKind(
    "line-separator",
    "A U+0085, U+2028 or U+2029 is not written as an escape."
  )
  package static let mergeConflict = DiagnosticKind("merge-conflict", "The text has an unresolved merge conflict.")
  package static let mergeKey = DiagnosticKind(
    "merge-key",
    "Properties are shared with the merge key instead of a style."
  )
  package static let multipleDocuments = DiagnosticKind("multiple-documents", "The file has more than one document.")
  package static let nestingLimit = DiagnosticKind(
    "nesting-limit",
    "Maps and lists are nested more than 256 levels deep."
  )
  package static let sizeLimit = DiagnosticKind("size-limit", "The file has more than 256 MiB.")
  package static let tabIndentation = DiagnosticKind("tab-indentation", "A line is indented with tabs.")
  package static let tagDirective = DiagnosticKind("tag-directive", "The scene has a %TAG directive.")
  package static let undefinedAlias = DiagnosticKind("undefined-alias", "An alias has no preceding anchor.")
  package static let unicodeSpace = DiagnosticKind("unicode-space", "A special space is used instead of a plain space.")
  package static let unquotedText = DiagnosticKind("unquoted-text", "A text that YAML would misread has no quotes.")
  package static let yamlSyntax = DiagnosticKind("yaml-syntax", "The text is not valid YAML.")
}

extension DiagnosticRegistry {
  /// What is wrong with a text before its meaning counts.
  package static let syntax = DiagnosticRegistry([
    .actionForm, .aliasCycle, .aliasLimit, .controlCharacter, .coreTag, .invalidUTF8, .lineSeparator, .mergeConflict,
    .mergeKey,
    .multipleDocuments, .nestingLimit, .sizeLimit, .tabIndentation, .tagDirective, .undefinedAlias, .unicodeSpace,
    .unquotedText, .yamlSyntax,
  ])
}
