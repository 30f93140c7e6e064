import Foundation
import InterfaceBuilder
import NibArchive
import NibDecompiler
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport

/// How the nib of an imported document compares with the one that Apple's compiler made of it.
struct PairResult: Sendable {
  var pair: CorpusPair
  /// Nil where the document could not be imported or its scene not compiled.
  var differences: NibDifferences?
  /// The version of Xcode like which the nib was compiled: of those that write the pair's coder version the one that comes nearest.
  var tools = NibTools.usual
  /// Whether the compiled file has the same bytes.
  var hasSameBytes = false
  /// What the nib has and the document does not, so that it cannot be made of it; empty for a fair pair.
  var unfair: [String] = []
  /// The versions that may have made the nib, as the nib alone tells; nil where it does not.
  var deduced: ClosedRange<NibTools>?
  /// What the nib shows of the rules by which Xcode writes it.
  var evidence: Set<String> = []
  /// Both nibs in the canonical order, for the independent script.
  var files: (expected: [UInt8], actual: [UInt8])?

  /// Whether the nib may have been made of the document as it is.
  var isFair: Bool { unfair.isEmpty }
  var isIdentical: Bool { differences?.found.isEmpty == true }
  /// Whether nothing but the last digits of converted colors is different.
  var isIdenticalButForRounding: Bool { differences?.found.allSatisfy(\.isRounding) == true }
  /// The part of the values that is equal.
  var share: Double {
    guard let differences, differences.total > 0 else { return 0 }
    return max(1 - Double(differences.found.count) / Double(differences.total), 0)
  }

  /// Imports the document, compiles the scene like all tools that come into question, and compares.
  init(_ pair: CorpusPair) throws {
    self.pair = pair
    guard let folder = Repository.shared("corpus/pairs/xib/\(pair.folder)") else { return }
    let document = SourceText(
      // Texts of a document in a folder 'Base.lproj' are localizable.
      path: pair.source,
      bytes: try CorpusFiles.bytes(folder.appendingPathComponent("source.xib"))
    )
    let bytes = try CorpusFiles.bytes(folder.appendingPathComponent(pair.nib))
    let genuine = try NibArchive(decoding: bytes)
    guard let text = importDocument(document, catalog: SceneCatalog.builtIn).value?.text else { return }
    var pipeline = Pipeline()
    guard let scene = pipeline.validated(SourceText(path: "A.scene.yaml", text: text)).value else { return }
    let expected = CanonicalNib(genuine).archived()
    deduced = NibOrigin(of: genuine)?.tools
    for tools in NibTools.known.sorted() where Int(tools.coderVersion) == pair.coderVersion {
      pipeline.tools = tools
      let compiled = emit(scene, EmissionOptions(like: tools, variant: pair.variant)).archive
      let actual = CanonicalNib(compiled).archived()
      let found = NibDifferences(expected, actual)
      if let best = differences, best.found.count <= found.found.count { continue }
      differences = found
      self.tools = tools
      hasSameBytes = compiled.encoded() == bytes
      unfair =
        found.found.isEmpty
        ? [] : PairEvidence(document: document.bytes, genuine: genuine, compiled: compiled).lines
      files = (expected.encoded(), actual.encoded())
    }
    evidence = FoldEvidence.keys(in: genuine).union(FoldEvidence.rules(in: genuine, of: tools, pipeline.catalog))
  }

  /// What the independent script counts: values and differences; nil where it cannot run.
  func judged() throws -> (values: Int, differing: Int)? {
    guard let files, Python.executable != nil, let script = Repository.shared("tools/nibcompare.py") else { return nil }
    return try Python.withTemporaryFolder { folder in
      let expected = folder.appendingPathComponent("expected.nib")
      let actual = folder.appendingPathComponent("actual.nib")
      try Data(files.expected).write(to: expected)
      try Data(files.actual).write(to: actual)
      let (_, output) = try Python.run(script, ["--max", "0", expected.path, actual.path])
      guard let match = output.firstMatch(of: /values (\d+), differing (\d+)/), let values = Int(match.1),
        let differing = Int(match.2)
      else { return nil }
      return (values, differing)
    }
  }
}
