import AssetCatalog
import Backports

/// The images and colors below a folder.
struct FoundAssets: Sendable {
  /// The files by image name; for a name in several folders, the files of all.
  var images: [String: [ImageFiles]] = [:]
  var colors: Set<String> = []
  /// The names of the images, computed once for all scenes.
  private(set) var imageNames: Set<String> = []

  /// Completes the result after a search.
  mutating func finish() {
    imageNames = Set(images.keys)
  }
}

/// The sizes of images, each read on first use and once per run.
final class ImageSizes: Sendable {
  private let files: FileSystem
  private let known = Mutex<[ImageFiles: ImageSize?]>([:])

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The common size of all files of an image, in points; nil if the sizes differ or one is not known.
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
