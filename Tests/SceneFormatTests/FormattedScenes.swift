import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneSyntax
import TestSupport

/// The scenes that formatting is tried on, and what is asked of them.
enum FormattedScenes {
  static let pipeline: Pipeline = {
    var pipeline = Pipeline()
    let folder = "Examples/Shop/Components"
    let sources = Repository.files(in: folder).compactMap { file -> (String, SourceText)? in
      guard let source = try? source("\(folder)/\(file)") else { return nil }
      return (String(file.prefix { $0 != "." }), source)
    }
    pipeline.components = ComponentLibrary(Dictionary(sources) { first, _ in first }, catalog: pipeline.catalog)
    return pipeline
  }()
  static let formatter = SceneFormatter(pipeline: pipeline)

  /// The project's own scenes, as paths from its root.
  static let own: [String] = ["samples", "Tests/Fixtures", "Examples"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  /// Documents that Xcode wrote, every eighth; none where `../shared` is absent.
  static let documents: [String] = {
    let folder = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus/pairs/xib")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().enumerated().filter { $0.offset % 8 == 0 }.map {
      folder.appendingPathComponent("\($0.element)/source.xib").path
    }
    .filter { FileManager.default.fileExists(atPath: $0) }
  }()

  static func source(_ path: String) throws -> SourceText {
    SourceText(path: path, bytes: try Array(Data(contentsOf: Repository.root.appendingPathComponent(path))))
  }

  /// The scene of a document; nil where no scene can stand for it.
  static func imported(_ path: String) throws -> SourceText? {
    let document = SourceText(path: path, bytes: try Array(Data(contentsOf: URL(fileURLWithPath: path))))
    let scene = importDocument(document, catalog: SceneCatalog.builtIn).value
    return scene.map { SourceText(path: path + ".scene.yaml", text: $0.text) }
  }

  /// The bytes of a scene's nib; nil where it has errors.
  static func nib(_ source: SourceText) -> [UInt8]? {
    pipeline.compiled(source).value?.encoded()
  }

  /// The texts of a scene's comments, in alphabetical order.
  static func comments(_ source: SourceText) -> [String] {
    parse(source).value.comments.map { comment in
      var text = Substring(source.string(in: comment))
      while text.last == " " || text.last == "\t" { text.removeLast() }
      return String(text)
    }.sorted()
  }

  /// What formatting makes of a scene without errors; nil where it finds the scene, or itself, at fault.
  static func formatted(_ source: SourceText) -> [UInt8]? {
    switch formatter.format(source).value {
    case .unchanged: source.bytes
    case .changed(let bytes): bytes
    case .erroneous, .unsound: nil
    }
  }
}
