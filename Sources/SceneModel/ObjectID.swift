/// The index of an object in `Scene.objects`.
package struct ObjectID: Hashable, Sendable, Comparable {
  /// The index into `Scene.objects`.
  package var index: Int

  /// Makes the identity of the object at an index.
  package init(_ index: Int) { self.index = index }

  /// Orders objects as the scene's text does.
  package static func < (left: ObjectID, right: ObjectID) -> Bool { left.index < right.index }
}
