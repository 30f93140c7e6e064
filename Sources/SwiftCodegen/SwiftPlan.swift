package import SceneDiagnostics

/// The files that are to be written for a module, whose texts any thread can make.
package struct SwiftPlan: Sendable {
  /// A file of the plan.
  package struct File: Sendable {
    /// The file's name, without a folder.
    package let name: String
    /// The index of the draft whose file it is; nil for the file of a storyboard or of the classes.
    package let draft: Int?
    /// The name of the type that the file of a draft has; empty for any other file.
    package let typeName: String
    /// Makes the text.
    package let text: @Sendable () -> String

    init(name: String, draft: Int? = nil, typeName: String = "", text: @escaping @Sendable () -> String) {
      (self.name, self.draft, self.typeName, self.text) = (name, draft, typeName, text)
    }
  }

  /// The files, that of the classes last, or none where something is wrong or stale.
  ///
  /// Those that earlier runs wrote are left out.
  package internal(set) var files: [File] = []
  /// What is wrong, by scene in the order of their names and sorted by location; scenes without findings are left out.
  package internal(set) var diagnostics: [SourceDiagnostics] = []
  /// The indexes of drafts of an earlier run whose scenes have to be read again before there is a plan.
  package internal(set) var stale: [Int] = []
}
