import DioramaDriver
package import LayoutEngine

/// A call of `diorama render`.
package struct RenderCall: VerbCall {
  package static let verb = "render"
  package static let lists = [
    "--schemas", "--size", "--device", "--appearance", "--content-size", "--direction", "--locale",
  ]

  package var inputs: [String] = []
  package var settings = RunSettings()
  /// The file to write; nil for one next to the input, `-` for standard output.
  package var output: String?
  /// The sizes of the top-level views.
  package var sizes: [PictureSize] = []
  /// The screens of devices, which come before `sizes`.
  package var devices: [PictureSize] = []
  /// A group of screens; nil for none.
  package var group: ScreenGroup?
  /// The safe area insets; nil for those of the device with such a screen.
  package var safeArea: LayoutInsets?
  package var appearances: [PictureAppearance] = []
  package var textSizes: [PictureTextSize] = []
  package var directions: [PictureDirection] = []
  /// The languages of the texts.
  package var locales: [String] = []
  /// The catalog or folder of the translations; nil for that of the configuration, or beside the file.
  package var catalog: String?
  /// How the picture is written.
  package var look = PictureLook()
  /// The scene of a storyboard to draw; nil for the map of all.
  package var scene: String?
  /// Whether the map of a storyboard has no pictures of the scenes.
  package var isOutline = false
  /// Whether each outlet and attribute that could not be set is named.
  package var isVerbose = false

  package init() {}

  /// One file is drawn, and drawing is not divided among cores.
  package var problem: String? {
    inputs.count == 1 && settings.jobs == nil ? nil : "one file is drawn"
  }

  package mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--device-outline": look.hasDeviceOutline = true
    case "--verbose": isVerbose = true
    case "--outline": isOutline = true
    default: return false
    }
    return true
  }

  package mutating func setOption(_ name: String, to value: String) -> Bool {
    switch name {
    case "-o", "--output":
      guard output == nil else { return false }
      output = value
    case "--size": return Self.add(try? PictureSize.read(value), to: &sizes)
    case "--device": return Self.add(try? PictureSize.device(value), to: &devices)
    case "--appearance": return Self.add(PictureAppearance(rawValue: value), to: &appearances)
    case "--content-size": return Self.add(try? PictureTextSize(value), to: &textSizes)
    case "--direction": return Self.add(PictureDirection(rawValue: value), to: &directions)
    case "--locale": locales.append(value)
    case "--catalog": catalog = value
    case "--scene": scene = value
    default: return setLook(name, to: value)
    }
    return true
  }

  private mutating func setLook(_ name: String, to value: String) -> Bool {
    switch name {
    case "--sizes":
      guard let group = ScreenGroup(rawValue: value) else { return false }
      self.group = group
    case "--safe-area":
      guard let safeArea = try? SafeAreaText.insets(value) else { return false }
      self.safeArea = safeArea
    case "--scale":
      guard let scale = Double(value), PictureLook.scales.contains(scale) else { return false }
      look.scale = scale
    case "--text":
      guard let text = PictureTextForm(rawValue: value) else { return false }
      look.text = text
    default: return false
    }
    return true
  }

  private static func add<Value>(_ value: Value?, to list: inout [Value]) -> Bool {
    guard let value else { return false }
    list.append(value)
    return true
  }

  /// Draws the picture.
  @MainActor
  func run(with viewer: any Viewer, in surroundings: Surroundings) -> ToolStatus {
    var request = RenderRequest(
      file: inputs[0],
      output: output,
      choices: PictureChoice.all(
        screens: ScreenGroup.screens(devices + sizes, and: group, safeArea: safeArea),
        appearances: appearances,
        textSizes: textSizes,
        directions: directions,
        locales: locales
      ),
      look: look,
      settings: settings.sources,
      isVerbose: isVerbose
    )
    (request.scene, request.isOutline, request.catalog) = (scene, isOutline, catalog)
    return viewer.render(request, in: settings.start(in: surroundings))
  }
}
