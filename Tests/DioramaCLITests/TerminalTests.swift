import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// What terminals get and pipes do not: links, lines that fit, and progress.
@MainActor
struct TerminalTests {
  private static let pages = ["DIORAMA_PAGES": "https://example.com/pages"]

  @Test(
    "Ids are links on terminals with colors, and nowhere else",
    arguments: [
      (true, [:], "auto", true), (false, [:], "auto", false), (false, [:], "always", false),
      (true, [:], "never", false), (true, ["TERM": "dumb"], "always", false), (true, ["NO_COLOR": "1"], "auto", false),
      (true, ["NO_HYPERLINKS": "1"], "auto", false), (true, ["NO_HYPERLINKS": ""], "auto", true),
      (true, ["DIORAMA_PAGES": ""], "auto", false), (false, ["FORCE_COLOR": "1"], "auto", false),
    ] as [(Bool, [String: String], String, Bool)]
  )
  func links(isTerminal: Bool, environment: [String: String], color: String, isLinked: Bool) {
    let run = Invocation(
      "validate",
      "-",
      "--color",
      color,
      input: Scenes.wrong,
      environment: Self.pages.merging(environment) { $1 },
      errorsAreTerminal: isTerminal
    )
    let link =
      "error[\u{1B}]8;;https://example.com/pages/Diagnostics/unknown-property.md\u{1B}\\unknown-property\u{1B}]8;;\u{1B}\\]"
    #expect(run.errors.contains(link) == isLinked)
    #expect(run.errors.contains("\u{1B}]") == isLinked)
  }

  @Test("A star in the address stands for the page, for sites whose pages end otherwise")
  func linkForm() {
    let environment = ["DIORAMA_PAGES": "https://example.com/d/*.html", "FORCE_COLOR": "1"]
    let run = Invocation("validate", "-", input: Scenes.wrong, environment: environment, errorsAreTerminal: true)
    #expect(run.errors.contains("]8;;https://example.com/d/Diagnostics/unknown-property.html\u{1B}"))
    let report = Invocation("validate", "-", "--diagnostics", "sarif", input: Scenes.wrong, environment: environment)
    #expect(report.output.contains(#""informationUri": "https://example.com/d""#))
  }

  @Test(
    "Lines of the source fit the terminal, with the caret among them",
    arguments: [
      (40, [:], 40), (200, [:], 200), (40, ["COLUMNS": "60"], 60), (40, ["COLUMNS": "wide"], 40),
      (40, ["COLUMNS": "-1"], 40), (nil, ["COLUMNS": "50"], 50), (1, [:], 24),
      (nil, ["COLUMNS": "99999999999999999999"], 116),
    ] as [(Int?, [String: String], Int)]
  )
  func width(columns: Int?, environment: [String: String], widest: Int) throws {
    let scene = "scene: 1\nobjects:\n  - {class: UILabel, text: \(String(repeating: "x", count: 300)), txt: Hi}\n"
    let run = Invocation(
      "validate",
      "-",
      input: scene,
      environment: environment,
      errorsAreTerminal: true,
      columns: columns
    )
    let plain = run.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    let line = try #require(plain.first { $0.hasPrefix("3│") })
    let mark = try #require(plain.first { $0.contains("^^^") })
    #expect(line.count <= widest && line.count > widest - 8)
    #expect(line.contains("…"))
    #expect(line.dropFirst(mark.prefix { $0 != "^" }.count).hasPrefix("txt"))
  }

  /// A clock that goes on by 200 milliseconds whenever it is looked at.
  private func clock() -> @MainActor () -> TimeSpan {
    var now = TimeSpan.zero
    return {
      now += .milliseconds(200)
      return now
    }
  }

  private func folder(count: Int, last: String = Scenes.label) throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for index in 0..<count { files["\(100 + index).scene.yaml"] = index == count - 1 ? last : Scenes.label }
    return try TemporaryFolder(files)
  }

  @Test("A long run says on a terminal how far it has come, and takes that away again")
  func progress() throws {
    let run = Invocation(
      "validate",
      "@",
      in: try folder(count: 6, last: Scenes.wrong),
      environment: ["NO_COLOR": "1"],
      errorsAreTerminal: true,
      elapsed: clock()
    )
    let wipe = "\r\u{1B}[K"
    #expect(
      run.errors.hasPrefix(
        "checked 3 of 6 scenes\(wipe)checked 4 of 6 scenes\(wipe)checked 5 of 6 scenes\(wipe)error[unknown-property]"
      )
    )
    #expect(run.errors.matches(of: /\r/).count == 3)
  }

  @Test(
    "Nobody else sees progress",
    arguments: [(false, [], [:]), (true, ["--quiet"], [:]), (true, [], ["TERM": "dumb"])]
      as [(Bool, [String], [String: String])]
  )
  func noProgress(isTerminal: Bool, flags: [String], environment: [String: String]) throws {
    let folder = try folder(count: 6)
    let surroundings = Surroundings(
      environment: environment,
      errors: Output(isTerminal: isTerminal),
      elapsed: clock()
    )
    #expect(Tool.run(["validate", folder.path] + flags, in: surroundings) == .success)
    #expect(surroundings.errors.text == "")
  }

  @Test("A short run shows nothing, and a narrow terminal a part")
  func shortAndNarrow() throws {
    let folder = try folder(count: 6)
    #expect(Invocation("validate", "@", in: folder, errorsAreTerminal: true).errors == "")
    let narrow = Invocation("validate", "@", in: folder, errorsAreTerminal: true, columns: 10, elapsed: clock())
    #expect(narrow.errors.hasPrefix("checked 3\r\u{1B}[K"))
    #expect(narrow.errors.hasSuffix("\r\u{1B}[K"))
  }

  @Test("Large numbers have commas")
  func numbers() {
    let run = ToolRun(in: Surroundings(errors: Output(isTerminal: true), elapsed: clock()))
    let progress = Progress("checked", "scenes", of: 1_234_567, in: run)
    for _ in 0..<3 { progress.advance(by: 400) }
    #expect(run.surroundings.errors.text == "checked 1,200 of 1,234,567 scenes")
    progress.end()
    #expect(run.surroundings.errors.text.hasSuffix("scenes\r\u{1B}[K"))
  }
}
