import InterfaceBuilder
import JSONText
import SceneCompiler
import SceneDiagnostics
import SceneEditor
import SceneLint

extension LanguageServer {
  /// The open text that a request is about; nil where it names none.
  func openDocument(_ parameters: JSONValue) -> OpenDocument? {
    parameters.at("textDocument", "uri")?.stringValue.flatMap { documents[$0] }
  }

  /// The answer to a request about a document of Interface Builder, of which editors ask the same as of scenes.
  func answer(_ method: String, _ parameters: JSONValue, in document: OpenDocument) -> JSONValue {
    switch method {
    case "textDocument/hover": return hover(in: document, parameters)
    case "textDocument/codeLens": return previewLens
    case "textDocument/formatting", "textDocument/rangeFormatting":
      tellNotFormatted(document.path, "it is Interface Builder's own, and has no layout but that")
      return .null
    default: return .null
    }
  }

  /// What is known of the element or the attribute of a document of Interface Builder at a position; null where nothing is.
  func hover(in document: OpenDocument, _ parameters: JSONValue) -> JSONValue {
    let positions = EditorPositions(document.source, client.encoding)
    guard let position = ProtocolValues.position(parameters["position"]) else { return .null }
    let catalog = projects.analyzer(for: document.path).linter.pipeline.catalog
    guard let part = DocumentPart(at: positions.offset(position), in: document.source, catalog) else { return .null }
    let text = Hover.text(of: part.schema, property: part.property)
    return ["contents": markup(text), "range": ProtocolValues.json(part.range, in: positions)]
  }
}
