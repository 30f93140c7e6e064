import DioramaDriver
import DioramaImage
import DioramaPicture
import DioramaUI
import JSONText
import SceneDiagnostics

extension AgentTool {
  static let render = AgentTool(
    name: "render",
    title: "Draw a picture",
    summary: """
      The picture of a scene, a xib or a nib as it is laid out on a device, or the map of a storyboard; with 'scene', one of \
      its scenes. With 'text', nothing needs to be saved.
      """,
    optional: file + [AgentArgument.scene.declaration] + viewing
  ) { call throws(AgentProblem) in
    let (file, choice, scene) = (try call.file(), try call.choice(), try call.value(.scene))
    var request = RenderRequest(file: file.path, choices: [choice], settings: call.context.settings)
    request.scene = scene
    let (picture, printed) = call.context.run(in: file.files) { run -> Picture? in
      var notes = PictureNotes()
      let picture = AgentTool.picture(for: request, &notes, in: run)
      for note in notes.lines { run.note(note) }
      return picture
    }
    guard let picture else { return call.failed(printed) }
    return AgentResult(picture, notes: printed.text, [("path", .string(file.path))])
  }

  static let tree = AgentTool(
    name: "tree",
    title: "Print the view hierarchy",
    summary: """
      The views of a scene, a xib, a nib or all scenes of a storyboard after layout, with ids, texts, frames and controllers; \
      without 'path' and 'text', those of a live session as they are now.
      """,
    optional: file + [AgentArgument.session.declaration, AgentArgument.scene.declaration] + viewing
  ) { call throws(AgentProblem) in
    if call.isLive {
      return try call.context.sessions.session(call.value(.session)).hierarchy
    }
    let (file, choice, scene) = (try call.file(), try call.choice(), try call.value(.scene))
    let request = TreeRequest(file: file.path, choice: choice, scene: scene, settings: call.context.settings)
    let (hierarchy, printed) = call.context.run(in: file.files) { run in
      var found: AgentHierarchy?
      showHierarchy(request, in: run) { _, _, sections in found = AgentHierarchy(sections) }
      return found
    }
    guard let hierarchy else { return call.failed(printed) }
    return hierarchy.result([("path", .string(file.path))], notes: printed.text)
  }

  /// The picture of a file; nil, after reporting, where there is none.
  @MainActor
  private static func picture(for request: RenderRequest, _ notes: inout PictureNotes, in run: ToolRun) -> Picture? {
    guard ShownStoryboard.isOne(request.file, in: run) else {
      return NibInput(request.file, settings: request.settings, in: run).flatMap {
        DioramaCLI.picture(of: $0, request, &notes, in: run)
      }
    }
    guard let shown = ShownStoryboard(request.file, scene: request.scene, request.settings, in: run),
      let texts = shown.texts(in: request.choices.compactMap(\.locale), catalog: nil, run)
    else { return nil }
    return shown.picture(for: request, texts, in: run)
  }
}

extension AgentCall {
  /// What a run reported in place of what was asked for.
  func failed(_ printed: AgentContext.Printed) -> AgentResult {
    var result = AgentResult(printed.text.isEmpty ? "Nothing came of it.\n" : printed.text, .object(printed.findings))
    result.isError = true
    return result
  }
}

/// A hierarchy as text, and as a list of objects with their depths.
@MainActor
struct AgentHierarchy {
  private let text: String
  private let objects: [JSONValue]

  init(_ sections: [HierarchyDocument.Section]) {
    text = sections.map { section in
      (section.scene.map { VisibleText.line($0) + ":\n" } ?? "") + section.nib.hierarchy(naming: section.objects)
    }.joined(separator: "\n")
    objects = sections.flatMap { HierarchyDocument.entries(of: $0) }
  }

  func result(_ members: [(String, JSONValue)], notes: String) -> AgentResult {
    AgentResult(
      notes + text,
      .object(members + [("count", .integer(objects.count)), ("objects", .array(objects))])
    )
  }
}

@MainActor
extension AgentResult {
  /// The longest side of a picture, in pixels: agents look at no more.
  private static let longestSide = 1600.0

  /// A picture as a PNG image, in the largest scale that there is room for.
  init(_ picture: Picture, notes: String, _ members: [(String, JSONValue)], text: String = "") {
    let size = picture.size
    let longest = max(Double(size.width), Double(size.height), 1)
    var scale = min(2, Self.longestSide / longest)
    var image: [UInt8]?
    for _ in 0..<12 {
      image = PictureRaster.bitmap(of: picture, scale: scale)?.bitmap.png
      guard let bytes = image, bytes.count > Self.maximumPictures else { break }
      // The bytes of a picture grow with its area.
      scale *= max(0.3, min(0.9, (Double(Self.maximumPictures) / Double(bytes.count)).squareRoot()))
    }
    let (width, height) = (JSONValue.number(Double(size.width)), JSONValue.number(Double(size.height)))
    let shownScale = (scale * 1000).rounded() / 1000
    self.init(
      text + "\(width.line) x \(height.line) points, \(JSONValue.number(shownScale).line) pixels a point.\n" + notes,
      .object(members + [("width", width), ("height", height), ("scale", .number(shownScale))])
    )
    if let image, image.count <= Self.maximumPictures {
      pictures = [image]
    } else {
      self.text += "The picture is too large to be shown.\n"
    }
  }
}
