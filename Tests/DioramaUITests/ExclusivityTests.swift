import Foundation
import TestSupport
import Testing

/// What a module promises of its own accesses it cannot promise of an application's.
@Suite struct ExclusivityTests {
  @Test("Accesses to what an application may set are checked, or cannot overlap")
  func openPropertiesAreChecked() throws {
    let sources = Repository.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.contains("@exclusivity(unchecked)") {
        let isSettable = ["open ", "public ", "package "].contains { line.contains(") \($0)") }
        if isSettable, !line.contains("(set)") { found.append("\(file.lastPathComponent): \(line)") }
      }
    }
    #expect(found == [])
  }
}
