import Foundation
import SceneDiagnostics
import SceneLint
import TestSupport
import Testing

/// The table of all rules in `Documentation/Rules/README.md`, above what is written there by hand.
@Suite struct RuleTableTests {
  private static let path = "\(RulePage.folder)/README.md"
  private static let start = "<!-- rules: written by 'make docs' -->\n"
  private static let end = "<!-- end of rules -->\n"

  @Test func isFresh() throws {
    let readme = try Repository.text(Self.path)
    let start = try #require(readme.range(of: Self.start)).upperBound
    let end = try #require(readme.range(of: Self.end)).lowerBound
    let text = readme.replacingCharacters(in: start..<end, with: try Self.tables())
    try Repository.expectFresh(Self.path, text, command: "make docs")
  }

  @Test("Every page that the page links to is there, and every rule it names")
  func links() throws {
    let pages = Set(Repository.files(in: RulePage.folder))
    for match in try Repository.text(Self.path).matches(of: /\]\(([a-z-]+\.md)\)/) {
      #expect(pages.contains(String(match.1)), "\(match.1)")
    }
  }

  private static func tables() throws -> String {
    let groups = try LintRule.Group.allCases.map { group in
      let rules = LintRules.all.filter { $0.group == group }.sorted { $0.id < $1.id }
      guard !rules.isEmpty else { return "" }
      let rows = try rules.map { rule in
        let weight = rule.isOnByDefault ? rule.severity.rawValue : "off"
        return "| [`\(rule.id)`](\(rule.id).md) | \(rule.summary) | \(weight) | \(try fix(of: rule)) |\n"
      }
      let head = "\n## \(group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst())\n\n"
      return head + "| rule | finds | default | fix |\n|---|---|---|---|\n" + rows.joined()
    }
    return groups.joined() + "\n"
  }

  /// What the examples of the rule's page show of fixes.
  private static func fix(of rule: LintRule) throws -> String {
    let page = RulePage(try Repository.text("\(RulePage.folder)/\(rule.id).md"))
    let fixIts = page.found(in: "Wrong", rule: rule).flatMap(\.diagnostics).flatMap(\.fixIts)
    if fixIts.contains(where: \.isCertain) { return "`--fix`" }
    return fixIts.isEmpty ? "–" : "`--fix --unsafe`"
  }
}
