import Foundation
import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics

/// What becomes of a nib that is turned into a scene and compiled again.
struct DecompileResult: Sendable {
  var name: String
  var coderVersion = 0
  var isRead = false
  /// Whether the nib of the scene has the same objects with the same values.
  var isSame = false
  /// Whether no object keeps values in the nib's own words.
  var isInWords = false

  /// Decompiles a nib and compiles the scene.
  init(_ url: URL) throws {
    name = url.pathComponents.suffix(2).joined(separator: "/")
    guard let archive = try? NibArchive(decoding: CorpusFiles.bytes(url)) else { return }
    coderVersion = Int(archive.coderVersion)
    let pipeline = Pipeline()
    guard let decompilation = try? decompile(archive, path: "A.nib", with: pipeline) else { return }
    isRead = true
    isInWords = decompilation.kept.allSatisfy(\.id.isEmpty)
    guard let again = pipeline.compiled(SourceText(path: "A.nib", text: decompilation.text)).value else { return }
    isSame = NibComparison(archive, again).difference == nil
  }
}
