import Backports
import DioramaDriver
import Foundation
import JSONText
import SceneDiagnostics
import SceneLanguage

/// What agents can read: the cheat sheet, the chapters of the guide, and the scenes and documents in the folders.
@MainActor
struct AgentResources {
  private static let cheatSheet = "diorama://cheat-sheet"
  private static let guide = "diorama://guide/"
  /// How many resources are listed at a time.
  private static let pageLength = 400
  /// The most bytes of a file that is given as a whole.
  private static let mostBytes = 4 << 20
  private static let maximumFolders = 1 << 14

  private let folders: AgentFolders

  init(_ folders: AgentFolders) { self.folders = folders }

  /// The resources from a place in the list on.
  ///
  /// - Parameter cursor: What the page before gave; nil for the first page.
  func list(_ cursor: JSONValue?) throws(AgentProtocol.Failure) -> [(String, JSONValue)] {
    var start = 0
    if let cursor {
      guard let number = cursor.stringValue.flatMap({ Int($0) }), number > 0 else {
        throw .init(.invalidParams, "'cursor' is none that the server gave")
      }
      start = number
    }
    let all = pages + files
    let page = all.dropFirst(start).prefix(Self.pageLength)
    let next = start + page.count
    return [("resources", .array(Array(page)))] + (next < all.count ? [("nextCursor", .string("\(next)"))] : [])
  }

  /// The forms of addresses.
  var templates: JSONValue {
    [
      [
        "uriTemplate": .string(Self.guide + "{chapter}"), "name": "guide", "title": "A chapter of the guide",
        "description": .string("The chapters are \(Wording.list(EmbeddedGuide.chapters))."),
        "mimeType": "text/markdown",
      ],
      [
        "uriTemplate": "file://{+path}", "name": "file", "title": "A scene or a document",
        "description":
          "The absolute path of a scene, a storyboard, a component or a document below the folders of the server.",
      ],
    ]
  }

  /// The contents of a resource, byte for byte.
  func contents(of address: String) throws(AgentProblem) -> JSONValue {
    if let page = page(address) {
      return ["uri": .string(address), "mimeType": "text/markdown", "text": .string(page.description)]
    }
    let shown = ReadableText.shortened(VisibleText.line(address))
    guard let path = FileAddress.path(address) else { throw AgentProblem("there is no resource '\(shown)'") }
    let file = try folders.existing(path)
    guard let kind = SourceKind(path: file) else {
      throw AgentProblem("'\(shown)' is no scene and no document of Interface Builder")
    }
    let bytes: [UInt8]
    do { bytes = try folders.files.contents(file) } catch { throw AgentProblem(VisibleText.line("\(error)")) }
    guard bytes.count <= Self.mostBytes else {
      throw AgentProblem("'\(shown)' has \(bytes.count) bytes, more than the \(Self.mostBytes) that are given")
    }
    let contents: (String, JSONValue) =
      if let text = String(validating: bytes, as: UTF8.self) {
        ("text", .string(text))
      } else {
        ("blob", .string(Data(bytes).base64EncodedString()))
      }
    return .object([("uri", .string(address)), ("mimeType", .string(kind.mimeType)), contents])
  }

  private func page(_ address: String) -> StaticString? {
    if address == Self.cheatSheet { return EmbeddedGuide.cheatSheet }
    return address.hasPrefix(Self.guide) ? EmbeddedGuide.chapter(String(address.dropFirst(Self.guide.count))) : nil
  }

  private var pages: [JSONValue] {
    [
      [
        "uri": .string(Self.cheatSheet), "name": "cheat-sheet", "title": "The language on a page",
        "mimeType": "text/markdown",
      ]
    ]
      + EmbeddedGuide.chapters.map { name in
        [
          "uri": .string(Self.guide + name), "name": .string(name), "title": .string("Guide: \(name)"),
          "mimeType": "text/markdown",
        ]
      }
  }

  private var files: [JSONValue] {
    var search = FileSearch(folders.files, mostFolders: Self.maximumFolders) { SourceKind(path: $0) != nil }
    for folder in folders.named { search.search(folder) }
    return zip(search.found, search.statuses).compactMap { path, status in
      guard let absolute = try? folders.files.canonicalPath(path) else { return nil }
      return [
        "uri": .string(FileAddress.of(absolute)), "name": .string(FilePath.name(of: path)), "title": .string(path),
        "mimeType": .string(SourceKind(path: path)?.mimeType ?? ""), "size": .integer(Int(status.size)),
      ]
    }
  }
}

extension SourceKind {
  fileprivate var mimeType: String { isDocument ? "application/xml" : "application/yaml" }
}
