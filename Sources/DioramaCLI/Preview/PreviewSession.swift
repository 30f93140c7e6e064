import Backports
package import DioramaDriver
import DioramaImage
import DioramaPicture
package import DioramaPreview
import DioramaUI
import Foundation
import JSONText
import LayoutEngine
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The scenes of a preview, and the answers to the page.
@MainActor
package final class PreviewSession {
  private let request: PreviewRequest
  private let run: ToolRun
  private let start = Date()
  private var files: [PreviewFile] = []
  /// What the page lists, in its order.
  private var scenes: [PreviewScene] = []
  private var otherFiles: [String: [String]] = [:]
  /// The texts that an editor has and has not saved, by their paths.
  private var openTexts: [String: [UInt8]] = [:]
  /// Shows a location in a scene in the editor; nil where the user's command does.
  private let showsLocation: ((_ path: String, _ offset: Int) -> Void)?

  private var hasSearched = false
  /// What could not be searched, which is reported once.
  private var reported: Set<String> = []

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

  /// Looks for files, and reads what has changed; the events for the page.
  package func update(isForced: Bool) -> [(name: String, json: String)] {
    let known = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    return listing { reading in
      files = sources().map { source in
        var file = known[source.path] ?? PreviewFile(source)
        file.update(source, reading, isForced: isForced)
        return file
      }
    }
  }

  /// Changes files, and lists their scenes anew; the events for the page.
  private func listing(_ change: (PreviewReading) -> Void) -> [(name: String, json: String)] {
    let before = scenes
    change(PreviewReading(settings: request.settings, time: time, openTexts: openTexts, run: run))
    scenes = Array(files.flatMap(\.scenes).prefix(Self.limit))
    let isSame =
      before.count == scenes.count && zip(before, scenes).allSatisfy { $0.path == $1.path && $0.name == $1.name }
    let versions = isSame ? before.map(\.version) : []
    var events: [(name: String, json: String)] = isSame ? [] : [("scenes", "{}")]
    for (number, scene) in scenes.enumerated() where !isSame || versions[number] != scene.version {
      let data = JSONValue.object([
        ("n", .integer(number)), ("version", .integer(scene.version)), ("ok", .bool(scene.isGood)),
      ])
      events.append(("scene", data.line))
    }
    return events
  }

  // MARK: - The editor

  /// Takes the text that an editor has.
  ///
  /// - Parameters:
  ///   - text: The text; nil for the one that is saved.
  ///   - path: The file.
  /// - Returns: The events for the page; empty where nothing is new.
  package func take(_ text: [UInt8]?, of path: String) -> [(name: String, json: String)] {
    openTexts[path] = text
    return listing { reading in
      for index in files.indices where files[index].includes(path) {
        files[index].update(nil, reading, isForced: false)
      }
    }
  }

  /// The event that names to the page the object under the editor's cursor; nil for a file that is not shown.
  package func cursor(at offset: Int, in path: String) -> (name: String, json: String)? {
    // Of several scenes in the file, the one whose object begins last before the cursor.
    let found = scenes.indices.filter { scenes[$0].path == path }.map { ($0, scenes[$0].shown?.object(at: offset)) }
    guard let (number, object) = found.max(by: { ($0.1?.start ?? -1, -$0.0) < ($1.1?.start ?? -1, -$1.0) }) else {
      return nil
    }
    let data = JSONValue.object([
      ("n", .integer(number)), ("object", object.map { .integer($0.id.index) } ?? .null),
    ])
    return ("cursor", data.line)
  }

  /// The scenes that stand alone and the storyboards, in the order of their paths.
  private func sources() -> [PreviewFile.Source] {
    let path = FilePath.trimmed(request.path)
    let isFolder = (try? run.files.status(path))?.kind == .folder
    var files = [SceneInput(path: path)]
    if isFolder {
      var search = FileSearch(run.files) { Self.isShown($0) }
      search.search(path)
      for failure in search.failures where reported.insert("\(failure)").inserted {
        run.fail("\(failure)", .unreadableInput)
      }
      // What is passed over is noted once.
      let quiet = ToolRun(in: run.surroundings, isQuiet: hasSearched)
      hasSearched = true
      files = DocumentChoice.chosen(search.found.map { SceneInput(path: $0) }, moved: .passedOver, in: quiet)
    }
    var sources = FoundSources(files, in: run)
    // A document that is named is read whatever its project ignores.
    if isFolder { sources = sources.read(by: Projects(request.settings, in: run), in: run) }
    let all =
      sources.scenes.map { PreviewFile.Source.scene($0.path) }
      + sources.storyboards.map { PreviewFile.Source.storyboard($0) }
    return all.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a file is a scene, a storyboard or a document, which the page lists.
  private static func isShown(_ name: String) -> Bool { SourceKind(path: name).map { $0 != .component } == true }

  /// What files beside the scenes were last like, so that a change of one of them is known.
  func otherFilesHaveChanged() -> Bool {
    var found: [String: [String]] = [:]
    for folder in folders {
      found[folder] = ((try? run.files.entries(folder)) ?? []).filter { !Self.isShown($0) }.map { entry in
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
      let scene = scenes[number]
      guard let model = PreviewModel(of: scene, among: scenes, choice, hasOutline: hasOutline, in: run) else {
        return .json(PreviewModel.json(ofBroken: scene))
      }
      return .json(model.json(of: scene, time: time))
    case "picture":
      guard let model = PreviewModel(of: scenes[number], among: scenes, choice, hasOutline: hasOutline, in: run) else {
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
      let file = scene.path.hasPrefix(root + "/") ? String(scene.path.dropFirst(root.count + 1)) : scene.path
      let name = file + (scene.name.map { " · \($0)" } ?? "")
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
