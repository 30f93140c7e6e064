import Foundation
import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// What is compiled, decompiled and compiled again is the same.
@Suite struct RoundTripTests {
  @Test("A scene's nib gives a scene that compiles to an equal archive", arguments: Repository.scenes)
  func scenes(path: String) throws {
    let pipeline = Pipeline()
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    // Fixtures that need schemas of their own are not for every reader.
    guard let archive = pipeline.compiled(source).value else { return }
    let decompilation = try decompile(archive, path: path, with: pipeline)
    let again = pipeline.compiled(SourceText(path: path, text: decompilation.text))
    #expect(again.value == archive, "\(again.diagnostics.map(\.message)) \(decompilation.text)")
    #expect(!again.diagnostics.hasErrors)
    #expect(try decompile(archive, path: path, with: pipeline).text == decompilation.text)
  }

  @Test("What Diorama compiles is said in the language's own words", arguments: Repository.scenes)
  func nothingIsKept(path: String) throws {
    let pipeline = Pipeline()
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    guard let archive = pipeline.compiled(source).value else { return }
    let kept = try decompile(archive, path: path, with: pipeline).kept
    // The list of all objects follows the text, where slots may stand in any order; and an owner that has children is of a class that a
    // nib does not name, so that they are connected to it as the nib has it where it has outlets of its own.
    #expect(
      kept.allSatisfy {
        $0.id.isEmpty
          && Set($0.keys).isSubset(of: ["UINibObjectsKey", "UINibConnectionsKey", "UINibTopLevelObjectsKey"])
      },
      "\(kept)"
    )
  }

  @Test("Every genuine nib comes back as it was", .enabled(if: GenuineNibs.isPresent, "no corpus"))
  func corpus() throws {
    let step = Sampling.isExhaustive ? 1 : 16
    let nibs = Sampling.sample(GenuineNibs.files.enumerated().filter { $0.offset % step == 0 }.map(\.element))
    let pipeline = Pipeline()
    var withoutRest = 0
    for nib in nibs {
      let archive = try NibArchive(decoding: Array(Data(contentsOf: nib)))
      let decompilation = try decompile(archive, path: nib.path, with: pipeline)
      let again = pipeline.compiled(SourceText(path: nib.path, text: decompilation.text))
      let compiled = try #require(again.value, "\(nib.path): \(again.diagnostics.map(\.message))")
      #expect(NibComparison(archive, compiled).difference == nil, "\(nib.path)")
      if decompilation.kept.allSatisfy(\.id.isEmpty) { withoutRest += 1 }
    }
    print("\(nibs.count) genuine nibs decompiled and compiled to the same structure, \(withoutRest) in words alone")
  }
}
