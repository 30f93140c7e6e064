import Foundation
import TestSupport
import ToolTestSupport

/// Scenes that lie beside the repository and are not part of it.
enum DesignExamples {
  private static let folder = Repository.root.appending(path: "../shared/design/examples").standardizedFileURL

  static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func paths() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".scene.yaml") }.sorted()
      .map { folder.appending(path: $0).path }
  }
}
