import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// The reader accepts and refuses what libyaml itself accepts and refuses, but for what the language leaves out.
@Suite("Parity with libyaml")
struct SuiteParityTests {

  @Test(
    "Each case of the YAML test suite",
    .enabled(if: SuiteCase.isPresent, "the YAML test suite is not beside the package")
  )
  func suite() throws {
    var counts: [Verdict: Int] = [:]
    var rules: [String: Int] = [:]
    for test in SuiteCase.all {
      let verdict = Verdict(Array(test.yaml.utf8))
      #expect(verdict != .different, "\(test.name)")
      counts[verdict, default: 0] += 1
      for id in Set(Samples.tree(test.yaml).diagnostics.map(\.id)).intersection(Verdict.ownRules) {
        rules[id, default: 0] += 1
      }
    }
    try AttackPage.expect(
      "Cases of the YAML test suite",
      "\(SuiteCase.all.count): \(counts[.accepted] ?? 0) accepted and \(counts[.refused] ?? 0) refused as by libyaml; "
        + "\(counts[.ownRule] ?? 0) refused by rules of the language ("
        + rules.sorted { $0.key < $1.key }.map { "`\($0.key)` \($0.value)" }.joined(separator: ", ")
        + "); \(counts[.laterDocument] ?? 0) broken behind the first document"
    )
  }

  @Test(
    "Each case, cut off anywhere",
    .enabled(if: SuiteCase.isPresent, "the YAML test suite is not beside the package")
  )
  func cutSuite() {
    for test in SuiteCase.all {
      let bytes = Array(test.yaml.utf8)
      for end in bytes.indices where !isWithinScalar(bytes, end) {
        #expect(Verdict(Array(bytes[..<end])) != .different, "\(test.name) cut at \(end)")
      }
    }
  }

  @Test("Texts of our own, cut off anywhere", arguments: Samples.texts + Samples.brokenTexts)
  func cut(_ text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count where !isWithinScalar(bytes, end) {
      #expect(Verdict(Array(bytes[..<end])) != .different, "\(String(decoding: bytes[..<end], as: UTF8.self))")
    }
  }

  @Test("Texts of our own with a byte changed anywhere", arguments: Samples.texts)
  func changed(_ text: String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index] < 0x80 {
      for byte in "\n\t:'[{&*!|#- %\"?,]}>~@`".utf8 {
        let changed = Array(bytes[..<index]) + [byte] + Array(bytes[(index + 1)...])
        #expect(Verdict(changed) != .different, "\(String(decoding: changed, as: UTF8.self))")
      }
    }
  }

  private func isWithinScalar(_ bytes: [UInt8], _ end: Int) -> Bool {
    end < bytes.count && bytes[end] & 0xC0 == 0x80
  }
}
