import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneReports
import TestSupport
import Testing

/// What formatting never does to any scene, however it is written.
@Suite struct FormatPropertyTests {
  @Test(arguments: FormattedScenes.own)
  func ownScenes(path: String) throws {
    try check(FormattedScenes.source(path))
  }

  @Test(
    "Scenes of documents are formatted as they are imported",
    .enabled(if: !FormattedScenes.documents.isEmpty, "no corpus beside the package"),
    arguments: Sampling.sample(FormattedScenes.documents)
  )
  func importedScenes(path: String) throws {
    guard let scene = try FormattedScenes.imported(path), FormattedScenes.nib(scene) != nil else { return }
    #expect(FormattedScenes.formatter.format(scene).value == .unchanged)
    try check(scene)
  }

  @Test(arguments: FormattedScenes.own)
  func mangledOwnScenes(path: String) throws {
    try checkMangled(FormattedScenes.source(path))
  }

  @Test(
    .enabled(if: !FormattedScenes.documents.isEmpty, "no corpus beside the package"),
    arguments: Sampling.sample(FormattedScenes.documents)
  )
  func mangledImportedScenes(path: String) throws {
    if let scene = try FormattedScenes.imported(path) { try checkMangled(scene) }
  }

  // MARK: - Checks

  private func check(_ source: SourceText) throws {
    guard let nib = FormattedScenes.nib(source) else {
      let outcome = FormattedScenes.formatter.format(source)
      #expect(outcome.value == .erroneous)
      #expect(outcome.diagnostics.hasErrors)
      return
    }
    let bytes = try #require(FormattedScenes.formatted(source), "\(FormattedScenes.formatter.format(source).value)")
    let result = SourceText(path: source.path, bytes: bytes)
    #expect(FormattedScenes.nib(result) == nib)
    #expect(FormattedScenes.comments(result) == FormattedScenes.comments(source))
    #expect(FormattedScenes.formatter.format(result).value == .unchanged)
    try checkEncodings(of: source, result: bytes)
  }

  /// A byte order mark and the form of line endings stay as they are, and change nothing else.
  private func checkEncodings(of source: SourceText, result: [UInt8]) throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    func plain(_ bytes: [UInt8]) -> [UInt8] {
      (bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes).filter { $0 != 0x0D }
    }
    func withReturns(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
    let (old, new) = (plain(source.bytes), plain(result))
    let forms = [(old, new), (mark + old, mark + new), (withReturns(old), withReturns(new))]
    for (before, after) in Sampling.sample(forms, from: old.count) {
      let found = try #require(FormattedScenes.formatted(SourceText(path: source.path, bytes: before)))
      #expect(found == after)
    }
  }

  private func checkMangled(_ source: SourceText) throws {
    guard FormattedScenes.nib(source) != nil else { return }
    let text = source.string(in: SourceRange(source.byteOrderMarkLength, source.bytes.count))
    var mangling = Mangling(seed: UInt64(text.utf8.count))
    let shuffled = mangling.shuffled(source)
    let variants = [
      shuffled, mangling.commented(Mangling.reindented(shuffled)), mangling.spaced(mangling.commented(text)),
    ]
    for variant in Sampling.sample(variants, from: source.bytes.count) {
      let source = SourceText(path: source.path, text: variant)
      guard let nib = FormattedScenes.nib(source) else { continue }
      let outcome = FormattedScenes.formatter.format(source).value
      let bytes = try #require(FormattedScenes.formatted(source), "\(outcome) of:\n\(variant)")
      let result = SourceText(path: source.path, bytes: bytes)
      #expect(FormattedScenes.nib(result) == nib)
      #expect(FormattedScenes.comments(result) == FormattedScenes.comments(source))
      let again = FormattedScenes.formatter.format(result).value
      #expect(again == .unchanged, "\(changes(result, again)) of:\n\(variant)")
    }
  }

  private func changes(_ source: SourceText, _ outcome: SceneFormatter.Outcome) -> String {
    guard case .changed(let bytes) = outcome else { return "\(outcome)" }
    return UnifiedDiff(from: source.bytes, to: bytes, label: source.path).text
  }
}
