import DioramaBuild
import NibArchive
import SceneCompiler
import SceneDiagnostics

/// A nib to be looked at, read from a file or compiled from a scene.
struct NibInput {
  let path: String
  let kind: InputFile.Kind
  let archive: NibArchive
  /// What the scene was compiled by; nil for a nib, which needs no settings.
  let project: Project?

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
    case .scene, .document:
      guard let project = Projects(settings, in: run).project(for: path) else { return nil }
      let source = SourceText(path: path, bytes: file.bytes)
      guard let made = compiled(source, with: project.pipeline, in: run) else { return nil }
      archive = made
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
