import JSONText
import SceneReports
import TestSupport
import Testing

/// Whole documents, held against files that `Scripts/check-json-schema.sh` holds against their schemas.
@Suite("Reports as files")
struct ReportGoldenTests {
  private static let folder = "Tests/Fixtures/reports"
  private static let command: Comment = "DIORAMA_RECORD=1 swift test --filter ReportGoldenTests"

  private func expect(_ name: String, _ text: String) throws {
    try Repository.expectFresh("\(Self.folder)/\(name)", text, command: Self.command)
  }

  @Test("Everything that a report can hold")
  func full() throws {
    let report = SampleReports.report()
    try expect("full.json", JSONReport(report).value.text(width: 100) + "\n")
    try expect("full.sarif", SARIFReport(report).value.text(width: 100) + "\n")
    try expect("full.github.txt", GitHubReport.text(report.findings))
    try expect("full.gitlab", GitLabReport(report).value.text(width: 100) + "\n")
    try expect("full.junit.xml", JUnitReport(report).text)
    try expect("full.checkstyle.xml", CheckstyleReport(report).text)
  }

  @Test("An empty report is a document too")
  func empty() throws {
    let report = Report(version: "1.2.3")
    try expect("empty.json", JSONReport(report).value.text(width: 100) + "\n")
    try expect("empty.sarif", SARIFReport(report).value.text(width: 100) + "\n")
    #expect(GitHubReport.text(report.findings) == "")
    try expect("empty.gitlab", GitLabReport(report).value.text(width: 100) + "\n")
    try expect("empty.junit.xml", JUnitReport(report).text)
    try expect("empty.checkstyle.xml", CheckstyleReport(report).text)
  }
}
