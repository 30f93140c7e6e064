package import NibArchive
package import SceneCompiler
package import SceneDiagnostics

/// The nib of a scene; nil where the scene has errors, which are reported.
@MainActor
package func compiled(_ source: SourceText, with pipeline: Pipeline, in run: ToolRun) -> NibArchive? {
  let compiled = pipeline.compiled(source)
  run.report(compiled.diagnostics, in: source)
  guard let archive = compiled.value else { return nil }
  do {
    try archive.verify()
    return archive
  } catch {
    run.failInternally("the nib made of it is damaged: \(error)", about: source.path)
    return nil
  }
}
