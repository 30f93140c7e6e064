import Foundation
import SceneDiagnostics
import SceneLint
import TestSupport
import Testing

/// Every rule has a page, whose examples show what it finds, what its fixes make of that, and what to write.
@Suite struct RulePageTests {
  @Test func pagesAreTheRegistry() {
    let pages = Repository.files(in: RulePage.folder).filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(pages == LintRules.all.map { "\($0.id).md" }.sorted())
  }

  @Test(arguments: LintRules.all.map(\.id))
  func page(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    let path = "\(RulePage.folder)/\(id).md"
    let page = RulePage(try Repository.text(path))
    try Repository.expectFresh(path, page.recorded(rule).text, command: "make docs")
    guard case .lines(let beginning)? = page.blocks(of: "").first else {
      Issue.record("the page begins with its title")
      return
    }
    #expect(beginning.hasPrefix("# \(id)\n\n\(rule.summary)\n\n"))
    let weight =
      rule.isOnByDefault
      ? "on by default, as \(rule.severity == .note ? "a note" : "a \(rule.severity.rawValue)")" : "off by default"
    #expect(beginning.contains("Group \(rule.group.rawValue), \(weight)."), "Group \(rule.group.rawValue), \(weight).")
    let headings = page.sections.map(\.heading).filter { !["", "Options", "Fixed", "Findings"].contains($0) }
    #expect(headings == ["What it means", "Why it matters", "Wrong", "Right"])
    for option in rule.options { #expect(page.text.contains("`\(option.name)`"), "the option '\(option.name)'") }
    #expect(page.sections.contains { $0.heading == "Options" } == !rule.options.isEmpty)
  }

  @Test(arguments: LintRules.all.map(\.id))
  func examples(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    let page = RulePage(try Repository.text("\(RulePage.folder)/\(id).md"))
    let wrong = page.found(in: "Wrong", rule: rule).flatMap(\.diagnostics)
    #expect(!wrong.isEmpty && wrong.allSatisfy { $0.id == id }, "\(wrong.map(\.id)) \(wrong.map(\.message))")
    #expect(!page.scenes(of: "Right").isEmpty)
    let right = page.found(in: "Right", rule: rule).flatMap(\.diagnostics)
    #expect(right.isEmpty, "\(right.map(\.message))")
  }

  /// House style of what the linter says.
  @Test(arguments: LintRules.all.map(\.id))
  func words(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    let page = RulePage(try Repository.text("\(RulePage.folder)/\(id).md"))
    for diagnostic in page.found(in: "Wrong", rule: rule).flatMap(\.diagnostics) {
      for text in [diagnostic.message] + diagnostic.notes.map(\.message) + [diagnostic.hint].compactMap({ $0 }) {
        #expect(text.unicodeScalars.count <= 100 && !text.hasSuffix("."), "\(text)")
        #expect(text.first?.isUppercase != true || text.hasPrefix("WCAG"), "\(text)")
      }
    }
  }

  @Test("Fixes of a rule leave nothing that it finds", arguments: LintRules.all.map(\.id))
  func fixes(id: String) throws {
    let rule = try #require(LintRules.rule(id))
    let page = RulePage(try Repository.text("\(RulePage.folder)/\(id).md"))
    for scene in page.scenes(of: "Fixed") {
      let linted = RulePage.lint(scene, with: page.linter(of: "Wrong", rule: rule, words: scene.words))
      #expect(!linted.diagnostics.contains { $0.fixIts.contains(where: \.isCertain) }, "\(linted.diagnostics)")
    }
  }
}
