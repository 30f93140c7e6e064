/// What the reference says of one thing, before it is laid out.
///
/// All texts are Markdown with links and code only.
package struct ReferencePage: Sendable {
  /// A part of a page.
  package struct Section: Sendable {
    /// The heading; empty for a part that stands directly below the summary.
    package var title = ""
    package var body: Body
  }

  /// What stands below a heading.
  package enum Body: Sendable {
    /// A table, by columns and rows; the last column without a name holds remarks.
    case table([String], [[String]])
    /// Paragraphs.
    case text(String)
    /// Lines of a scene.
    case example(String)
  }

  /// The name of what the page is about.
  package var title: String
  /// What it is, in a sentence or two.
  package var summary: String
  package var sections: [Section]

  /// The page as Markdown.
  var markdown: String {
    "# \(title)\n\n\(summary)\n\n" + sections.map { Self.markdown($0) }.joined()
  }

  /// A part of a page as Markdown; nothing where it holds nothing.
  static func markdown(_ section: Section) -> String {
    let body =
      switch section.body {
      case .table(let columns, let rows): Markdown.table(columns, rows)
      case .text(let text): text
      case .example(let lines): "```yaml\n\(lines)```\n"
      }
    return section.title.isEmpty ? body : Markdown.section(section.title, body)
  }
}
