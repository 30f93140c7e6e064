import DioramaUI

/// Nibs that Apple's compiler made, which lie beside this checkout and are no part of it.
enum GenuineNibs {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/corpus/pairs")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static var files: [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    return (files?.compactMap { $0 as? URL } ?? []).filter { file in
      file.pathExtension == "nib" && (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
    }
  }
}
