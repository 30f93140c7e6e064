package import SwiftCodegen

/// What `generate` is asked to do.
package struct GenerateRequest: Sendable {
  /// Scene files and folders; standard input has no name that a Swift type could have.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The folder to write to.
  package var outputFolder: String
  /// How the Swift is written.
  package var options: GenerationOptions
  /// Whether warnings about the scenes are reported; false where compiling them has done so in the same run.
  package var repeatsWarnings = true
  /// The folder in which is kept what earlier runs read of Swift sources; nil for none.
  package var cache: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    outputFolder: String,
    options: GenerationOptions = GenerationOptions()
  ) {
    self.inputs = inputs
    self.settings = settings
    self.outputFolder = FilePath.trimmed(outputFolder)
    self.options = options
  }
}
