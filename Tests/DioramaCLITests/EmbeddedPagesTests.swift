import DioramaCLI
import DioramaDriver
import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneLint
import TestSupport
import Testing
import ToolTestSupport

/// The pages inside the executable are the files under Documentation/Diagnostics/, Documentation/Rules/ and Documentation/Topics/.
@MainActor
struct EmbeddedPagesTests {
  @Test("The embedded pages are fresh")
  func areFresh() throws {
    let expected = Self.sourceFile(try Self.pages(), topics: try Self.pages(of: "Topics").map(\.id))
    try Repository.expectFresh("Sources/DioramaCLI/Explain/EmbeddedPages.swift", expected, command: "make pages")
  }

  @Test("The embedded chapters of the guide are fresh")
  func chaptersAreFresh() throws {
    let pages = try Self.pages(of: "Guide")
    let chapters = pages.filter { $0.id.first?.isNumber == true }
    let sheet = try #require(pages.first { $0.id == "CheatSheet" })
    let expected = Self.guideFile(chapters, cheatSheet: sheet.text)
    try Repository.expectFresh("Sources/DioramaCLI/Agents/EmbeddedGuide.swift", expected, command: "make pages")
  }

  @Test("Each diagnostic is explained by its page")
  func pagesAreShown() throws {
    for page in try Self.pages() {
      let run = Invocation("explain", page.id)
      #expect(run.status == .success)
      #expect(run.output == page.text)
    }
  }

  @Test("Without an id every diagnostic is listed with its summary")
  func list() {
    let run = Invocation("explain")
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n")
    for (id, summary) in DiagnosticRegistry.tool.ofTool.map({ ($0.id, $0.summary) })
      + LintRules.all.map({ ($0.id, $0.summary) })
    {
      #expect(lines.contains { $0.hasPrefix(id + " ") && $0.contains("  " + summary) })
    }
    #expect(lines.contains("Rules of 'diorama lint', layout:"))
  }

  @Test("The help and the list name every topic that has a page")
  func topics() throws {
    let help = Invocation("explain", "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for page in try Self.pages(of: "Topics") {
      #expect(help.contains(" \(page.id),"), "\(page.id) in \(help)")
      #expect(Invocation("explain").output.contains("\(page.id), "))
    }
  }

  @Test("An unknown id is a wrong call, with the one that was meant")
  func unknownID() {
    let run = Invocation("explain", "unknwon-property")
    #expect(run.status == .usage)
    #expect(run.errors == "diorama: there is nothing called 'unknwon-property'; did you mean 'unknown-property'?\n")
    #expect(
      Invocation("explain", "xyzzy").errors
        == "diorama: there is nothing called 'xyzzy'; 'diorama explain' lists what there is\n"
    )
  }

  private static func pages() throws -> [(id: String, text: String)] {
    try ["Diagnostics", "Rules", "Topics"].flatMap { try pages(of: $0) }
  }

  private static func pages(of name: String) throws -> [(id: String, text: String)] {
    let folder = Repository.root.appendingPathComponent("Documentation/\(name)").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
    return try files.map { (String($0.dropLast(3)), try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
  }

  private static func sourceFile(_ pages: [(id: String, text: String)], topics: [String]) -> String {
    let cases = pages.map { "    case \"\($0.id)\": \(literal($0.text))" }
    return """
      // swift-format-ignore-file
      // Made from Documentation/Diagnostics/, Rules/ and Topics/ by `make pages`; a test says when it is out of date.

      /// The pages of diagnostics, rules and topics as text.
      enum EmbeddedPages {
        /// The pages of Documentation/Topics/.
        static let topics = [\(topics.map { "\"\($0)\"" }.joined(separator: ", "))]

        static func page(_ id: String) -> StaticString? {
          switch id {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  private static func guideFile(_ chapters: [(id: String, text: String)], cheatSheet: String) -> String {
    let cases = chapters.map { "    case \"\($0.id)\": \(literal($0.text))" }
    return """
      // swift-format-ignore-file
      // Made from Documentation/Guide/ by `make pages`; a test says when it is out of date.

      /// The cheat sheet and the chapters of the guide as text.
      enum EmbeddedGuide {
        /// The names of the chapters, in order.
        static let chapters = [\(chapters.map { "\"\($0.id)\"" }.joined(separator: ", "))]

        static let cheatSheet: StaticString = \(literal(cheatSheet))

        static func chapter(_ name: String) -> StaticString? {
          switch name {
      \(cases.joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let whole = escaped.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
    return "\"" + whole + "\""
  }
}
