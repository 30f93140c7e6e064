import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
package import SceneModel
import SceneSyntax

/// What importing a document gives.
package struct ImportedScene: Sendable {
  /// The scene, which stands in no text yet.
  package var scene: Scene
  /// The scene's text.
  package var text: String
  /// The comments to the tool in the Notes of the document's objects.
  private let notes: DocumentNotes

  /// Whether the text was checked against the catalog's rules, which found no error and nothing that is to be silenced.
  package let isValid: Bool

  init(_ scene: Scene, _ catalog: SceneCatalog, _ notes: DocumentNotes = DocumentNotes(), isValid: Bool = false) {
    (self.scene, self.notes) = (scene, notes)
    // Comments of the document may silence what the check found without them.
    self.isValid = isValid && notes.isEmpty
    text = notes.added(to: ScenePrinter.text(of: scene, catalog))
  }

  /// Why a finding of each id is silenced.
  static let reasons = [
    "container-content": "the imported document has it",
    "duplicate-segue-identifier": "the imported document has it twice",
    "duplicate-storyboard-identifier": "the imported document has it twice",
    "duplicate-tag": "the imported document has it twice",
    "launch-screen": "the imported document has it",
    "missing-entry": "the imported document has none",
    "popover-anchor": "the imported document names none",
    "unknown-attribute": "the imported document sets it; an extension may declare it",
    "unreachable-scene": "nothing leads there in the imported document",
  ]

  /// The same for a scene that is compiled at once, whose document Interface Builder compiles for the deployment target.
  static let compilingReasons = reasons.merging([DiagnosticKind.unavailable.id: "Interface Builder compiles it"]) { $1 }

  /// The comment that silences a finding; nil for one that an import does not count on.
  static func comment(silencing finding: Diagnostic, _ reasons: [String: String] = reasons) -> String? {
    reasons[finding.id].map { "diorama:disable \(finding.id) -- \($0)" }
  }

  /// The text with what the document has and a scene would be warned of silenced: its code may count on it.
  ///
  /// A comment with the reason is above each tag that another view of the hierarchy has too, and above each attribute that UIKit does
  /// not know.
  ///
  /// - Returns: The text, and the errors that it has.
  package func suppressed(path: String, with pipeline: Pipeline) -> (text: String, errors: [Diagnostic]) {
    // What the import itself has checked holds, unless the project's settings have more rules than the catalog.
    if isValid, pipeline.target == nil, pipeline.components == nil { return (text, []) }
    var (scene, text) = (scene, text)
    // A comment may bring the next of three equal tags to light.
    for _ in 0..<WritingRounds.document {
      let checked = pipeline.checked(SourceText(path: path, text: text))
      if !Self.silence(checked.diagnostics, in: checked.tree, of: &scene) {
        return (text, checked.diagnostics.filter { $0.severity == .error })
      }
      text = notes.added(to: ScenePrinter.text(of: scene, pipeline.catalog))
    }
    return (text, pipeline.validated(SourceText(path: path, text: text)).diagnostics.filter { $0.severity == .error })
  }

  /// Adds comments that silence what an import counts on; false where nothing is to be silenced that has none yet.
  ///
  /// - Parameter reasons: Why a finding of each id is silenced.
  static func silence(
    _ diagnostics: [Diagnostic],
    in tree: SyntaxTree,
    of scene: inout Scene,
    _ reasons: [String: String] = reasons
  ) -> Bool {
    let findings = diagnostics.filter { reasons[$0.id] != nil }
    guard !findings.isEmpty else { return false }
    let parts = ScenePartSearch(scene, in: tree)
    var isChanged = false
    for finding in findings {
      guard let match = parts.match(finding.range), let comment = comment(silencing: finding, reasons),
        finding.id != DiagnosticKind.unavailable.id || match.part.isOfValue
      else { continue }
      var part = match.part
      // The line of the class, and not that of the key before the object.
      if case .object(let id) = part, match.keys.last == SceneKeys.Object.class.rawValue { part = .className(id) }
      // A comment reaches one line: a second one above it would not.
      guard scene.comments[part] == nil else { continue }
      scene.comments[part] = comment
      isChanged = true
    }
    return isChanged
  }
}

extension ScenePart {
  /// Whether the part is a value of an object: without it, the object is there all the same.
  fileprivate var isOfValue: Bool {
    switch self {
    case .property, .attribute, .variation: true
    default: false
    }
  }
}

extension Diagnostic {
  /// Something of a document that the scene does not say.
  static func notCarried(_ message: String, line: Int, in source: SourceText) -> Diagnostic {
    Diagnostic(.notCarried, message, at: source.rangeOfText(line: line))
  }

  /// A reference of a document to something that it does not have: not carried over by an import, and a fault of a document that is
  /// read as it is.
  static func dangling(_ message: String, line: Int, in source: SourceText, _ reading: DocumentReading?) -> Diagnostic {
    guard let reading else { return .notCarried(message, line: line, in: source) }
    var diagnostic = Diagnostic(.danglingReference, message, at: source.rangeOfText(line: line))
    diagnostic.severity = reading.faults
    return diagnostic
  }
}
