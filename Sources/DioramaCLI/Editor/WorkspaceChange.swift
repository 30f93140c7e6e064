import JSONText
import SceneDiagnostics
import SceneEditor

/// Edits of several files, as an editor takes them.
struct WorkspaceChange {
  private let client: ClientAbilities
  private var edits: [(address: String, version: Int?, edits: [JSONValue])] = []
  private var creations: [JSONValue] = []
  private var renames: [JSONValue] = []
  private var isAnnotated = false

  init(client: ClientAbilities) {
    self.client = client
  }

  /// Whether nothing is changed.
  var isEmpty: Bool { edits.isEmpty && renames.isEmpty && creations.isEmpty }

  /// Adds edits of a file; the version is nil for one that is not open.
  mutating func add(_ changes: [TextEdit], _ address: String, _ version: Int?, _ positions: EditorPositions) {
    guard !changes.isEmpty else { return }
    edits.append((address, version, ProtocolValues.json(changes, in: positions).elements))
  }

  /// Adds edits that the user has to confirm.
  mutating func addAnnotated(_ changes: [TextEdit], _ address: String, _ positions: EditorPositions) {
    isAnnotated = true
    let values = ProtocolValues.json(changes, in: positions).elements.map { edit -> JSONValue in
      guard case .object(let members) = edit else { return edit }
      return .object(members + [("annotationId", "swift")])
    }
    edits.append((address, nil, values))
  }

  /// Adds a file that is not there yet, with its text.
  mutating func create(_ address: String, text: String) {
    creations.append(["kind": "create", "uri": .string(address), "options": ["ignoreIfExists": false]])
    let start: JSONValue = ["line": 0, "character": 0]
    edits.append((address, nil, [["range": ["start": start, "end": start], "newText": .string(text)]]))
  }

  /// Adds another name for a file.
  mutating func rename(_ old: String, to new: String) {
    renames.append(["kind": "rename", "oldUri": .string(old), "newUri": .string(new)])
  }

  var json: JSONValue {
    guard client.takesDocumentChanges else {
      return ["changes": .object(edits.map { ($0.address, .array($0.edits)) })]
    }
    let changes = edits.map { edit -> JSONValue in
      let version: JSONValue = edit.version.map { .integer($0) } ?? .null
      return ["textDocument": ["uri": .string(edit.address), "version": version], "edits": .array(edit.edits)]
    }
    var members: [(String, JSONValue)] = [("documentChanges", .array(creations + changes + renames))]
    if isAnnotated {
      let annotation: JSONValue = [
        "label": "The declaration in Swift", "needsConfirmation": true,
        "description": "Its uses in Swift are not renamed.",
      ]
      members.append(("changeAnnotations", ["swift": annotation]))
    }
    return .object(members)
  }
}
