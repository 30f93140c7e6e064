import AssetCatalog
import DioramaDriver
import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing
import ToolTestSupport

@testable import DioramaCLI

@Suite("The sizes of images that a project holds")
@MainActor
struct AssetSizeTests {
  /// The beginning of a PNG of some pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    return Data(signature + Array("IHDR".utf8) + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  private func write(_ data: Data, to name: String, in folder: TemporaryFolder) throws {
    try folder.write("", to: name)
    try data.write(to: URL(fileURLWithPath: folder.at(name)))
  }

  private func names(in folder: TemporaryFolder) throws -> AssetNames {
    let run = ToolRun(in: Surroundings(readInput: { _ in [] }))
    let path = folder.at("A.scene.yaml")
    let project = try #require(Projects(SettingSources(), in: run).project(for: path))
    let source = SourceText(path: path, text: "scene: 1\nassets: [art, more]\nobjects: []\n")
    let scene = try #require(project.pipeline.validated(source).value)
    return try #require(AssetSearch(run.files).names(for: scene.scene, in: project))
  }

  @Test("A size is read from the file that a device would take, and unknown where files differ")
  func sizes() throws {
    let folder = try TemporaryFolder([
      "art/C.xcassets/star.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"s.png\", \"scale\": \"2x\"}]}",
      "art/C.xcassets/gone.imageset/Contents.json": "{\"images\": [{\"filename\": \"none.png\"}]}",
      "art/C.xcassets/dial.symbolset/Contents.json": "{}", "art/line.svg": "<svg width=\"9\" height=\"1\"/>",
    ])
    try write(png(48, 32), to: "art/C.xcassets/star.imageset/s.png", in: folder)
    try write(png(30, 30), to: "art/dot@3x.png", in: folder)
    try write(png(20, 20), to: "art/dot@2x.png", in: folder)
    try write(png(20, 20), to: "art/two.png", in: folder)
    try write(png(40, 20), to: "art/Photo@2x.PNG", in: folder)
    try write(png(22, 20), to: "more/two.png", in: folder)
    let names = try names(in: folder)
    #expect(names.size(ofImage: "star") == ImageSize(width: 24, height: 16))
    #expect(names.size(ofImage: "dot") == ImageSize(width: 10, height: 10))
    #expect(names.size(ofImage: "dot.png") == ImageSize(width: 10, height: 10))
    #expect(names.size(ofImage: "line") == ImageSize(width: 9, height: 1))
    #expect(names.size(ofImage: "line.svg") == ImageSize(width: 9, height: 1))
    #expect(names.size(ofImage: "Photo") == ImageSize(width: 20, height: 10))
    #expect(names.size(ofImage: "Photo@2x.PNG") == ImageSize(width: 20, height: 10))
    for unknown in ["two", "gone", "dial", "nothing"] { #expect(names.size(ofImage: unknown) == nil) }
    #expect(names.images.isSuperset(of: ["two", "gone", "dial"]))
  }

  @Test("What is no regular file is not opened")
  func pipes() throws {
    let folder = try TemporaryFolder(["art/C.xcassets/pipe.imageset/a": "", "more/x": ""])
    #expect(mkfifo(folder.at("art/C.xcassets/pipe.imageset/Contents.json"), 0o600) == 0)
    #expect(mkfifo(folder.at("more/hole.png"), 0o600) == 0)
    let names = try names(in: folder)
    #expect(names.size(ofImage: "pipe") == nil)
    #expect(names.size(ofImage: "hole") == nil)
  }
}
