import Foundation
import SceneCompiler
import SceneDiagnostics

/// The nibs of the guide's scenes, in the bundle that the plugin would put them into.
enum GuideBundle {
  private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "guide-\(UUID().uuidString)"
  )

  static let bundle: Bundle = {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      atexit { try? FileManager.default.removeItem(at: GuideBundle.folder) }
      for name in GuidePage.names {
        for block in try GuidePage(name).scenes where block.has("generated") {
          guard let file = block["file"] else { continue }
          let nib = Pipeline().encoded(SourceText(path: file, text: block.text)).value ?? []
          try Data(nib).write(to: folder.appendingPathComponent(file.replacing(".scene.yaml", with: ".nib")))
        }
      }
    } catch {
      return .main
    }
    return Bundle(path: folder.path) ?? .main
  }()
}

extension Bundle {
  /// What a package's target has for its resources; here the nibs of the guide.
  static var module: Bundle { GuideBundle.bundle }
}
