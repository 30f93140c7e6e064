import Foundation

/// Nibs that Apple's ibtool compiled, where a collection of them lies beside the package.
enum GenuineNibs {
  static let shared = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  static let isPresent = FileManager.default.fileExists(atPath: shared.appending(path: "corpus/pairs").path)

  /// Every file's name and bytes, in order of names.
  static func all() -> [(name: String, bytes: [UInt8])] {
    let corpus = shared.appending(path: "corpus/pairs")
    let names = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".nib") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: corpus.appending(path: name)) else { return nil }
      return (name, Array(data))
    }
  }
}
