package import DioramaBuild

/// What a picture is made of and where it goes.
package struct RenderRequest: Sendable {
  /// The nib or the scene; `-` for either on standard input.
  package var file: String
  /// Where the picture goes; nil for beside the input, `-` for standard output.
  package var output: String?
  /// The screens that are asked for, each of which is shown.
  package var screens: [ScreenChoice]
  /// What says which classes there are.
  package var settings: SettingSources
  /// Whether each outlet and attribute that could not be set is named.
  package var isVerbose: Bool

  /// Makes a request.
  package init(
    file: String,
    output: String? = nil,
    screens: [ScreenChoice] = [ScreenChoice()],
    settings: SettingSources,
    isVerbose: Bool = false
  ) {
    self.file = file
    self.output = output
    self.screens = screens
    self.settings = settings
    self.isVerbose = isVerbose
  }
}
