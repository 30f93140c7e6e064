package import TextMetrics

/// The fonts of a project: of the files that its configuration names, and of those that a property list of its application names.
///
/// They are looked for when a font is asked for first.
package struct ProjectFonts: Sendable {
  private let files: FontFileSearch

  /// The fonts, by name.
  package let library: FontLibrary

  /// A project without fonts.
  package static var none: ProjectFonts { ProjectFonts(configured: [], folder: nil, in: FileSystem.real) }

  /// Creates the fonts of a project.
  ///
  /// - Parameters:
  ///   - configured: The files and folders that the configuration names.
  ///   - folder: The folder in which property lists and the fonts that they name are looked for; nil for none.
  ///   - files: The files.
  package init(configured: [String], folder: String?, in files: FileSystem) {
    let search = FontFileSearch(configured: configured, folder: folder, in: files)
    self.files = search
    library = FontLibrary { search.contents }
  }

  /// What distinguishes the files of the fonts from others; the same as long as none of them changes.
  var mark: ContentHash { files.mark }
}
