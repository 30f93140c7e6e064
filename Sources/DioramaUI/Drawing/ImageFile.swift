import Foundation

/// The file of an image, of which the size is read and no pixels.
struct ImageFile {
  let data: Data
  /// The number of pixels per point.
  let scale: CGFloat
  /// The size, in points.
  let size: CGSize

  /// Reads the size of a PNG, JPEG or GIF file; nil for other data.
  init?(_ data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard let pixels = Self.pngSize(bytes) ?? Self.gifSize(bytes) ?? Self.jpegSize(bytes) else { return nil }
    self.data = data
    self.scale = scale
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Finds the file of an image in a bundle, or the asset in the source of a catalog there; nil if there is none.
  init?(named name: String, in bundle: Bundle) {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let paths = Self.candidates(name).map { folder.appendingPathComponent($0).path } + Self.assetPaths(name, in: folder)
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let scale = Self.scale(ofFileNamed: (path as NSString).lastPathComponent)
      guard let file = ImageFile(data, scale: scale) else { continue }
      self = file
      return
    }
    return nil
  }

  /// The pixels per point that the name of a file says, as in `logo@2x.png`.
  static func scale(ofFileNamed name: String) -> CGFloat {
    let stem = (name as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The kind of a file that viewers of pictures show, as `image/png`; nil for another file.
  static func kind(of data: Data) -> String? {
    if isPNG(data) { return "image/png" }
    return data.starts(with: [0xFF, 0xD8, 0xFF]) ? "image/jpeg" : nil
  }

  static func isPNG(_ data: Data) -> Bool { pngSize([UInt8](data.prefix(24))) != nil }

  private static func candidates(_ name: String) -> [String] {
    let extensions = ["png", "jpg", "jpeg", "gif"]
    let given = (name as NSString).pathExtension.lowercased()
    let stem = extensions.contains(given) ? (name as NSString).deletingPathExtension : name
    let wanted = extensions.contains(given) ? [(name as NSString).pathExtension] : extensions
    return wanted.flatMap { type in ["@3x", "@2x", ""].map { "\(stem)\($0).\(type)" } }
  }

  /// The files of an asset's image set, those with the most pixels per point first.
  private static func assetPaths(_ name: String, in folder: URL) -> [String] {
    let manager = FileManager.default
    let catalogs = (try? manager.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".xcassets") } ?? []
    var paths: [String] = []
    for catalog in catalogs.sorted() {
      let root = folder.appendingPathComponent(catalog)
      let sets = manager.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      for set in sets where (set as NSString).lastPathComponent == "\(name).imageset" {
        let contents = root.appendingPathComponent(set)
        let files = (try? manager.contentsOfDirectory(atPath: contents.path)) ?? []
        paths += files.sorted { scale(ofFileNamed: $0) > scale(ofFileNamed: $1) }
          .map { contents.appendingPathComponent($0).path }
      }
    }
    return paths
  }

  // MARK: - Sizes in pixels

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      bytes[12..<16] == [0x49, 0x48, 0x44, 0x52]
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  private static func gifSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes[..<4] == [0x47, 0x49, 0x46, 0x38] else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Goes over the segments of a JPEG file to the one that begins a frame.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + max(2, number(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }
}
