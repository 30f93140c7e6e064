package import DioramaDriver
package import NibArchive
package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// A nib, read from a file or compiled from a scene.
package struct NibInput {
  /// The path that messages name.
  package let path: String
  package let kind: InputFile.Kind
  package let archive: NibArchive
  /// The project of the scene; nil for a nib, which needs no settings.
  package let project: Project?
  /// The scene that was compiled; nil for a nib.
  package let scene: ValidatedScene?
  /// Where the scene's objects are in the nib's list of objects; empty for a nib.
  package let listIndexes: EmittedNib.Indexes

  /// Compiles a scene that was read already.
  package init(path: String, project: Project, scene: ValidatedScene) {
    let made = project.pipeline.emitted(scene, .listIndexes)
    (self.path, kind, archive, listIndexes) = (path, .scene, made.archive, made.listIndexes)
    (self.project, self.scene) = (project, scene)
  }

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
      listIndexes = EmittedNib.Indexes()
    case .scene, .document:
      guard let project = Projects(settings, in: run).project(for: path) else { return nil }
      let source = SourceText(path: path, bytes: file.bytes)
      guard let made = compiledScene(source, with: project.pipeline, in: run) else { return nil }
      (scene, archive, listIndexes) = (made.scene, made.nib.archive, made.nib.listIndexes)
      self.project = project
    }
  }

  /// Decodes a nib; nil, after reporting, if the bytes are not one.
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
