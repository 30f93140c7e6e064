import JSONText

/// The versions of the Model Context Protocol that the server has, and the terms in which they differ.
enum AgentProtocol {
  /// Versions that begin with the request `initialize`, the newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18"]
  /// Versions that every request names in its `_meta`, the newest first.
  static let statelessVersions = ["2026-07-28"]
  static let versions = statelessVersions + handshakeVersions

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let abilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  /// How a client speaks, which its first request decides.
  enum Manner: Hashable, Sendable {
    /// With `initialize`, in a version.
    case handshake(String)
    /// With a version in every request.
    case stateless
  }

  /// The version that a request names in its `_meta`; nil where it has none.
  static func version(in parameters: JSONValue) -> JSONValue? { parameters["_meta"]?[versionKey] }

  /// Whether a request that names its version has the abilities of the client, too.
  static func hasAbilities(_ parameters: JSONValue) -> Bool {
    if case .object? = parameters["_meta"]?[abilitiesKey] { return true }
    return false
  }

  /// The numbers of what goes wrong.
  enum ErrorCode: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case resourceNotFound = -32002
    case unsupportedVersion = -32022
  }

  /// Why a request has an error in place of a result.
  struct Failure: Error {
    var code: ErrorCode
    var message: String
    var data: JSONValue?

    init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
      (self.code, self.message, self.data) = (code, message, data)
    }
  }

  /// A version that the server does not have.
  static func unsupported(_ version: JSONValue) -> Failure {
    Failure(
      .unsupportedVersion,
      "this version of the protocol is not supported",
      data: ["supported": .strings(versions), "requested": version]
    )
  }

  /// What the server can do.
  static let abilities: JSONValue = [
    "tools": ["listChanged": false], "resources": ["listChanged": false, "subscribe": false],
  ]

  /// What agents should know before they begin.
  static func instructions(edits: Bool) -> String {
    """
    Diorama checks, draws and runs UIKit scenes: YAML files *.scene.yaml and *.storyboard.yaml, and xibs and storyboards of \
    Interface Builder. Read diorama://cheat-sheet first; 'catalog' has each class and 'explain' each message. Write a scene, \
    'validate' its text until nothing is found, 'lint' it, look at it with 'render', then 'open' it and 'tap' and 'type' as a \
    user would. Paths are below the folders of the server. \
    \(edits ? "'format' and 'import' write files." : "Nothing is written: the server was started without --edit.")
    """
  }
}
