import DioramaBuild
import DioramaUI
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneTooling

/// A nib to be looked at, read from a file or compiled from a scene.
struct NibInput {
  let path: String
  let kind: InputFile.Kind
  let archive: NibArchive
  /// What the scene was compiled by; nil for a nib, which needs no settings.
  let project: Project?
  /// The scene that was compiled; nil for a nib.
  let scene: ValidatedScene?

  /// Reads a file; nil where that fails or the scene has errors, which is reported.
  @MainActor
  init?(_ argument: String, settings: SettingSources, in run: ToolRun) {
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

  /// What the scene says of the objects that were made of it; nil for a nib.
  @MainActor
  func objects(in nib: LiveNib) -> SceneObjects? {
    guard let scene, let project else { return nil }
    return SceneObjects(scene, at: project.pipeline.traced(scene).objectPlaces, in: nib)
  }

  /// Does something in which images are as large as the files that the scene and its project name for them.
  @MainActor
  func withImages<Value, Failure: Error>(
    in run: ToolRun,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = UIRuntime.shared.imageSize
    defer { UIRuntime.shared.imageSize = outer }
    if let scene, let project {
      let size = KnownImages(of: scene.scene.source, in: project, run).sizes(for: scene)
      UIRuntime.shared.imageSize = { name in size(name).map { CGSize(width: $0.width, height: $0.height) } }
    }
    return try body()
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
