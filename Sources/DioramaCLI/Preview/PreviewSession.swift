package import DioramaDriver
import DioramaImage
import DioramaPicture
package import DioramaPreview
import DioramaUI
import Foundation
import JSONText
import LayoutEngine
import SceneDiagnostics
import SceneModel

/// The scenes of a preview, and the answers to the page.
@MainActor
package final class PreviewSession {
  private let request: PreviewRequest
  private let run: ToolRun
  private let start = Date()
  private var scenes: [PreviewScene] = []
  private var otherFiles: [String: [String]] = [:]
  /// The scene that the page shows, which is made first; nil for none.
  private var visible: Int?
  /// The texts that an editor has and has not saved, by their paths.
  private var openTexts: [String: [UInt8]] = [:]
  /// Shows a location in a scene in the editor; nil where the user's command does.
  private let showsLocation: ((_ path: String, _ offset: Int) -> Void)?

  /// How many scenes a preview shows.
  private static let limit = 2000

  /// Begins a preview that has read nothing.
  ///
  /// - Parameters:
  ///   - request: What is shown.
  ///   - run: Where files are read.
  ///   - showsLocation: Shows a location in a scene in the editor; nil where the user's command does.
  package init(
    _ request: PreviewRequest,
    in run: ToolRun,
    showsLocation: ((_ path: String, _ offset: Int) -> Void)? = nil
  ) {
    (self.request, self.run, self.showsLocation) = (request, run, showsLocation)
  }

  private var time: Double { Date().timeIntervalSince(start) }

  /// The folders in which something may change that is shown: those of the input, and of the schemas.
  var folders: [String] {
    let path = FilePath.trimmed(request.path)
    let isFolder = (try? run.files.status(path))?.kind == .folder
    var found: [String] = []
    var pending =
      [isFolder ? path : FilePath.folder(of: path)] + request.settings.schemas.map { FilePath.folder(of: $0) }
    var seen: Set<FileStatus.Identity> = []
    while let folder = pending.popLast(), found.count < 4096 {
      guard let status = try? run.files.status(folder), status.kind == .folder, seen.insert(status.identity).inserted
      else { continue }
      found.append(folder)
      for entry in (try? run.files.entries(folder)) ?? [] where !entry.hasPrefix(".") {
        let inner = FilePath.join(folder, entry)
        if (try? run.files.status(inner))?.kind == .folder { pending.append(inner) }
      }
    }
    return found
  }

  /// Looks for scenes, and reads what has changed; the events for the page.
  package func update(isForced: Bool) -> [(name: String, json: String)] {
    let paths = scenePaths()
    var events: [(name: String, json: String)] = []
    if paths != scenes.map(\.path) {
      let known = Dictionary(scenes.map { ($0.path, $0) }) { first, _ in first }
      scenes = paths.map { known[$0] ?? PreviewScene(path: $0) }
      visible = nil
      events.append(("scenes", "{}"))
    }
    let first = visible.map { [$0] } ?? []
    for number in first + scenes.indices.filter({ $0 != visible }) where scenes.indices.contains(number) {
      if let event = update(number, isForced: isForced) { events.append(event) }
    }
    return events
  }

  private func update(_ number: Int, isForced: Bool = false) -> (name: String, json: String)? {
    let open = openTexts[scenes[number].path]
    guard scenes[number].update(request.settings, at: time, open: open, isForced: isForced, in: run) else { return nil }
    let scene = scenes[number]
    let data = JSONValue.object([
      ("n", .integer(number)), ("version", .integer(scene.version)), ("ok", .bool(scene.isGood)),
    ])
    return ("scene", data.line)
  }

  // MARK: - The editor

  /// Takes the text that an editor has.
  ///
  /// - Parameters:
  ///   - text: The text; nil for the one that is saved.
  ///   - path: The scene.
  /// - Returns: The event for the page; nil where nothing is new.
  package func take(_ text: [UInt8]?, of path: String) -> (name: String, json: String)? {
    openTexts[path] = text
    return scenes.firstIndex { $0.path == path }.flatMap { update($0) }
  }

  /// The event that names to the page the object under the editor's cursor; nil for a file that is not shown.
  package func cursor(at offset: Int, in path: String) -> (name: String, json: String)? {
    guard let number = scenes.firstIndex(where: { $0.path == path }) else { return nil }
    let object = scenes[number].shown?.object(at: offset)
    let data = JSONValue.object([
      ("n", .integer(number)), ("object", object.map { .integer($0.index) } ?? .null),
    ])
    return ("cursor", data.line)
  }

  private func scenePaths() -> [String] {
    let path = FilePath.trimmed(request.path)
    guard (try? run.files.status(path))?.kind == .folder else { return [path] }
    let found = folders.flatMap { folder in
      let entries = (try? run.files.entries(folder)) ?? []
      for error in entries.errors(in: folder, isWanted: SceneInput.isSceneName) {
        run.fail("\(error)", .unreadableInput)
      }
      return entries.map { FilePath.join(folder, $0) }.filter(SceneInput.isSceneName)
    }
    return Array(found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.prefix(Self.limit))
  }

  /// What files beside the scenes were last like, so that a change of one of them is known.
  func otherFilesHaveChanged() -> Bool {
    var found: [String: [String]] = [:]
    for folder in folders {
      found[folder] = ((try? run.files.entries(folder)) ?? []).filter { !SceneInput.isSceneName($0) }.map { entry in
        let status = try? run.files.status(FilePath.join(folder, entry))
        return "\(entry) \(status.map { "\($0)" } ?? "")"
      }
    }
    defer { otherFiles = found }
    return found != otherFiles
  }

  // MARK: - Answers

  /// Answers a request that has passed the guard.
  package func respond(_ request: HTTPRequest) -> HTTPResponse {
    if request.method == "POST" {
      return request.path == "/open" ? open(request) : .text(404, "there is no such page")
    }
    if let file = PageFiles.response(to: request.path) { return file }
    let parts = request.path.split(separator: "/")
    if parts == ["scenes"] { return .json(sceneList) }
    // Scenes go by number: no path of a request is a path of a file.
    guard parts.count == 2, parts[1].utf8.count < 6, let number = Int(parts[1]), scenes.indices.contains(number) else {
      return .text(404, "there is no such page")
    }
    guard let choice = PictureChoice(query: request.query) else { return .text(400, "there is no such variant") }
    let hasOutline = request.query["outline"] == "1"
    switch parts[0] {
    case "model":
      visible = number
      let scene = scenes[number]
      guard let model = PreviewModel(of: scene, choice, hasOutline: hasOutline, in: run) else {
        return .json(PreviewModel.json(ofBroken: scene))
      }
      return .json(model.json(of: scene, time: time))
    case "picture":
      guard let model = PreviewModel(of: scenes[number], choice, hasOutline: hasOutline, in: run) else {
        return .text(404, "there is no picture yet")
      }
      let size = model.picture.size
      guard size.width * size.height <= 100_000_000 else { return .text(413, "the picture is too large") }
      if request.query["format"] == "png" {
        guard let drawn = PictureRaster.bitmap(of: model.picture, scale: 2) else {
          return .text(413, "the picture is too large")
        }
        return HTTPResponse(200, type: "image/png", body: drawn.bitmap.png)
      }
      return HTTPResponse(200, type: "image/svg+xml", body: Array(model.picture.svgOfOutlines.utf8))
    default: return .text(404, "there is no such page")
    }
  }

  private var sceneList: String {
    let root = FilePath.trimmed(request.path)
    let list = scenes.enumerated().map { number, scene in
      let name = scene.path.hasPrefix(root + "/") ? String(scene.path.dropFirst(root.count + 1)) : scene.path
      return JSONValue.object([
        ("n", .integer(number)), ("name", .string(name)), ("version", .integer(scene.version)),
        ("ok", .bool(scene.isGood)),
      ])
    }
    let devices = LayoutScreen.deviceNames.map { JSONValue.string($0.name) }
    return JSONValue.object([
      ("scenes", .array(list)), ("devices", .array(devices)), ("textSizes", .strings(PictureTextSize.names)),
      ("canOpen", .bool(!request.editor.isEmpty || showsLocation != nil)),
    ]).line
  }

  /// Shows the location of an object in the user's editor: `n=1&offset=20` as the body.
  private func open(_ request: HTTPRequest) -> HTTPResponse {
    let words = String(decoding: request.body, as: UTF8.self).split(separator: "&").map { $0.split(separator: "=") }
    let values = Dictionary(words.filter { $0.count == 2 }.map { (String($0[0]), Int($0[1])) }) { first, _ in first }
    guard let number = values["n"] ?? nil, let offset = values["offset"] ?? nil, scenes.indices.contains(number),
      let source = scenes[number].source, offset >= 0, offset <= source.bytes.count
    else { return .text(400, "there is no such place") }
    if let showsLocation {
      showsLocation(scenes[number].path, offset)
      return HTTPResponse(204)
    }
    guard let command = self.request.editor.first else { return .text(404, "there is no --editor") }
    let position = source.position(at: offset)
    // Each word is an argument of its own: no shell reads what a file is called, and no editor takes it for an option or a command.
    let path = scenes[number].path
    let file = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    let arguments = self.request.editor.dropFirst().map { word in
      word.replacing("{file}", with: file).replacing("{line}", with: String(position.line))
        .replacing("{column}", with: String(position.column))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      return HTTPResponse(204)
    } catch {
      return .text(500, "the editor cannot be started")
    }
  }
}

extension PictureChoice {
  /// What a page asks for: `device`, `size`, `style`, `text` and `direction`; nil for what there is not.
  fileprivate init?(query: [String: String]) {
    self.init()
    if let name = query["device"], !name.isEmpty {
      guard let screen = LayoutScreen.device(name), let size = PictureSize(screen) else { return nil }
      self.screen = ScreenChoice(size: size)
    } else if let text = query["size"], !text.isEmpty {
      guard let size = PictureSize(text) else { return nil }
      self.screen = ScreenChoice(size: size)
    }
    if let text = query["style"], !text.isEmpty {
      guard let appearance = PictureAppearance(rawValue: text) else { return nil }
      self.appearance = appearance
    }
    if let text = query["direction"], !text.isEmpty {
      guard let direction = PictureDirection(rawValue: text) else { return nil }
      self.direction = direction
    }
    if let text = query["locale"], !text.isEmpty {
      guard text.utf8.count <= 40 else { return nil }
      locale = text
      if query["direction"]?.isEmpty != false { direction = PictureDirection(of: text) }
    }
    if let text = query["text"], !text.isEmpty {
      guard let size = try? PictureTextSize(text) else { return nil }
      textSize = size
    }
  }
}

extension PictureSize {
  fileprivate init?(_ screen: LayoutScreen) {
    func text(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }
    self.init("\(text(screen.width))x\(text(screen.height))")
  }
}
