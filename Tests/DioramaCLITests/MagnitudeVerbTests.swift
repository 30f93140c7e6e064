import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// Every verb that reads scenes reports a number that is none or lies at the ends of what numbers hold, or does its work.
///
/// Seven of the many cases of each scene are tried, with `DIORAMA_EXHAUSTIVE=1` all.
@MainActor
struct MagnitudeVerbTests {
  private nonisolated static let scenes = ["values", "constraints", "variations", "styles", "children"]

  /// The ends of what numbers hold, what lies beyond, and the spellings of what is none.
  private static let extremes = [
    "1e308", "-1e308", "1.7976931348623157e308", "1e309", "1e-320", "5e-324", "-0.0", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1e19", "2147483648",
    "99999999999999999999999999999999999999999999999999", "nan", ".nan", ".NaN", "inf", ".inf", "-.inf", "+.INF",
    "infinity",
    "0x7fffffffffffffff", "0xffffffffffffffffff", "0o777777777777777777777777", "1_000", "1e", "--1", "+1", ".", "1.",
    "٣",
  ]

  @Test("A few numbers at their ends, in every scene and with every verb", arguments: scenes)
  func everyVerb(name: String) throws {
    let path = Repository.root.appendingPathComponent("Tests/Fixtures/scenes/\(name).scene.yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let found = text.matches(of: /[ \[,](-?\d+(?:\.\d+)?)(?=[\s,\]}])/).dropFirst()
    let ranges = found.map { $0.output.1.startIndex..<$0.output.1.endIndex }
    let all = ranges.flatMap { range in Self.extremes.map { (range, $0) } }
    let folder = try TemporaryFolder()
    #expect(!all.isEmpty)
    for index in Sampling.indexes(7, of: all.count) {
      let (range, number) = all[index]
      try folder.write(text.replacingCharacters(in: range, with: number), to: "A.scene.yaml")
      let verbs = [
        ["lint"], ["format"], ["tree"], ["render", "-o", "-"], ["export", "-o", "-"], ["compile", "--emit", "ir"],
      ]
      for verb in verbs {
        let run = Invocation(arguments: verb + ["@A.scene.yaml"], in: folder)
        #expect([.success, .findings].contains(run.status), "\(name) \(number) \(verb): \(run.errors)")
        if verb == ["render", "-o", "-"] {
          #expect(!run.output.contains("nan") && !run.output.contains("inf\""), "\(name) \(number)")
        }
      }
    }
  }
}
