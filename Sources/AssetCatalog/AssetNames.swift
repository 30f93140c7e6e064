/// The images and colors that a scene can name.
package struct AssetNames: Sendable {
  package var images: Set<String>
  package var colors: Set<String>
  /// The asset paths of a scene, as written there, at which there is no folder.
  package var missingPaths: Set<String> = []
  /// Whether there is a folder at none of the asset paths, so that names cannot be checked.
  package var isUnknown = false
  /// Finds the size of one of the images by its name in `images`; nil where it is not known.
  package var imageSize: @Sendable (String) -> ImageSize?
  /// Reads the file of one of the images by its name in `images`; nil where there is none of reasonable size.
  package var imageFile: @Sendable (String, ImagePlace) -> [UInt8]?
  /// Finds how one of the images is to be drawn, by its name in `images`; nil where nothing is asked for.
  package var imageIntent: @Sendable (String) -> ImageIntent?

  /// Creates the names; without closures, no size, no file and no intent is known.
  package init(
    images: Set<String> = [],
    colors: Set<String> = [],
    imageSize: @escaping @Sendable (String) -> ImageSize? = { _ in nil },
    imageFile: @escaping @Sendable (String, ImagePlace) -> [UInt8]? = { _, _ in nil },
    imageIntent: @escaping @Sendable (String) -> ImageIntent? = { _ in nil }
  ) {
    self.images = images
    self.colors = colors
    self.imageSize = imageSize
    self.imageFile = imageFile
    self.imageIntent = imageIntent
  }

  /// The name of an image in `images`, for a name with or without a filename extension; nil if there is none.
  package func key(ofImage name: String) -> String? {
    if images.contains(name) { return name }
    guard let point = name.lastIndex(of: "."), ImageVariant.endings.contains(name[point...].lowercased())
    else { return nil }
    let stem = String(name[..<point])
    return images.contains(stem) ? stem : nil
  }

  /// The size of an image in points; nil if there is none of that name, or its files have no common size.
  package func size(ofImage name: String) -> ImageSize? { key(ofImage: name).flatMap(imageSize) }

  /// The file of an image for a screen of scale 3; nil if there is none of that name, or none of reasonable size.
  package func file(ofImage name: String, in place: ImagePlace = ImagePlace()) -> [UInt8]? {
    key(ofImage: name).flatMap { imageFile($0, place) }
  }

  /// How an image is to be drawn; nil if there is none of that name, or nothing is asked for.
  package func intent(ofImage name: String) -> ImageIntent? { key(ofImage: name).flatMap(imageIntent) }
}
