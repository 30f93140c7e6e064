package import SceneDiagnostics
package import SceneModel

/// A text of scenes as a catalog knows it.
package struct CatalogText: Sendable {
  /// The key in the catalog: that of the nib, or for one made of an id behind the name of the scene.
  package var catalogKey: String
  /// The key in the nib's table.
  package var key: String
  /// The table: the name of the nib, or of the storyboard.
  package var table: String
  /// The text in the language of the scenes.
  package var text: String
  /// What translators should know.
  package var comment: String
  /// Where the text is written.
  package var source: SourceText
  /// Where it is written there.
  package var range: SourceRange
  /// Where its key is written; nil where it is not in that text.
  package var keyRange: SourceRange?
  /// The object that shows it.
  package var object: ObjectID
  /// The id of the object; nil for none.
  package var identifier: String?
  /// The property, with what the text is for in it: `title.disabled`.
  package var path: String

  /// Makes the record of one text of a scene.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scene: The scene that has it.
  ///   - table: The name of the nib or storyboard.
  ///   - isInStoryboard: Whether keys made of ids begin with the scene's name already.
  package init(_ text: SceneText, of scene: Scene, table: String, isInStoryboard: Bool) {
    catalogKey = text.isAutomatic && !isInStoryboard ? "\(table).\(text.key)" : text.key
    key = text.key
    self.table = table
    self.text = text.text
    source = scene.source
    range = text.range
    keyRange = text.keyRange
    self.object = text.object
    path = text.path
    let object = scene[text.object]
    identifier = object.identifier?.value
    let name = object.identifier.map { " '\($0.value)'" } ?? ""
    var summary = "\(object.className.value)\(name)"
    if let width = object.width { summary += ", \(SceneNumber.text(width)) pt wide" }
    comment = text.comment ?? summary
  }
}

extension SceneObject {
  /// The width that the scene writes, in points; nil where the layout decides.
  fileprivate var width: Double? {
    guard case .geometry(.rect, let numbers)? = property("frame")?.value.value, numbers[2] > 0 else { return nil }
    return numbers[2]
  }
}
