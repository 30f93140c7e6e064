import Foundation
import TestSupport
import Testing

/// Documentation/Conformance.md says what the tests say.
@Suite struct ConformanceTableTests {
  @Test func everyNumberedTestIsInTheTable() throws {
    let table = try Repository.text("Documentation/Conformance.md")
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let tests = Repository.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /@Test\(\s*"((?:[A-Z]{1,3}-?\d+, )*[A-Z]{1,3}-?\d+): ([^"]+)"/) {
        for number in match.output.1.split(separator: ", ") {
          count += 1
          let isListed = rows.contains { $0.hasPrefix("| \(number) |") && $0.contains(match.output.2) }
          #expect(isListed, "run Scripts/conformance.py: \(number) of \(file.lastPathComponent) is not in the table")
        }
      }
    }
    #expect(count > 150)
  }
}
