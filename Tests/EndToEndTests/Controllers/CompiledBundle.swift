import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// A bundle with the nibs of scenes, in a temporary folder that is gone after a body has run.
@MainActor
func withCompiledBundle<Result>(
  _ scenes: [String],
  in folder: String = "Tests/Fixtures/transcripts",
  _ body: (Bundle) async throws -> Result
) async throws -> Result {
  let temporaryFolder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: temporaryFolder) }
  for scene in scenes {
    let path = "\(folder)/\(scene).scene.yaml"
    let compiled = Pipeline().compiled(SourceText(path: path, bytes: try Repository.bytes(path)))
    #expect(compiled.diagnostics.isEmpty, "\(path)")
    let archive = try #require(compiled.value)
    try Data(archive.encoded()).write(to: temporaryFolder.appendingPathComponent("\(scene).nib"))
  }
  return try await body(try #require(Bundle(path: temporaryFolder.path)))
}
