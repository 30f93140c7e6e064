import Foundation
import TestSupport
import Testing

/// The page of how near layout comes, which `make corpus` writes to Documentation/LayoutAccuracy.md.
///
/// With `DIORAMA_ORACLE`, the path of another file of saved frames, the page is only printed.
@Suite("The layout report of the corpus")
struct LayoutCorpusReportTests {
  private static let isWanted = ProcessInfo.processInfo.environment["DIORAMA_CORPUS"] == "1"

  @Test(
    .enabled(if: isWanted, "'make corpus' runs it"),
    .enabled(
      if: OracleDocument.isPresent || ProcessInfo.processInfo.environment["DIORAMA_ORACLE"] != nil,
      "the saved frames are not here"
    )
  )
  func report() throws {
    let other = ProcessInfo.processInfo.environment["DIORAMA_ORACLE"].map { URL(fileURLWithPath: $0) }
    let cases = try OracleDocument.read(other ?? OracleDocument.file).cases
    #expect(!cases.isEmpty, "there are no saved frames in \((other ?? OracleDocument.file).path)")
    let page = LayoutAccuracy.page(
      engineAlone: LayoutAccuracy(cases, texts: .asSaved),
      byRule: LayoutAccuracy(cases, texts: .byRule),
      date: Date.now.formatted(.iso8601.year().month().day()),
      file: other?.lastPathComponent
    )
    print(page)
    #expect(page.contains("| engine alone | "))
    guard other == nil else { return }
    try Repository.record(page, at: "Documentation/LayoutAccuracy.md")
  }
}
