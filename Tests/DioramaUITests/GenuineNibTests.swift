import DioramaUI
import NibArchive
import Testing

/// Nibs that Apple's compiler made, which lie beside this checkout and are no part of it.
private enum GenuineNibs {
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

@MainActor
@Suite(.enabled(if: GenuineNibs.isPresent, "the shared corpus is not beside this checkout"))
struct GenuineNibTests {
  /// Other applications' classes and classes that are not there yet are passed over; nothing else may be.
  @Test func everyOneLoadsWithTheClassesThatAreKnown() throws {
    var loaded = 0
    for file in GenuineNibs.files {
      let nib = UINib(data: try Data(contentsOf: file), bundle: nil)
      let instance = try nib.load(owner: NibStandIn(), options: NibLoadingOptions(isTolerant: true))
      for error in instance.report {
        switch error {
        case .unknownClass, .missingExternalObject, .undefinedKey, .noEvents: break
        default: Issue.record("\(file.path): \(error)")
        }
      }
      loaded += 1
    }
    #expect(loaded > 100)
  }
}
