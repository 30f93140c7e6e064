import SceneTooling
import Synchronization

/// The images and colors below a folder.
struct FoundAssets: Sendable {
  /// The files by the names of their images; of one name in several folders, all of them.
  var images: [String: [ImageFiles]] = [:]
  var colors: Set<String> = []
  /// The names of the images, made once for all scenes.
  private(set) var imageNames: Set<String> = []

  /// Takes what a search came to.
  mutating func finish() {
    imageNames = Set(images.keys)
  }
}

/// The sizes of images, each read once a run, and none that nobody asks for.
final class ImageSizes: Sendable {
  private let files: FileSystem
  private let known = Mutex<[ImageFiles: ImageSize?]>([:])

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The size on which all files of an image agree; nil where they do not, or one does not say it.
  func size(of images: [ImageFiles]) -> ImageSize? {
    var common: ImageSize?
    for image in images {
      guard let size = size(of: image), common == nil || common == size else { return nil }
      common = size
    }
    return common
  }

  private func size(of image: ImageFiles) -> ImageSize? {
    if let size = known.withLock({ $0[image] }) { return size }
    let size = image.size(in: files)
    known.withLock { $0[image] = .some(size) }
    return size
  }
}
