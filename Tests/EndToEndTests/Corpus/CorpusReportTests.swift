import Foundation
import TestSupport
import Testing

/// The corpus report, which `make corpus` writes to Documentation/Parity.md.
@Suite struct CorpusReportTests {
  private static let isWanted = ProcessInfo.processInfo.environment["DIORAMA_CORPUS"] == "1"

  /// The part about compiled storyboards alone, which is quick: `DIORAMA_CORPUS=1 swift test --filter storyboardReport`.
  @Test(
    .enabled(if: isWanted, "'make corpus' runs it"),
    .enabled(if: Repository.shared("corpus/pairs.tsv") != nil, "../shared/corpus is absent")
  )
  func storyboardReport() async throws {
    let results = try await StoryboardPairResult.all()
    print(StoryboardSection(results: results).text)
    #expect(results.count > 30 && results.allSatisfy { $0.isInfoRead != false })
  }

  // Skipped with this word where ../shared is absent: its files are no part of the project.
  @Test(
    .enabled(if: isWanted, "'make corpus' runs it"),
    .enabled(if: Repository.shared("corpus/pairs.tsv") != nil, "../shared/corpus is absent")
  )
  func report() async throws {
    async let results = concurrently(try CorpusPair.all()) { try PairResult($0) }
    async let nibs = concurrently(CorpusFiles.files(below: "pairs", suffix: ".nib")) { try DecompileResult($0) }
    async let documents = ImportResult.all(below: "documents/ios", suffix: ".xib")
    async let sources = ImportResult.all(below: "pairs/xib", suffix: ".xib")
    async let storyboards = ImportResult.all(below: "documents/ios", suffix: ".storyboard")
    async let storyboardExports = ExportResult.all(below: "documents/ios", suffix: ".storyboard")
    async let exports = ExportResult.all(below: "documents/ios", suffix: ".xib")
    async let sourceExports = ExportResult.all(below: "pairs/xib", suffix: ".xib")
    async let layouts = LayoutFindings.all(below: "documents/ios", suffix: ".xib")
    async let sourceLayouts = LayoutFindings.all(below: "pairs/xib", suffix: ".xib")
    async let others = ImportResult.all(below: "documents/other", suffix: ".xib")
    async let boards = StoryboardPairResult.all()
    let judged = try await concurrently(results) { try $0.judged() }
    var isJudged = true
    for (result, judgement) in zip(try await results, judged) {
      guard let judgement, let differences = result.differences else {
        isJudged = false
        continue
      }
      #expect(judgement == (differences.total, differences.found.count), "\(result.pair.name)")
    }
    #expect(judged.count > 200, "the list of pairs could not be read")
    let conflicts = try await (layouts + sourceLayouts).reduce(0) { $0 + ($1.counts["conflicting-constraints"] ?? 0) }
    #expect(conflicts <= 1, "a document has no contradiction that Interface Builder does not show")
    let report = CorpusReport(
      documents: try await documents + sources,
      others: try await others,
      storyboards: try await storyboards,
      exports: try await exports + sourceExports,
      storyboardExports: try await storyboardExports,
      nibs: try await nibs,
      layouts: try await layouts + sourceLayouts,
      results: try await results,
      boards: try await boards,
      folds: try FoldEvidence(try await results),
      mac: try MacResults.found(),
      isJudged: isJudged,
      date: Date.now.formatted(.iso8601.year().month().day())
    )
    try Repository.record(report.text, at: "Documentation/Parity.md")
    print(report.text)
  }
}
