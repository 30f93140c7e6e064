package import DioramaDriver

/// The input and output of `diorama render`.
package struct RenderRequest: Sendable {
  /// The nib or the scene; `-` for either on standard input.
  package var file: String
  /// The output file; nil for a file next to the input, `-` for standard output.
  package var output: String?
  /// What is drawn side by side: screens and what their users prefer.
  package var choices: [PictureChoice]
  /// How the picture is written.
  package var look: PictureLook
  /// The scene of a storyboard to draw; nil for a scene that stands alone, and for the map of a storyboard.
  package var scene: String?
  /// Whether the map of a storyboard has no pictures of the scenes.
  package var isOutline = false
  /// The catalog or folder of the translations; nil for that of the configuration, or beside the file.
  package var catalog: String?
  /// What says which classes there are.
  package var settings: SettingSources
  /// Whether each outlet and attribute that could not be set is named.
  package var isVerbose: Bool

  /// Creates a request.
  package init(
    file: String,
    output: String? = nil,
    choices: [PictureChoice] = [PictureChoice()],
    look: PictureLook = PictureLook(),
    settings: SettingSources,
    isVerbose: Bool = false
  ) {
    self.file = file
    self.output = output
    self.choices = choices
    self.look = look
    self.settings = settings
    self.isVerbose = isVerbose
  }
}
