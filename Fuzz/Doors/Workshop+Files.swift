import DioramaCLI
import InterfaceBuilder
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics

extension Workshop {
  func documentToScene(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.xib", bytes: bytes)
    guard let imported = try check(importDocument(source, catalog: pipeline.catalog), in: source) else { return }
    let text = imported.suppressed(path: "Fuzz.scene.yaml", with: pipeline).text
    let scene = SourceText(path: "Fuzz.scene.yaml", text: text)
    let checked = pipeline.validated(scene)
    try check(checked.diagnostics, in: scene)
    let export = exportScene(scene, with: pipeline) {
      ExportFacts(frames: DesignFrames.replaced(in: $0, compiledBy: pipeline) { _ in nil })
    }
    guard checked.value != nil, let document = try check(export, in: scene) else { return }
    let exported = SourceText(path: "Fuzz.xib", text: document)
    guard try check(importDocument(exported, catalog: pipeline.catalog), in: exported) != nil else {
      throw Finding("the exported document cannot be imported")
    }
  }

  func configuration(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: Configuration.fileName, bytes: bytes)
    let read = Configuration.read(source)
    try check(read.diagnostics, in: source)
    let paths = [
      "a.scene.yaml", "Scenes/a.scene.yaml", "a/b/c/d/e/f.scene.yaml", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ]
    for path in paths {
      _ = read.value.covers(path)
      let text = EffectiveConfiguration(read.value, for: path).text
      guard !read.diagnostics.hasErrors else { continue }
      let effective = SourceText(path: Configuration.fileName, text: text)
      let again = Configuration.read(effective)
      try check(again.diagnostics, in: effective)
      if again.diagnostics.hasErrors {
        throw Finding("what holds cannot be read: \(again.diagnostics[0].message)\n\(text)")
      }
    }
  }

  func schema(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.yaml", bytes: bytes)
    let read = SceneCatalog.reading([source])
    for problems in read.diagnostics { try check(problems.diagnostics, in: problems.source) }
    for name in read.catalog.customClassNames.prefix(2) {
      let scene = SourceText(path: "Fuzz.scene.yaml", text: "scene: 1\nobjects:\n  - \(name): {}\n")
      let pipeline = Pipeline(catalog: read.catalog)
      try check(pipeline.compiled(scene).diagnostics, in: scene)
    }
  }
}
