import SceneCompiler
package import SceneDiagnostics

/// A finding as a baseline knows it again: by everything but the number of its line.
package struct KnownFinding: Hashable, Sendable {
  /// The rule's id.
  package var rule: String
  /// The file, from the folder of the baseline.
  package var path: String
  package var message: String
  /// The line in which the finding begins, without blanks around it.
  package var line: String

  /// Makes a finding that is known.
  package init(rule: String, path: String, message: String, line: String) {
    self.rule = rule
    self.path = path
    self.message = message
    self.line = line
  }

  /// A text of one line would stand in a baseline whole, once a finding.
  private static let longestLine = 200

  /// Makes the finding of a diagnostic; nil for errors of the language, which no baseline hides.
  package init?(_ diagnostic: Diagnostic, in source: SourceText, path: String) {
    guard Self.canBeKnown(diagnostic) else { return nil }
    let range = source.rangeOfLine(source.position(at: diagnostic.range.lowerBound).line)
    let reach = SourceRange(range.lowerBound, min(range.upperBound, range.lowerBound + Self.longestLine * 8))
    let words = source.string(in: reach).split(omittingEmptySubsequences: true) { $0.isWhitespace }
    let line = words.joined(separator: " ").prefix(Self.longestLine)
    self.init(rule: diagnostic.id, path: path, message: diagnostic.message, line: String(line))
  }

  private static func canBeKnown(_ diagnostic: Diagnostic) -> Bool {
    guard let kind = DiagnosticRegistry.lint[diagnostic.id], kind.source == .tool else { return true }
    return kind.severity != .error && kind != .staleBaseline
  }
}

extension KnownFinding {
  /// Two files are two however their accents are written, unlike texts.
  package static func == (left: KnownFinding, right: KnownFinding) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8) && left.rule == right.rule && left.message == right.message
      && left.line == right.line
  }
}

extension KnownFinding: Comparable {
  /// Orders by file, then rule, line and message.
  package static func < (left: KnownFinding, right: KnownFinding) -> Bool {
    left.order.lexicographicallyPrecedes(right.order) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var order: [String] { [path, rule, line, message] }
}
