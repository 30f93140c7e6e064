package import SceneDiagnostics

/// An object's naming of a style of the document.
package struct SceneStyleUse: Hashable, Sendable {
  /// The style's name, where the object names it.
  package var style: Located<String>
  /// The object.
  package var object: ObjectID

  /// Makes the record of a use.
  package init(style: Located<String>, object: ObjectID) {
    self.style = style
    self.object = object
  }
}
