import JSONText

/// A tool of the server: its name, its arguments and what a call does.
struct AgentTool: Sendable {
  let name: String
  let title: String
  let summary: String
  /// The arguments that a call must have.
  var required: [AgentArgumentDeclaration] = []
  /// The arguments that a call may have.
  var optional: [AgentArgumentDeclaration] = []
  /// Whether a call may change files.
  var writes = false
  /// Whether a call is about a live session.
  var isLive = false
  let call: @MainActor @Sendable (AgentCall) throws(AgentProblem) -> AgentResult

  /// All arguments.
  var arguments: [AgentArgumentDeclaration] { required + optional }

  /// The tool in the terms of the protocol.
  ///
  /// - Parameter edits: Whether the server writes files.
  func json(edits: Bool) -> JSONValue {
    var schema: [(String, JSONValue)] = [
      ("type", "object"), ("properties", .object(arguments.map { ($0.name, $0.schema) })),
    ]
    if !required.isEmpty { schema.append(("required", .strings(required.map(\.name)))) }
    schema.append(("additionalProperties", false))
    return [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": .object(schema),
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(!(writes && edits) && !isLive), "destructiveHint": false,
        "openWorldHint": false,
      ],
    ]
  }
}

extension AgentTool {
  /// The tools, in the order in which agents see them.
  static let all: [AgentTool] = [
    validate, lint, explain, complete, catalog, find, render, tree, diff, format, importing, open, tap, type, scroll,
    screen,
  ]

  /// What pictures and hierarchies are made for.
  static let viewing = [
    AgentArgument.device.declaration, AgentArgument.appearance.declaration, AgentArgument.contentSize.declaration,
    AgentArgument.direction.declaration, AgentArgument.locale.declaration,
  ]

  /// A file, or its text.
  static let file = [AgentArgument.path.declaration, AgentArgument.text.declaration]
}
