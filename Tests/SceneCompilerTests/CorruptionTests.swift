import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// Whatever happens to a line of a scene, few words are said of it, and they are said of that line.
@Suite struct CorruptionTests {
  /// How many corruptions of a sample are tried.
  private static let count = 200

  @Test(arguments: Repository.samples)
  func corruptedSample(path: String) throws {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let pipeline = Pipeline()
    let genuine = try #require(pipeline.compiled(source).value).encoded()
    let tree = parse(source).value
    let corruptions = Corruption.all(of: source)
    // All of them take minutes, and are for whoever changes what is said of mistakes.
    let step = Sampling.isExhaustive ? 1 : max(corruptions.count / Self.count, 1)
    var failures: [String] = []
    for index in Sampling.sample(Array(stride(from: 0, to: corruptions.count, by: step))) {
      let corruption = corruptions[index]
      let corrupted = SourceText(path: path, text: corruption.text)
      let compiled = pipeline.compiled(corrupted)
      if let why = failure(of: corruption, compiled, genuine, tree, in: corrupted) {
        let words = GCCRenderer().render(compiled.diagnostics, in: corrupted)
        failures.append("\(path) \(corruption.title): \(why)\n\(words)")
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) of \(corruptions.count): \(failures.prefix(8).joined(separator: "\n"))"
    )
  }

  private func failure(
    of corruption: Corruption,
    _ compiled: Diagnosed<NibArchive?>,
    _ genuine: [UInt8],
    _ tree: SyntaxTree,
    in source: SourceText
  ) -> String? {
    if compiled.diagnostics.count > 5 { return "\(compiled.diagnostics.count) diagnostics" }
    switch corruption.kind {
    case .renamedKey, .retypedValue:
      return compiled.diagnostics.isEmpty && compiled.value?.encoded() != genuine ? "nothing is said" : nil
    case .deletedLine, .shiftedLine:
      let region = CorruptedRegion(corruption, tree)
      let isElsewhere = compiled.diagnostics.contains { !region.touches($0, in: source) }
      return isElsewhere ? "something is said of another location" : nil
    }
  }
}
