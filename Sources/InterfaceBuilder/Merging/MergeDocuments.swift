package import SceneCatalog
import SceneCompiler
package import SceneDiagnostics

/// The result of merging documents.
package struct MergedDocument: Sendable {
  /// The merged document; nil if there are conflicts.
  package var text: String?
  /// Why the documents cannot be merged, one line per conflict, in document order; empty if they can.
  package var conflicts: [String]
}

/// Merges two versions of an Interface Builder document, a xib or a storyboard, with a common earlier version.
///
/// Elements are matched by id, wherever they are in the text. Nothing is guessed: different changes of both sides to the
/// same thing are a conflict, and so is a result that refers to something that one side removed. A document that is not
/// byte for byte what Interface Builder would write is refused, because it would not survive the round trip.
///
/// - Parameters:
///   - base: The common earlier version.
///   - ours: This side's version.
///   - theirs: The other side's version.
///   - catalog: The classes, which the merged xib is validated with.
package func mergeDocuments(
  base: SourceText,
  ours: SourceText,
  theirs: SourceText,
  catalog: SceneCatalog
) -> MergedDocument {
  var read: [ExportedDocument] = []
  for (source, version) in [(base, "the earlier version"), (ours, "this version"), (theirs, "the other version")] {
    switch exactDocument(source, version) {
    case .success(let document): read.append(document)
    case .failure(let refusal): return MergedDocument(text: nil, conflicts: [refusal.reason])
    }
  }
  var merge = ElementMerge()
  let root = merge.merged(read[0].root, read[1].root, read[2].root, parent: nil)
  var conflicts = merge.conflicts
  // With a conflict, the document lacks what the other side added.
  if conflicts.isEmpty { conflicts = ReferenceCheck(sources: [read[1].root, read[2].root]).conflicts(in: root) }
  guard conflicts.isEmpty else { return MergedDocument(text: nil, conflicts: conflicts) }
  let text = DocumentWriter.text(
    of: ExportedDocument(root: root, standalone: read[1].standalone, form: read[1].form)
  )
  let problems = errors(of: SourceText(path: ours.path, text: text), catalog)
  if !problems.isEmpty, errors(of: ours, catalog).isEmpty, errors(of: theirs, catalog).isEmpty {
    return MergedDocument(text: nil, conflicts: problems.map { "the merged document would have an error: \($0)" })
  }
  return MergedDocument(text: text, conflicts: [])
}

/// Why a document is not merged.
private struct Refusal: Error {
  var reason: String
}

/// Reads a document that Diorama writes back byte for byte.
private func exactDocument(_ source: SourceText, _ version: String) -> Result<ExportedDocument, Refusal> {
  let read = readDocument(source)
  guard let tree = read.value, let root = tree.root else {
    return .failure(Refusal(reason: "\(version) cannot be read: \(read.diagnostics.first?.message ?? "it is empty")"))
  }
  let document = ExportedDocument(
    root: DocumentElement(root, keepsComments: true),
    standalone: tree.standalone,
    form: tree.form
  )
  guard Array(DocumentWriter.text(of: document).utf8) == source.bytes else {
    return .failure(Refusal(reason: "\(version) is not written as Interface Builder writes it"))
  }
  return .success(document)
}

/// The errors of a xib when imported as a scene; none for documents that cannot be imported, such as storyboards.
private func errors(of source: SourceText, _ catalog: SceneCatalog) -> [String] {
  guard let root = readDocument(source).value?.root, case .xib = DocumentKind(root) else { return [] }
  let imported = importDocument(source, catalog: catalog)
  var found = imported.diagnostics
  if let text = imported.value?.text {
    found += Pipeline(catalog: catalog).validated(SourceText(path: source.path, text: text)).diagnostics
  }
  return found.filter { $0.severity == .error }.map(\.message)
}
