import DioramaDriver
import JSONText
import SceneDiagnostics
import SceneEditor

/// The preview that follows the editor: what is typed, and where the cursor is.
extension LanguageServer {
  /// Opens the preview of a folder, by default the first of the workspace, and asks the editor to show the page.
  ///
  /// - Returns: The address of the page.
  func openPreview(_ argument: String?) throws(RequestProblem) -> JSONValue {
    if preview == nil {
      let path = argument.flatMap(FileAddress.path) ?? workspace.folders.first
      guard let path, let status = try? files.status(path) else {
        throw RequestProblem(code: .invalidParams, message: "there is no folder to preview")
      }
      let folder = status.kind == .folder ? path : FilePath.folder(of: path)
      guard let opened = EditorPreview(PreviewRequest(path: folder, settings: settings), in: run) else {
        throw RequestProblem(code: .requestFailed, message: "no port is free for the preview")
      }
      preview = opened
      for document in documents.all { opened.show(document.source.bytes, of: document.path) }
    }
    guard let preview else { return .null }
    ask("window/showDocument", ["uri": .string(preview.address), "external": true])
    return .string(preview.address)
  }

  /// Tells the preview of a text that has changed; called behind each notification.
  func followText(_ method: String, _ parameters: JSONValue) {
    guard let preview, method.hasPrefix("textDocument/did"),
      let address = parameters.at("textDocument", "uri")?.stringValue
    else { return }
    if let document = documents[address] {
      preview.show(document.source.bytes, of: document.path)
    } else if let path = FileAddress.path(address) {
      preview.show(nil, of: path)
    }
  }

  /// Tells the preview of the cursor: editors ask what is there whenever it rests.
  func followCursor(_ method: String, _ parameters: JSONValue) {
    guard let preview, method == "textDocument/documentHighlight" || method == "textDocument/hover",
      let position = try? documentPosition(parameters)
    else { return }
    preview.showCursor(at: position.offset, in: position.analysis.source.path)
  }

  /// Lets the preview answer its page, and shows the locations that the user has clicked on.
  package func turnPreview() {
    guard let preview else { return }
    preview.takeTurn()
    for location in preview.takeLocations() {
      guard let analysis = sketched(path: location.path) else { continue }
      let positions = EditorPositions(analysis.source, client.encoding)
      let position = positions.position(min(location.offset, analysis.source.bytes.count))
      let range = EditorRange(start: position, end: position)
      ask(
        "window/showDocument",
        [
          "uri": .string(address(of: location.path)), "takeFocus": true, "selection": ProtocolValues.json(range),
        ]
      )
    }
  }
}
