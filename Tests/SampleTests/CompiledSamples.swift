import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// A bundle with the nibs of a sample, in a temporary folder that is gone after a body has run.
@MainActor
func withCompiledSample<Result>(_ sample: String, _ body: (Bundle) throws -> Result) throws -> Result {
  let root = Repository.root
  let folder = root.appending(path: "samples/\(sample)")
  let temporaryFolder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: temporaryFolder) }
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
    guard name.hasSuffix(".scene.yaml") else { continue }
    let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
    let compiled = Pipeline().compiled(SourceText(path: name, bytes: bytes))
    #expect(compiled.diagnostics.isEmpty, "\(name)")
    let archive = try #require(compiled.value)
    try Data(archive.encoded()).write(to: temporaryFolder.appending(path: "\(name.dropLast(".scene.yaml".count)).nib"))
  }
  return try body(try #require(Bundle(path: temporaryFolder.path)))
}
