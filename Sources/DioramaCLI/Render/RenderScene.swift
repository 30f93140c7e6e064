package import DioramaDriver
import DioramaImage
import DioramaPicture
import DioramaUI
import Foundation
import LayoutEngine
import SceneLanguage

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
  /// The schemas, the configuration and the limits of the run.
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

/// Loads a nib, or the nib of a scene, and writes the picture of what it looks like.
@MainActor
package func renderScene(_ request: RenderRequest, in run: ToolRun) -> ToolStatus {
  let outer = UIRuntime.shared.look
  defer { UIRuntime.shared.look = outer }
  UIRuntime.shared.look = request.look.system.look
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  let usual = picturePath(of: input)
  guard let destination = pictureDestination(of: input.path, usually: usual, input.project, for: request, in: run)
  else { return run.finish() }
  var notes = PictureNotes()
  if let picture = picture(of: input, request, &notes, in: run) {
    writePicture(picture, of: input.path, request.look, notes, to: destination, in: run)
  }
  return run.finish()
}

/// The picture of a nib or a scene; nil, after reporting, where there is none.
@MainActor
func picture(of input: NibInput, _ request: RenderRequest, _ notes: inout PictureNotes, in run: ToolRun) -> Picture? {
  guard let texts = input.texts(in: request.choices.compactMap(\.locale), catalog: request.catalog, run) else {
    return nil
  }
  do {
    var captions: [String] = []
    let parts = try input.withFiles(in: run) {
      // Each screen has its own views, because size classes can install different ones.
      try request.choices.flatMap { choice in
        let parts = try input.parts(
          for: choice,
          texts.shown(in: choice.locale),
          hasOutline: request.look.hasDeviceOutline,
          request.isVerbose,
          &notes
        )
        captions += parts.indices.map { $0 == 0 && request.choices.count > 1 ? choice.caption : "" }
        return parts
      }
    }
    if !parts.isEmpty {
      return PictureSheet.picture(parts, captions: captions, hasEdges: !request.look.hasDeviceOutline)
    }
    run.fail("\(input.path): holds no view that could be drawn", .findings)
  } catch {
    failLoading(input, error, in: run)
  }
  return nil
}

/// Writes a picture, and says what it does not show as an application would.
@MainActor
func writePicture(
  _ picture: Picture,
  of path: String,
  _ look: PictureLook,
  _ notes: PictureNotes = PictureNotes(),
  to destination: Destination,
  in run: ToolRun
) {
  var notes = notes
  notes.add(imagesOf: picture, isPNG: destination.isPNG)
  let bytes = bytes(of: picture, look, isPNG: destination.isPNG, &notes)
  for note in notes.lines { run.note("\(path): \(note)") }
  if let bytes {
    write(bytes, to: destination, as: .remade, in: run)
  } else {
    run.fail("\(path): the picture has too many pixels; choose a smaller --scale or fewer sizes", .findings)
  }
}

extension NibInput {
  /// The pictures of the views at the top, laid out for a screen and its user.
  @MainActor
  func parts(
    for choice: PictureChoice,
    _ texts: LocaleTexts.Shown? = nil,
    hasOutline: Bool = false,
    _ isVerbose: Bool = false,
    _ notes: inout PictureNotes
  ) throws(NibLoadingError) -> [Picture.Part] {
    var parts: [Picture.Part] = []
    try UIRuntime.shared.preferring(choice.variant) { () throws(NibLoadingError) in
      var nib = try LiveNib(loading: archive, texts: texts)
      nib.takeDeclarations(of: project)
      nib.layOut(on: choice.screen, of: objects(in: nib))
      let walker = PictureWalker(backdrop: .systemBackground)
      for view in nib.viewsAtTheTop {
        var part = Picture.Part(bounds: view.bounds, steps: walker.steps(of: view))
        part.steps += AbsentDrawing(of: nib).steps(in: view)
        parts.append(hasOutline ? DeviceOutline.framed(part, choice) : part)
      }
      notes.add(nib.notes(isVerbose: isVerbose))
      notes.addOnce(UIRuntime.shared.fonts.takeNotes())
    }
    return parts
  }
}

/// What pictures do not show as an application would, in order.
struct PictureNotes {
  private(set) var lines: [String] = []
  private var counts: [String: Int] = [:]

  /// Adds the notes of one picture: each as often as it occurs there, unless an earlier picture has it as often.
  mutating func add(_ notes: [String]) {
    var own: [String: Int] = [:]
    for note in notes {
      own[note, default: 0] += 1
      guard own[note, default: 0] > counts[note, default: 0] else { continue }
      counts[note, default: 0] += 1
      lines.append(note)
    }
  }

  mutating func add(_ line: String) { add([line]) }

  /// Adds the notes that are not there yet.
  mutating func addOnce(_ notes: [String]) { add(notes.filter { counts[$0] == nil }) }

  /// Adds which images of a picture are frames with their names.
  @MainActor
  mutating func add(imagesOf picture: Picture, isPNG: Bool) {
    var kinds: Set<String> = []
    for part in picture.parts {
      for case .image(let image, _) in part.steps {
        if let kind = Self.undrawnKind(of: image.data, isPNG: isPNG) { kinds.insert(kind) }
      }
    }
    for kind in kinds.sorted() { add("\(kind) images are not drawn: frames with their names are") }
    let names = UIRuntime.shared.undrawnImages.sorted()
    UIRuntime.shared.undrawnImages = []
    guard !names.isEmpty else { return }
    let shown = names.prefix(4).map { "'\(SafeText.lines($0))'" }.joined(separator: ", ")
    let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
    add("no drawings of \(shown)\(rest): frames with their names are drawn")
  }

  /// The kind of a file whose image a picture does not show; nil for one that it shows.
  private static func undrawnKind(of data: Data, isPNG: Bool) -> String? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return nil }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) { return isPNG && !Bitmap.readsJPEG ? "JPEG" : nil }
    if data.starts(with: Array("%PDF".utf8)) { return "PDF" }
    if data.starts(with: Array("GIF8".utf8)) { return "GIF" }
    return data.prefix(1024).contains(UInt8(ascii: "<")) ? "some SVG" : "HEIC, TIFF and WebP"
  }

  /// Adds that boxes stand for characters.
  mutating func add(missing: Set<Unicode.Scalar>) {
    guard !missing.isEmpty else { return }
    let shown = missing.sorted { $0.value < $1.value }.prefix(8).map { "'\(SafeText.lines(String($0)))'" }
    let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    add("no outlines for \(shown.joined(separator: ", "))\(rest): boxes are drawn instead")
  }
}

/// The file of a picture; nil for one with too many pixels.
@MainActor
func bytes(of picture: Picture, _ look: PictureLook, isPNG: Bool, _ notes: inout PictureNotes) -> [UInt8]? {
  defer { notes.addOnce(UIRuntime.shared.fontFallback?.takeNotes() ?? []) }
  guard isPNG else {
    return Array((look.text == .outlines ? picture.svgOfOutlines : SVGPage.text(of: picture)).utf8)
  }
  guard let drawn = PictureRaster.bitmap(of: picture, scale: look.scale) else { return nil }
  notes.add(missing: drawn.missing)
  return drawn.bitmap.png
}

extension Destination {
  /// Whether what is written here is a PNG image: a file whose name says so.
  fileprivate var isPNG: Bool {
    path?.lowercased().hasSuffix(".png") ?? false
  }
}

extension PictureChoice {
  /// The choice in the runtime's terms; the usual screen where no size is asked for.
  var variant: PictureVariant {
    let screen = screen.screen(written: nil, canvas: nil)
    return PictureVariant(
      width: screen.width,
      height: screen.height,
      style: appearance == .dark ? .dark : .light,
      contentSize: UIContentSizeCategory(textSize.size),
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }
}

/// Reports why a nib could not be loaded: for a scene, it is an internal error, because the tool wrote the nib.
@MainActor
func failLoading(_ input: NibInput, _ error: any Error, in run: ToolRun) {
  switch input.kind {
  case .nib: run.fail("\(input.path): \(error)", .unreadableInput)
  case .scene, .document: run.failInternally("its nib cannot be loaded: \(error)", about: input.path)
  }
}

/// The destination of a picture; nil, after reporting, if it must not be written there.
///
/// - Parameters:
///   - input: The path of what is drawn.
///   - usual: The file of the picture if the request names none.
///   - project: The project of the input; nil for none.
@MainActor
func pictureDestination(
  of input: String,
  usually usual: String,
  _ project: Project?,
  for request: RenderRequest,
  in run: ToolRun
) -> Destination? {
  if request.output == "-" || (request.output == nil && request.file == "-") { return .standardOutput }
  let path = request.output ?? usual
  if let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last,
    otherImages.contains(ending.lowercased())
  {
    run.fail("-o \(path): a picture is a PNG or an SVG image; the name of its file ends in .png or .svg", .usage)
    return nil
  }
  let target = try? run.files.status(path)
  if target?.kind == .folder {
    run.fail("-o \(path): is a folder", .unwritableOutput)
    return nil
  }
  var read = ReadFiles(of: run)
  if let project { read.add(project) }
  read.add(input, "what is drawn")
  guard read.admits(output: path) else { return nil }
  guard request.output == nil else { return .named(path) }
  return .found(path, within: WritingBounds(folders: [FilePath.folder(of: input)], in: run.files))
}

/// The endings of files that hold images or pages of kinds that no picture is written as.
private let otherImages: Set = ["jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp", "pdf"]

/// The picture of `X.scene.yaml`, `X.xib` or `X.nib`: `X.svg` next to it.
private func picturePath(of input: NibInput) -> String {
  let endings = [SourceKind.scene.suffix, SourceKind.xib.suffix, ".nib"]
  let stem = endings.lazy.compactMap { ending in
    input.path.hasSuffix(ending) ? input.path.dropLast(ending.count) : nil
  }.first
  return (stem ?? input.path[...]) + ".svg"
}
