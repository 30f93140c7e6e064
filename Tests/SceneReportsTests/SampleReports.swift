import SceneCompiler
import SceneDiagnostics
import SceneReports

/// Findings of real scenes and of invented ones, between them with all that a report can hold.
enum SampleReports {
  static let paths = [
    "Sign In.scene.yaml", "./a/../100%/Grüße,日本:x.scene.yaml", "/srv/shop/Inside.scene.yaml",
    "/elsewhere/#1?.scene.yaml", "../Beside.scene.yaml", "<stdin>",
  ]

  /// A misspelled property, which has a fix, and a repeated key, which has a note.
  static let scene =
    "\u{FEFF}scene: 1\r\nobjects:\r\n  - {class: UILabel, text: 👩‍👧 é, txt: é}\r\n  - {class: UIView, tag: 1, tag: 2}\r\n"

  static func pages(at address: String?) -> DiagnosticPages {
    let meaning = "## What it means\n\nA sentence of\ntwo lines.\n\n## Right\n\n```yaml\nscene: 1\n```\n"
    return DiagnosticPages(.language, at: address) { id in
      DiagnosticRegistry.language[id].map { "# \(id)\n\n\($0.summary)\n\n\(meaning)" }
    }
  }

  /// A scene's problems.
  static func findings(_ text: String, path: String) -> [ReportedFinding] {
    let source = SourceText(path: path, text: text)
    return Pipeline().validated(source).diagnostics.map { ReportedFinding($0, in: source) }
  }

  /// What no rule of today gives: each severity, an id that nobody knows, several lines, a fix of several edits.
  static let invented: [ReportedFinding] = {
    let source = SourceText(path: "Odd.scene.yaml", text: "a: \u{1B}[31m\nb: \"x\"\nc: end")
    let edits = [
      TextEdit(range: SourceRange(0, 1), replacement: "z"), TextEdit(range: SourceRange(16, 16), replacement: "\n"),
    ]
    let certain = Diagnostic.FixIt("rename 'a'", edits: edits, isCertain: true)
    return [
      Diagnostic(
        DiagnosticKind("unheard-of", .warning, ""),
        "a line\nof its own",
        at: SourceRange(0, 14),
        fixIts: [certain, certain]
      ),
      Diagnostic(
        DiagnosticKind("unheard-of", .note, ""),
        "100% \u{1B}[0m 'x', y: z",
        at: SourceRange(16, 16),
        fixIts: [.init("no edit", edits: [])]
      ),
      Diagnostic(DiagnosticKind("duplicate-tag", .error, ""), "out of the text", at: SourceRange(99, 200)),
    ].map { ReportedFinding($0, in: source) }
  }()

  static func report(pages: String? = "https://example.com/pages/") -> Report {
    Report(
      version: "1.2.3",
      files: ["Clean & tidy.scene.yaml"] + paths,
      findings: findings(scene, path: paths[0]) + paths.dropFirst().flatMap { findings("scene: 2\n", path: $0) }
        + invented,
      problems: [.init("Missing.scene.yaml: no such file or folder", status: 66)],
      status: 66,
      folder: "/srv/shop",
      pages: Self.pages(at: pages)
    )
  }
}
