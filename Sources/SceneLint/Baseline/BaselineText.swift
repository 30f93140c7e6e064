import SceneLanguage
import SceneModel
import SceneSyntax

extension Baseline {
  /// The text of a baseline: a line a finding, in an order that only the findings decide, so that two of them merge.
  package static func text(_ counts: [KnownFinding: Int]) -> String {
    let findings = counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { finding, count in
      var entries: [WrittenValue.Entry] = [
        .init("path", .text(finding.path)), .init("rule", .text(finding.rule)),
        .init("message", .text(finding.message)), .init("line", .text(finding.line)),
      ]
      if count > 1 { entries.append(.init("count", .plain("\(min(count, maximumCount))"))) }
      return WrittenValue.map(entries)
    }
    let document = WrittenValue.map(
      [.init("baseline", .plain(version)), .init("findings", .list(findings, .block))],
      .block
    )
    return SceneWriter(width: 1 << 20).text(of: document, header: header)
  }

  private static let header = [
    "What 'diorama lint --baseline' does not report, written by 'diorama lint --write-baseline'."
  ]
}
