import SceneDiagnostics
import SceneTooling

/// The files of one image.
enum ImageFiles: Hashable, Sendable {
  /// A folder of a catalog, whose `Contents.json` names them.
  case set(String)
  /// Files of one name in a folder, for several screens.
  case loose(folder: String, [ImageVariant])
}

extension ImageFiles {
  /// A description of a folder with more bytes than this is none.
  private static let mostBytes = 1 << 20

  /// The size of the image in points, of which no more than the beginning of a file is read; nil where that does not say it.
  func size(in files: FileSystem) -> ImageSize? {
    let (folder, variants): (String, [ImageVariant]) =
      switch self {
      case .loose(let folder, let variants): (folder, variants)
      case .set(let folder): (folder, Self.variants(in: folder, files))
      }
    guard let variant = ImageVariant.best(of: variants),
      let bytes = Self.bytes(FilePath.join(folder, variant.file), limit: ImageSize.mostBytes - 1, files)
    else { return nil }
    return ImageSize(ofFile: bytes)?.divided(by: variant.scale)
  }

  private static func variants(in folder: String, _ files: FileSystem) -> [ImageVariant] {
    contents(of: folder, files).map(ImageVariant.inCatalog) ?? []
  }

  /// The description of a folder of a catalog; nil where it has none of reasonable size.
  static func contents(of folder: String, _ files: FileSystem) -> SourceText? {
    let path = FilePath.join(folder, "Contents.json")
    guard let bytes = bytes(path, limit: mostBytes, files), bytes.count <= mostBytes else { return nil }
    return SourceText(path: path, bytes: bytes)
  }

  /// The beginning of a file, one byte more than `limit` where there is more; nil for what is none, such as a pipe.
  static func bytes(_ path: String, limit: Int, _ files: FileSystem) -> [UInt8]? {
    guard let status = try? files.status(path), status.kind == .regular else { return nil }
    return try? files.read(path, limit)
  }
}
