package import DioramaBuild

/// What a picture is made of and where it goes.
package struct RenderRequest: Sendable {
  /// The nib or the scene; `-` for either on standard input.
  package var file: String
  /// Where the picture goes; nil for beside the input, `-` for standard output.
  package var output: String?
  /// The size that the views at the top take; nil for the one they have.
  package var size: PictureSize?
  /// What says which classes there are.
  package var settings: SettingSources
  /// Whether each outlet and attribute that could not be set is named.
  package var isVerbose: Bool

  /// Makes a request.
  package init(
    file: String,
    output: String? = nil,
    size: PictureSize? = nil,
    settings: SettingSources,
    isVerbose: Bool = false
  ) {
    self.file = file
    self.output = output
    self.size = size
    self.settings = settings
    self.isVerbose = isVerbose
  }
}
