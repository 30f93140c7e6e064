package import DioramaBuild
package import NibArchive
package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// A nib to be looked at, read from a file or compiled from a scene.
package struct NibInput {
  /// The path that messages name.
  package let path: String
  package let kind: InputFile.Kind
  package let archive: NibArchive
  /// What the scene was compiled by; nil for a nib, which needs no settings.
  package let project: Project?
  /// The scene that was compiled; nil for a nib.
  package let scene: ValidatedScene?

  /// Reads a file; nil, after reporting, if that fails or the scene has errors.
  @MainActor
  package init?(_ argument: String, settings: SettingSources, in run: ToolRun) {
    guard let file = InputFile(argument, in: run) else { return nil }
    path = file.path
    kind = file.kind
    switch file.kind {
    case .nib:
      guard let decoded = Self.decoded(file.bytes, path: path, in: run) else { return nil }
      archive = decoded
      project = nil
      scene = nil
    case .scene, .document:
      guard let project = Projects(settings, in: run).project(for: path) else { return nil }
      let source = SourceText(path: path, bytes: file.bytes)
      guard let made = compiledScene(source, with: project.pipeline, in: run) else { return nil }
      (scene, archive) = made
      self.project = project
    }
  }

  /// The nib in some bytes; nil where they are none, which is reported.
  @MainActor
  static func decoded(_ bytes: [UInt8], path: String, in run: ToolRun) -> NibArchive? {
    guard !bytes.starts(with: "bplist".utf8) else {
      run.fail("\(path): a nib of the older kind, a property list, which cannot be read", .unreadableInput)
      return nil
    }
    do {
      return try NibArchive(decoding: bytes)
    } catch {
      run.fail("\(path): \(error)", .unreadableInput)
      return nil
    }
  }
}
