package import Foundation

/// Nibs that Apple's ibtool compiled, which are next to this checkout and not part of it.
package enum GenuineNibs {
  /// Whether they are there.
  package static let isPresent = Repository.shared("corpus/pairs") != nil

  /// The files, sorted by their paths; empty if the folder is missing.
  package static var files: [URL] {
    guard let folder = Repository.shared("corpus/pairs") else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".nib") }.sorted().map { folder.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath }
  }
}
