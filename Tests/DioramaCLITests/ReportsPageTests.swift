import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// The examples of `Documentation/Reports.md` are what the tool prints.
@MainActor
struct ReportsPageTests {
  /// What stands in the page's code blocks of a kind.
  private func blocks(_ kind: String) throws -> [String] {
    let page = try Repository.text("Documentation/Reports.md")
    return page.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```\n").first
    }
  }

  @Test("Each example is the output of its call")
  func examples() throws {
    let folder = try TemporaryFolder(["Hello.scene.yaml": try #require(try blocks("yaml").first)])
    let examples = try blocks("console")
    #expect(examples.count == 6)
    for example in examples {
      let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let call = lines[0].replacing("$ diorama ", with: "").split(separator: " ").map(String.init)
      try #require(call.count == 4 && lines.count == 2, "\(lines[0])")
      let run = Invocation(call[0], "@" + call[1], call[2], call[3], in: folder)
      #expect(run.output + run.errors == lines[1], "\(lines[0])")
    }
  }
}
