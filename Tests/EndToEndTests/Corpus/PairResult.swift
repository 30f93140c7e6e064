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
  /// The classes of the application's own that only one of the two names.
  var otherClasses: [String] = []
  /// What the document's author wrote that only one of the two says; of documents that were changed, in whole or in part, since.
  var otherValues: [String] = []
  /// The versions that may have made the nib, as the nib alone tells; nil where it does not.
  var deduced: ClosedRange<NibTools>?
  /// What the nib shows of the rules by which Xcode writes it.
  var evidence: Set<String> = []
  /// Both nibs in the canonical order, for the independent script.
  var files: (expected: [UInt8], actual: [UInt8])?

  /// Whether document and nib belong together: what one calls a class, the other does too.
  var isPair: Bool { otherClasses.isEmpty }
  /// Whether document and nib are of one day, as far as what no compiler invents tells.
  var isOfOneDay: Bool { otherValues.isEmpty }
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
      otherClasses = Self.classes(genuine).symmetricDifference(Self.classes(compiled)).sorted()
      otherValues = AuthoredValues(genuine).differences(from: AuthoredValues(compiled))
      files = (expected.encoded(), actual.encoded())
    }
    evidence = FoldEvidence.keys(in: genuine).union(FoldEvidence.rules(in: genuine, of: tools, pipeline.catalog))
  }

  /// The classes of the application's own that a nib names.
  private static func classes(_ archive: NibArchive) -> Set<String> {
    var names: Set<String> = []
    for object in archive.objects.indices {
      for (key, payload) in archive.values(of: object) where key == "UIClassName" {
        guard case .object(let target) = payload else { continue }
        for case ("NS.bytes", .data(let bytes)) in archive.values(of: target) {
          names.insert(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
    return names
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
