package import SceneModel

/// What others know of a scene that is exported.
package struct ExportFacts {
  /// The frames that views get in place of those in the scene, in their superviews: x, y, width and height, in points.
  package var frames: [ObjectID: [Double]]
  /// The size of an image in points by its name; nil for one that is not known.
  package var imageSize: (String) -> (width: Double, height: Double)?

  /// Takes what is known; without it, frames are those of the scene, and no image's size is known.
  package init(
    frames: [ObjectID: [Double]] = [:],
    imageSize: @escaping (String) -> (width: Double, height: Double)? = { _ in nil }
  ) {
    self.frames = frames
    self.imageSize = imageSize
  }
}
