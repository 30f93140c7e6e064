package import DioramaDriver

/// What `import` is asked to do.
package struct ImportRequest: Sendable {
  /// Documents of Interface Builder, and folders to search for them.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The folder to write to.
  package var outputFolder: String
  /// The file for the scene of a single document, in place of the folder; `-` for standard output, nil for the folder.
  package var outputFile: String?
  /// Whether scenes that are there already are replaced.
  package var overwrites: Bool
  /// Whether what only Interface Builder needs is left out.
  package var discardsBookkeeping: Bool

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    outputFolder: String,
    outputFile: String? = nil,
    overwrites: Bool = false,
    discardsBookkeeping: Bool = false
  ) {
    self.inputs = inputs
    self.settings = settings
    self.outputFolder = FilePath.trimmed(outputFolder)
    self.outputFile = outputFile
    self.overwrites = overwrites
    self.discardsBookkeeping = discardsBookkeeping
  }
}
