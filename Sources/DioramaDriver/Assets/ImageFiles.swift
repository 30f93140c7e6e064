import AssetCatalog
import SceneDiagnostics

/// The files of one image.
enum ImageFiles: Hashable, Sendable {
  /// An image set in a catalog, whose `Contents.json` lists the files.
  case set(String)
  /// Files of one name in a folder, for several screens.
  case loose(folder: String, [ImageVariant])
}

extension ImageFiles {
  /// The maximum size of a `Contents.json` file, in bytes; larger ones are ignored.
  private static let mostBytes = 1 << 20

  /// The size of the image in points, read from the beginning of a file; nil if it is not known.
  func size(in files: FileSystem) -> ImageSize? {
    let (folder, variants) = folderAndVariants(in: files)
    guard let variant = ImageVariant.best(of: variants),
      let bytes = Self.bytes(FilePath.join(folder, variant.file), limit: ImageSize.mostBytes - 1, files)
    else { return nil }
    return ImageSize(ofFile: bytes)?.divided(by: variant.scale)
  }

  /// The size of the largest file whose pixels are read, in bytes.
  private static let mostPixelBytes = 8 << 20

  /// The file of the image; nil where there is none of reasonable size.
  func file(in files: FileSystem, _ place: ImagePlace) -> [UInt8]? {
    let (folder, variants) = folderAndVariants(in: files, takesResizable: true)
    guard let variant = ImageVariant.best(of: variants, in: place),
      let bytes = Self.bytes(FilePath.join(folder, variant.file), limit: Self.mostPixelBytes, files),
      bytes.count <= Self.mostPixelBytes
    else { return nil }
    return bytes
  }

  /// How the image is to be drawn; nil where nothing is asked for.
  func intent(in files: FileSystem) -> ImageIntent? {
    guard case .set(let folder) = self else { return nil }
    return Self.contents(of: folder, files).map { ImageIntent(CatalogContents($0)) }
  }

  private func folderAndVariants(
    in files: FileSystem,
    takesResizable: Bool = false
  ) -> (folder: String, variants: [ImageVariant]) {
    switch self {
    case .loose(let folder, let variants): (folder, variants)
    case .set(let folder):
      (
        folder,
        Self.contents(of: folder, files).map { ImageVariant.inCatalog($0, takesResizable: takesResizable) } ?? []
      )
    }
  }

  /// The description of a folder of a catalog; nil where it has none of reasonable size.
  static func contents(of folder: String, _ files: FileSystem) -> SourceText? {
    let path = FilePath.join(folder, "Contents.json")
    guard let bytes = bytes(path, limit: mostBytes, files), bytes.count <= mostBytes else { return nil }
    return SourceText(path: path, bytes: bytes)
  }

  /// The beginning of a file, with one byte more than `limit` if the file is longer; nil if it is not a regular file.
  static func bytes(_ path: String, limit: Int, _ files: FileSystem) -> [UInt8]? {
    guard let status = try? files.status(path), status.kind == .regular else { return nil }
    return try? files.read(path, limit)
  }
}
