import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// An independent reader of the format accepts what the compiler writes.
@Suite struct IndependentReaderTests {
  // Skipped with this word where ../shared or Python is absent: the reader is no part of the project.
  @Test(
    .enabled(if: Repository.shared("tools/nibdump.py") != nil && Python.executable != nil, "../shared is absent"),
    arguments: Repository.samples
  )
  func acceptsTheNib(path: String) throws {
    let script = try #require(Repository.shared("tools/nibdump.py"))
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let archive = try #require(Pipeline().compiled(source).value)
    try Python.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Sample.nib")
      try Data(archive.encoded()).write(to: file)
      let (status, output) = try Python.run(script, [file.path])
      #expect(status == 0, "\(output.suffix(400))")
      #expect(output.contains("objs \(archive.objects.count) "))
    }
  }
}
