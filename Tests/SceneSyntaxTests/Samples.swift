import Foundation
import SceneDiagnostics
import SceneSyntax

/// Texts that several tests read.
enum Samples {
  /// Small texts with every construct whose location is easy to get wrong.
  static let texts: [String] = [
    "a: 1\n",
    "a: 1  # comment\nb:\n  - x\n  -   y  \n\n# tail\nc: {d: [1, 2 ], e: }  # end\n",
    "a:\r\n  b: é\r\n  e:\r\n  - nested\r\nc: 'it''s'\r\n",
    "é: ü\r日本: '語'\rz: \"\\u00e9 😀\"\r",
    "\u{FEFF}title: Grüße 😀\nlist: [a, 'b', \"c\"]\n",
    "a: |\n  one\n   two\n\n\nb: >-\n  folded\n  text\n\n  more\n# comment\nc: |+\n  keep\n\n\nd: end\n",
    "a: |  # header\n  # not a comment\n  x\n",
    "text: |2\n    indented\nlast: |\n",
    "- &a !T {x: 1}\n- *a\n- &b\n  k: v\n- !T\n  - z\n- &c text\n- !E\n- &e \n",
    "? complex\n: value\n? only\n? [a, b]\n: - x\n",
    "[a: b, {c: d}: e, ? f : g, h#i, http://x.y/#z]\n",
    "plain: several\n  lines of\n\n  text\nquoted: \"folded\n  here \\\n  there\"\nend: x",
    "---\na: 1\n...\n",
    "%YAML 1.2\n--- # c\n- # d\n  x\n-\n  - y\n- - z\n  - ''\n- \"\"\n",
    "a:\tb\nc:   \t'd'\t\n",
    "{a: 1, b, c: , \"d\":e}",
    "",
    "# only a comment\n",
    "scalar\n",
    "- \n-\n- a:\n  b:\n",
    "&root !Root\nkey: &k value\n&x y: !z {}\n",
    "a: b#c\nurl: http://example.com/#anchor # real\n'#': \"#\" #\n",
  ]

  /// Texts that YAML refuses, each for another reason.
  static let brokenTexts: [String] = [
    "a: @b\n", "a:\n\tb: c\n", "a: 'b\n", "a: [b, c\n", "a: b: c\n", "a: {b: [c, \"d\\q\"]\ne: f",
    "a: 1\n  b: 2\n", "- a\nb: c\n", "a\nb: c\n", "a: *x\nb: &y [*y]", "é: \"ü\\q\"\n",
  ]

  static func tree(_ text: String, limits: SyntaxLimits = SyntaxLimits()) -> Diagnosed<SyntaxTree> {
    parse(SourceText(path: "test.scene.yaml", text: text), limits: limits)
  }
}
