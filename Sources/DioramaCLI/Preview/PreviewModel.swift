import DioramaDriver
import DioramaPicture
import DioramaUI
import Foundation
import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import TextMetrics

/// A scene on a screen, for the page: its picture, and its objects as JSON.
@MainActor
struct PreviewModel {
  private(set) var picture: Picture
  private var objects: [JSONValue] = []
  private var voiceOver: [JSONValue] = []
  private var notes = PictureNotes()
  private var defaults = PreviewDefaults()

  /// The most views that the page gets.
  private static let limit = 5000

  /// Loads and lays out what is shown of a scene; nil where there is nothing, or it cannot be loaded.
  ///
  /// `scenes` is what the page lists, to which a map leads.
  init?(
    of scene: PreviewScene,
    among scenes: [PreviewScene],
    _ choice: PictureChoice,
    hasOutline: Bool,
    in run: ToolRun
  ) {
    guard let shown = scene.shown else { return nil }
    picture = Picture([], gap: 20)
    if let scene = shown.content.scene { defaults = PreviewDefaults(of: scene) }
    // A language without translations is said once, on the page; the texts are then those of the scene.
    let texts = shown.content.texts(in: choice.locale, run)
    if let locale = choice.locale, texts == nil {
      notes.add("there are no translations into '\(SafeText.lines(locale))'")
    }
    var isMade = false
    do {
      try shown.content.make(for: choice, texts, in: run) { made in
        isMade = true
        switch made {
        case .objects(let nib, let known): take(nib, known, shown, hasOutline ? choice : nil)
        case .map(let map): take(map, shown, scenes)
        }
      }
    } catch {
      return nil
    }
    guard isMade else { return nil }
  }

  /// Draws live objects, on a device where one is given.
  private mutating func take(_ nib: LiveNib, _ known: SceneObjects?, _ shown: ShownScene, _ device: PictureChoice?) {
    for note in nib.notes(isVerbose: false) { notes.add(note) }
    notes.addOnce(UIRuntime.shared.fonts.takeNotes())
    let walker = PictureWalker(backdrop: .systemBackground) { view in
      known?.id(of: view).map { String($0.index) }
    }
    let parts = nib.viewsAtTheTop.map { view in
      let part = Picture.Part(bounds: view.bounds, steps: walker.steps(of: view))
      return device.map { DeviceOutline.framed(part, $0) } ?? part
    }
    picture = Picture(parts, gap: 20)
    noteMachineFonts()
    for (view, part) in zip(nib.viewsAtTheTop, picture.parts) { add(view, at: part, nib, known, shown) }
  }

  /// Notes which letters are from fonts of the machine; finding that takes their outlines, and ASCII is in every built-in face.
  private mutating func noteMachineFonts() {
    guard let fallback = UIRuntime.shared.fontFallback else { return }
    _ = fallback.takeUsed()
    for step in picture.parts.flatMap(\.steps) {
      guard case .text(let text) = step, !text.string.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      _ = text.outlines
    }
    notes.addOnce(fallback.takeNotes())
  }

  /// Draws a map, whose cards are its objects.
  private mutating func take(_ map: StoryboardMapPicture, _ shown: ShownScene, _ scenes: [PreviewScene]) {
    picture = Picture([map.part()], gap: 20)
    let folder = StoryboardFiles.folder(of: shown.original.path)
    for (card, frame) in map.cards.prefix(Self.limit) {
      let scene = scenes.firstIndex { scene in
        scene.path == shown.original.path
          ? scene.name == card.name
          : FilePath.folder(of: scene.path) == folder && SourceKind.name(ofPath: scene.path) == card.name
      }
      var members: [(String, JSONValue)] = [
        ("class", .string(card.title)), ("depth", .integer(0)), ("text", .string(card.name)),
        ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })),
        ("hidden", .bool(false)), ("effective", .array([])),
      ]
      if let scene { members.append(("scene", .integer(scene))) }
      objects.append(.object(members))
    }
  }

  /// The objects, what VoiceOver reads, and what the picture does not show.
  func json(of scene: PreviewScene, time: Double) -> String {
    let diagnostics = scene.diagnostics.prefix(200).map { diagnostic in
      Self.json(of: diagnostic, in: scene.source)
    }
    let lines = scene.shown?.changedLines ?? (leftOut: [], mended: [])
    var members: [(String, JSONValue)] = [
      ("version", .integer(scene.version)), ("ok", .bool(scene.isGood)), ("old", .bool(scene.isOld)),
      ("age", .number(scene.isOld ? (time - scene.goodTime).rounded() : 0)),
    ]
    members.append(("without", .array(lines.leftOut.map { .integer($0) })))
    members.append(("mended", .array(lines.mended.map { .integer($0) })))
    members.append(("problem", scene.problem.map { .string($0) } ?? .null))
    members.append(("width", .number(Double(picture.size.width))))
    members.append(("height", .number(Double(picture.size.height))))
    members += [
      ("diagnostics", .array(Array(diagnostics))), ("notes", .strings(notes.lines)), ("objects", .array(objects)),
      ("voiceOver", .array(voiceOver)), ("defaults", defaults.json),
    ]
    return JSONValue.object(members).line
  }

  /// What the page gets for a scene without a picture.
  static func json(ofBroken scene: PreviewScene) -> String {
    let diagnostics = scene.diagnostics.prefix(200).map { json(of: $0, in: scene.source) }
    return JSONValue.object([
      ("version", .integer(scene.version)), ("ok", .bool(false)), ("old", .bool(true)), ("age", .null),
      ("without", .array([])), ("mended", .array([])), ("defaults", .object([])),
      ("problem", scene.problem.map { .string($0) } ?? .null), ("width", .integer(0)), ("height", .integer(0)),
      ("diagnostics", .array(Array(diagnostics))), ("notes", .array([])), ("objects", .array([])),
      ("voiceOver", .array([])),
    ]).line
  }

  private static func json(of diagnostic: Diagnostic, in source: SourceText?) -> JSONValue {
    let position = source?.position(at: diagnostic.range.lowerBound)
    return .object([
      ("severity", .string(diagnostic.severity.rawValue)), ("id", .string(diagnostic.id)),
      ("message", .string(diagnostic.message)), ("hint", diagnostic.hint.map { .string($0) } ?? .null),
      ("offset", .integer(diagnostic.range.lowerBound)), ("line", .integer(position?.line ?? 0)),
      ("column", .integer(position?.column ?? 0)),
    ])
  }

  /// Adds the views of a part of the picture, superviews first.
  private mutating func add(
    _ top: UIView,
    at part: Picture.Part,
    _ nib: LiveNib,
    _ known: SceneObjects?,
    _ shown: ShownScene
  ) {
    let (dx, dy) = (part.origin.x - part.bounds.minX, part.origin.y - part.bounds.minY)
    var numbers: [ObjectIdentifier: Int] = [:]
    var pending: [(view: UIView, depth: Int)] = [(top, 0)]
    while let (view, depth) = pending.popLast(), objects.count < Self.limit {
      let frame = top.convert(view.bounds, from: view).offsetBy(dx: dx, dy: dy)
      numbers[ObjectIdentifier(view)] = objects.count
      var members: [(String, JSONValue)] = [
        ("class", .string(nib.className(of: view))), ("depth", .integer(depth)),
        ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })),
        ("hidden", .bool(view.isHidden)), ("effective", .array(Self.effective(view))),
      ]
      if let text = ObjectText.title(of: view) { members.append(("text", .string(String(text.prefix(200))))) }
      if let id = known?.id(of: view) { members += self.members(of: id, in: known, shown, view) }
      objects.append(.object(members))
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    for element in ViewOutline.elements(of: top) {
      guard let number = numbers[ObjectIdentifier(element.view)] else { continue }
      voiceOver.append(
        .object([("object", .integer(number)), ("label", .string(element.view.accessibilityLabel ?? ""))])
      )
    }
  }

  /// What the scene says of an object.
  private mutating func members(
    of id: ObjectID,
    in known: SceneObjects?,
    _ shown: ShownScene,
    _ view: UIView
  ) -> [(String, JSONValue)] {
    guard let object = known?.sceneObject(id) else { return [] }
    let bytes = shown.source.bytes
    func text(_ range: SourceRange) -> String {
      let (start, end) = (min(range.lowerBound, bytes.count), min(range.upperBound, bytes.count))
      return String(decoding: bytes[start..<min(end, start + 400)], as: UTF8.self)
    }
    let written = object.properties.prefix(100).map { property in
      JSONValue.array([
        .string(property.name.value), .string(text(property.value.range)),
        property.style.map { .string($0.value) } ?? .null,
      ])
    }
    return [
      ("o", .integer(id.index)), ("id", known?.identifier(of: view).map { .string($0) } ?? .null),
      ("offset", .integer(shown.originalOffset(object.range.lowerBound))),
      ("line", .integer(shown.source.writtenLine(at: object.range.lowerBound))), ("written", .array(written)),
    ] + defaults.members(of: id)
  }

  /// What holds for a view, from whatever source.
  private static func effective(_ view: UIView) -> [JSONValue] {
    var pairs: [(String, String)] = []
    let color = { (color: UIColor?) -> String in color.map { Self.hex(PictureColor($0)) } ?? "none" }
    pairs.append(("backgroundColor", color(view.backgroundColor)))
    pairs.append(("tintColor", color(view.tintColor)))
    pairs.append(("alpha", "\((Double(view.alpha) * 1000).rounded() / 1000)"))
    pairs.append(("clipsToBounds", "\(view.clipsToBounds)"))
    if let label = view as? UILabel {
      pairs.append(("font", "\(label.font.fontName) \(label.font.pointSize)"))
      pairs.append(("textColor", color(label.textColor)))
      pairs.append(("numberOfLines", "\(label.numberOfLines)"))
    }
    return pairs.map { .array([.string($0.0), .string($0.1)]) }
  }

  private static func hex(_ color: PictureColor) -> String {
    let bytes = [color.red, color.green, color.blue].map { part in
      let text = String(Int((max(0, min(Double(part), 1)) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = color.alpha < 1 ? " \(Int((Double(color.alpha) * 100).rounded()))%" : ""
    return "#" + bytes.joined() + opacity
  }
}
