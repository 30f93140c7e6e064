/// The images and colours that a scene can name.
package struct AssetNames: Hashable, Sendable {
  package var images: Set<String>
  package var colors: Set<String>

  /// Makes the names that were found.
  package init(images: Set<String> = [], colors: Set<String> = []) {
    self.images = images
    self.colors = colors
  }
}
