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
