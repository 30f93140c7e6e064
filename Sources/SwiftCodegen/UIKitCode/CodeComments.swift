import SceneDiagnostics
import SceneSyntax

/// The comments of a scene, by the line that they are about.
struct CodeComments {
  /// The comment above the first key: a description of the whole scene.
  private(set) var head: String?
  private var lines: [Int: String] = [:]
  private let source: SourceText

  init(of source: SourceText) {
    self.source = source
    // The text of an imported document has no comments of a person's.
    guard source.origin == nil, source.contains("#", in: nil) else { return }
    let tree = parse(source, limits: SyntaxLimits()).value
    var pending: [String] = []
    var following = 0
    var isHead = true
    for range in tree.comments {
      let line = source.position(at: range.lowerBound).line
      let text = Self.text(source.string(in: range))
      let isAlone = Self.isBlank(source.bytes[source.rangeOfLine(line).lowerBound..<range.lowerBound])
      if following != line {
        keep(pending, isHead && following > 0 && isHeading(following), following)
        if following > 0 { isHead = false }
        pending = []
      }
      if let text { pending.append(text) }
      following = isAlone ? line + 1 : line
      if !isAlone {
        keep(pending, false, line)
        (pending, following) = ([], 0)
      }
    }
    keep(pending, isHead && isHeading(following), following)
  }

  private static let heads = ["scene:", "component:", "storyboard:"]

  /// Whether a line is the first of the document.
  private func isHeading(_ line: Int) -> Bool {
    line >= 1 && line <= source.lineCount
      && Self.heads.contains {
        source.string(in: source.rangeOfLine(line)).hasPrefix($0)
      }
  }

  private mutating func keep(_ texts: [String], _ isHead: Bool, _ line: Int) {
    guard !texts.isEmpty else { return }
    let text = texts.joined(separator: "\n")
    if isHead { head = text } else { lines[line] = lines[line].map { $0 + "\n" + text } ?? text }
  }

  /// What is written above a line or behind it; nil for nothing.
  func about(_ range: SourceRange) -> String? {
    guard !lines.isEmpty, !range.isEmpty else { return nil }
    return lines[source.position(at: range.lowerBound).line]
  }

  /// A comment without its mark; nil for one that is meant for tools.
  private static func text(_ comment: String) -> String? {
    var text = comment[...]
    while text.first == "#" { text = text.dropFirst() }
    text = text.drop { $0 == " " }
    if text.hasPrefix("yaml-language-server:") || text.hasPrefix("diorama:") { return nil }
    return String(text)
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
