package import NibArchive
package import SceneCompiler
package import SceneDiagnostics
import SceneTooling

/// The nib of a scene; nil where the scene has errors, which are reported.
@MainActor
package func compiled(_ source: SourceText, with pipeline: Pipeline, in run: ToolRun) -> NibArchive? {
  let compiled = pipeline.compiled(source)
  run.report(compiled.diagnostics, in: source)
  guard let archive = compiled.value, isSound(archive, of: source, in: run) else { return nil }
  return archive
}

/// The bytes of a scene's nib and of its map; nil where the scene has errors, which are reported.
@MainActor
func compiledWithMap(
  _ source: SourceText,
  with pipeline: Pipeline,
  in run: ToolRun
) -> (bytes: [UInt8], map: [UInt8]?)? {
  let validated = pipeline.validated(source)
  run.report(validated.diagnostics, in: source)
  guard let scene = validated.value else { return nil }
  let nib = emitTraced(scene, like: pipeline.tools)
  guard isSound(nib.archive, of: source, in: run) else { return nil }
  let bytes = nib.archive.encoded()
  var map = nib.map
  map.nib = NibSourceMap.hash(of: bytes)
  map.interface = SceneInterface(scene, nib: nib).hash
  return (bytes, map.encoded())
}

@MainActor
private func isSound(_ archive: NibArchive, of source: SourceText, in run: ToolRun) -> Bool {
  do {
    try archive.verify()
    return true
  } catch {
    run.failInternally("the nib made of it is damaged: \(error)", about: source.path)
    return false
  }
}
