import DioramaDriver
import NibArchive
import SceneDiagnostics

/// What a call of `ibtool` prints, in the forms of Apple's.
struct IBToolReport: Sendable {
  /// Why the tool could not do something, under `com.apple.ibtool.errors`.
  struct Failure: Sendable {
    /// The file; nil for what is wrong with the call itself.
    var path: String?
    var message: String
    /// What helps; nil where nothing is known.
    var suggestion: String?
  }

  /// Something that was found in a document, under `com.apple.ibtool.document.errors` and so on.
  struct Finding: Sendable {
    var path: String
    /// Interface Builder's id of the object; nil for what is about none.
    var object: String?
    var line: Int
    /// The id of the kind of finding.
    var type: String
    var severity: Severity
    var message: String
  }

  /// The lists of findings that the call asks for; errors are printed in any case.
  var lists: Set<Severity> = []
  private(set) var failures: [Failure] = []
  private(set) var findings: [Finding] = []
  /// The failures that are added once.
  private var known: Set<String> = []
  /// The answers to what was asked, by key.
  private(set) var answers: [String: PropertyList] = [:]

  /// Whether something could not be done.
  var hasErrors: Bool { !failures.isEmpty || findings.contains { $0.severity == .error } }

  /// Adds a reason why something could not be done.
  mutating func fail(_ path: String? = nil, _ message: String, suggestion: String? = nil) {
    failures.append(Failure(path: path, message: message, suggestion: suggestion))
  }

  /// Adds a reason why something could not be done, unless it was added already.
  mutating func failOnce(_ path: String, _ message: String) {
    if known.insert("\(path): \(message)").inserted { fail(path, message) }
  }

  /// Adds why a file could not be read or written.
  mutating func fail(_ error: FileError) { fail(error.path, "\(error.reason)") }

  /// Adds an answer.
  mutating func answer(_ key: String, _ value: PropertyList) { answers["com.apple.ibtool.\(key)"] = value }

  /// Adds something worth knowing about a file.
  mutating func note(_ message: String, in path: String) {
    findings.append(Finding(path: path, object: nil, line: 1, type: "note", severity: .note, message: message))
  }

  /// Adds a warning about a document as a whole.
  mutating func warn(_ message: String, in path: String) {
    findings.append(
      Finding(path: path, object: nil, line: 1, type: "deployment-target", severity: .warning, message: message)
    )
  }

  /// Adds what was found in a document, each at the innermost object around it.
  mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    guard !diagnostics.isEmpty else { return }
    let objects = ObjectsByLine(in: source)
    for diagnostic in diagnostics {
      let line = source.position(at: diagnostic.range.lowerBound).line
      let hint = diagnostic.hint.map { "; \($0)" } ?? ""
      findings.append(
        Finding(
          path: source.path,
          object: objects.id(at: line),
          line: line,
          type: diagnostic.id,
          severity: diagnostic.severity,
          message: diagnostic.message + hint
        )
      )
    }
  }

  // MARK: - Printing

  /// The keys of the lists of findings, in the order in which they are printed.
  private static let keys: [(severity: Severity, key: String, word: String)] = [
    (.error, "document.errors", "error"), (.warning, "document.warnings", "warning"),
    (.note, "document.notices", "note"),
  ]

  /// What is printed; nothing for a call that was done and asked for nothing.
  func bytes(as format: IBToolCall.Format) -> [UInt8] {
    let list = propertyList
    switch format {
    case .text: return Array(text.utf8)
    case .xml: return list.isEmpty ? [] : Array(PropertyList.dictionary(list).xml.utf8)
    case .binary: return list.isEmpty ? [] : PropertyList.dictionary(list).encoded()
    }
  }

  private var propertyList: [String: PropertyList] {
    var list = answers
    for (severity, key, _) in Self.keys {
      let found = findings.filter { $0.severity == severity }
      guard lists.contains(severity) || severity == .error && !found.isEmpty else { continue }
      let objects = Dictionary(grouping: found) { $0.object ?? "global" }
      list["com.apple.ibtool.\(key)"] = .dictionary(
        objects.mapValues { findings in
          .array(
            findings.map {
              .dictionary([
                "message": .string($0.message), "type": .string($0.type), "line": .integer(Int64($0.line)),
              ])
            }
          )
        }
      )
    }
    if !failures.isEmpty {
      list["com.apple.ibtool.errors"] = .array(
        failures.map { failure in
          var entries: [String: PropertyList] = [
            "description": .string(failure.path.map { "\($0): \(failure.message)" } ?? failure.message)
          ]
          if let suggestion = failure.suggestion { entries["recovery-suggestion"] = .string(suggestion) }
          return .dictionary(entries)
        }
      )
    }
    return list
  }

  private var text: String {
    var text = ""
    for (severity, key, word) in Self.keys where severity == .error || lists.contains(severity) {
      let found = findings.filter { $0.severity == severity }
      guard !found.isEmpty else { continue }
      text += "/* com.apple.ibtool.\(key) */\n"
      for finding in found {
        // A colon ends the place.
        let place = finding.object.flatMap { $0.utf8.contains(UInt8(ascii: ":")) ? nil : $0 } ?? "\(finding.line)"
        text += VisibleText.line("\(finding.path):\(place): \(word): \(finding.message)") + "\n"
      }
    }
    if !failures.isEmpty {
      text += "/* com.apple.ibtool.errors */\n"
      for failure in failures {
        text += VisibleText.line("\(failure.path ?? "ibtool"): error: \(failure.message)") + "\n"
        if let suggestion = failure.suggestion {
          text += "    Recovery Suggestion: \(VisibleText.shown(suggestion))\n"
        }
      }
    }
    for (key, value) in answers.sorted(by: { $0.key < $1.key }) {
      text += "/* \(key) */\n\(value.readableText)"
    }
    return text
  }
}
