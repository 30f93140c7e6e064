/// A page of the reference, independent of its format.
///
/// All texts are Markdown with links and code only.
package struct ReferencePage: Sendable {
  /// A section of a page.
  package struct Section: Sendable {
    /// The heading; empty for a section directly below the summary.
    package var title = ""
    package var body: Body
  }

  /// The content of a section.
  package enum Body: Sendable {
    /// A table: the names of its columns, and its rows; a last column without a name has remarks.
    case table([String], [[String]])
    /// Paragraphs.
    case text(String)
    /// Lines of a scene.
    case example(String)
  }

  /// The name of the subject.
  package var title: String
  /// A description of the subject, in a sentence or two.
  package var summary: String
  package var sections: [Section]

  /// The page as Markdown.
  var markdown: String {
    "# \(title)\n\n\(summary)\n\n" + sections.map { Self.markdown($0) }.joined()
  }

  /// A section as Markdown; empty if its table has no rows or its text is empty.
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
