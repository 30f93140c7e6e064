import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// A document imported as a scene compiles to the nib that Apple's compiler made of the document.
@Suite struct ParityTests {
  // Skipped with this word where ../shared or Python is absent: the documents are no part of the project.
  @Test(
    .enabled(
      if: Repository.shared("corpus/pairs/xib") != nil && Python.executable != nil,
      "../shared/corpus is absent"
    ),
    arguments: Sampling.sample(ParityPair.all.map(\.folder))
  )
  func compilesToTheSameStructure(folder name: String) throws {
    let pair = try #require(ParityPair.all.first { $0.folder == name })
    let folder = try #require(Repository.shared("corpus/pairs/xib/\(pair.folder)"))
    let bytes = try Array(Data(contentsOf: folder.appendingPathComponent("source.xib")))
    let imported = importDocument(SourceText(path: "source.xib", bytes: bytes), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics.map(\.message))")
    let text = try #require(imported.value).text
    let source = SourceText(path: "\(pair.nib).scene.yaml", text: text)
    let compiled = Pipeline().compiled(source)
    let actual = try #require(compiled.value, "\(GCCRenderer().render(compiled.diagnostics, in: source))")
    let genuine = try NibArchive(decoding: Array(Data(contentsOf: folder.appendingPathComponent(pair.nib))))
    let script = try #require(Repository.shared("tools/nibcompare.py"))
    try Python.withTemporaryFolder { temporary in
      let files = ["expected.nib", "actual.nib"].map { temporary.appendingPathComponent($0) }
      try Data(CanonicalNib(genuine).archived().encoded()).write(to: files[0])
      try Data(CanonicalNib(actual).archived().encoded()).write(to: files[1])
      let (_, output) = try Python.run(script, ["--max", "60", files[0].path, files[1].path])
      let differences = output.split(separator: "\n").filter { !$0.hasPrefix("values ") }
      let patterns = try pair.known.map { try Regex($0.pattern) }
      let unexplained = differences.filter { line in !patterns.contains { line.firstMatch(of: $0) != nil } }
      #expect(unexplained.isEmpty, "\(unexplained.joined(separator: "\n"))")
    }
  }
}
