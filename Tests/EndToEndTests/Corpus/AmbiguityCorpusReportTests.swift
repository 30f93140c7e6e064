import Foundation
import TestSupport
import Testing

/// What the linter finds open beside what Interface Builder marked, over all documents; `make corpus` runs it.
@Suite struct AmbiguityCorpusReportTests {
  private static let isWanted = ProcessInfo.processInfo.environment["DIORAMA_CORPUS"] == "1"

  @Test(
    "The linter finds at least half of the views that Interface Builder marked, and at most 2 of 100 others",
    .enabled(if: isWanted, "'make corpus' runs it"),
    .enabled(if: Repository.shared("corpus/documents/ios") != nil, "../shared/corpus is absent")
  )
  func flags() async throws {
    let documents = try await AmbiguityFlags.all()
    let imported = documents.filter(\.isImported)
    func sum(_ path: KeyPath<AmbiguityFlags, Int>) -> Int { imported.reduce(0) { $0 + $1[keyPath: path] } }
    let (marked, found) = (sum(\.views.marked), sum(\.views.markedAndFound))
    let (others, othersFound) = (sum(\.views.others), sum(\.views.othersFound))
    let cells = sum(\.markedInCells)
    print(
      """
      \(imported.count) of \(documents.count) documents and scenes of storyboards
      marked as ambiguous: \(marked), \(cells) of them in cells of tables; found: \(found)
      marked, or in a marked view: \(sum(\.inside.marked)); found: \(sum(\.inside.markedAndFound))
      others that constraints name: \(others); found: \(othersFound)
      """
    )
    for document in imported where !document.others.isEmpty || document.views.marked > 0 {
      print("\(document.name): \(document.views); others: \(document.others.joined(separator: " "))")
    }
    #expect(2 * found >= marked - cells)
    #expect(50 * othersFound <= others)
  }
}
