import JSONText
import SceneEditor

/// What an editor says that it can do, as far as the server asks.
struct ClientAbilities {
  var encoding = EditorPositions.Encoding.utf16
  var takesSnippets = false
  var takesRelatedInformation = false
  var takesMarkdown = false
  var nestsSymbols = false
  var takesDocumentChanges = false
  var takesAnnotations = false
  var renamesFiles = false
  var createsFiles = false
  var watchesFiles = false
  var takesCodeLinks = false
  var takesActionLiterals = false
  var takesPreparedRename = false
  var takesLabelDetails = false

  init() {}

  init(_ value: JSONValue) {
    let offered = value.at("general", "positionEncodings")?.elements.compactMap(\.stringValue) ?? []
    if offered.contains(EditorPositions.Encoding.utf8.rawValue) { encoding = .utf8 }
    let text = value["textDocument"]
    let item = text?.at("completion", "completionItem")
    takesSnippets = item?["snippetSupport"]?.boolValue ?? false
    takesLabelDetails = item?["labelDetailsSupport"]?.boolValue ?? false
    takesRelatedInformation = text?.at("publishDiagnostics", "relatedInformation")?.boolValue ?? false
    takesCodeLinks = text?.at("publishDiagnostics", "codeDescriptionSupport")?.boolValue ?? false
    takesMarkdown = text?.at("hover", "contentFormat")?.elements.contains { $0.stringValue == "markdown" } ?? false
    nestsSymbols = text?.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.boolValue ?? false
    takesActionLiterals = text?.at("codeAction", "codeActionLiteralSupport") != nil
    takesPreparedRename = text?.at("rename", "prepareSupport")?.boolValue ?? false
    watchesFiles = value.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.boolValue ?? false
    let edit = value.at("workspace", "workspaceEdit")
    takesDocumentChanges = edit?["documentChanges"]?.boolValue ?? false
    takesAnnotations = edit?["changeAnnotationSupport"] != nil
    createsFiles = edit?["resourceOperations"]?.elements.contains { $0.stringValue == "create" } ?? false
    renamesFiles = edit?["resourceOperations"]?.elements.contains { $0.stringValue == "rename" } ?? false
  }
}

/// What the server says that it can do.
enum ServerAbilities {
  /// The files whose changes matter: configurations, scenes, components, schemas, sources and catalogs.
  static let watchers: JSONValue = [
    "registrations": [
      [
        "id": "files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [
            ["globPattern": "**/*.yaml"], ["globPattern": "**/*.swift"], ["globPattern": "**/*.{h,m,mm}"],
            ["globPattern": "**/*.{imageset,colorset}/*"],
          ]
        ],
      ]
    ]
  ]

  static func json(_ client: ClientAbilities, version: String) -> JSONValue {
    [
      "capabilities": [
        "positionEncoding": .string(client.encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "completionProvider": ["triggerCharacters": [":", "-", " ", ".", "@", "\"", "$"], "resolveProvider": true],
        "hoverProvider": true,
        "definitionProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": client.takesPreparedRename ? ["prepareProvider": true] : true,
        "codeActionProvider": [
          "codeActionKinds": [
            "quickfix", "refactor.rewrite", "refactor.extract", "refactor.inline", "source.fixAll.diorama",
          ]
        ],
        "documentSymbolProvider": true,
        "workspaceSymbolProvider": true,
        "foldingRangeProvider": true,
        "selectionRangeProvider": true,
        "semanticTokensProvider": [
          "legend": ["tokenTypes": .strings(SemanticToken.Kind.allCases.map(\.rawValue)), "tokenModifiers": []],
          "full": true, "range": true,
        ],
        "colorProvider": true,
        "inlayHintProvider": true,
        "documentFormattingProvider": true,
        "documentRangeFormattingProvider": true,
        "codeLensProvider": ["resolveProvider": false],
        "documentLinkProvider": ["resolveProvider": false],
        "executeCommandProvider": [
          "commands": ["diorama.fixAll", "diorama.explain", "diorama.preview", "diorama.openPreview"]
        ],
        "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      ],
      "serverInfo": ["name": "diorama", "version": .string(version)],
    ]
  }
}
