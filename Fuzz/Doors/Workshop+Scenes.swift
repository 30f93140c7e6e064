import DioramaCLI
import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneFormat
import SceneLint
import SceneReports

extension Workshop {
  func sceneToNib(_ bytes: [UInt8]) throws(Finding) {
    _ = try nib(of: SourceText(path: "Fuzz.scene.yaml", bytes: bytes))
  }

  func sceneToObjects(_ bytes: [UInt8]) throws(Finding) {
    guard let archive = try nib(of: SourceText(path: "Fuzz.scene.yaml", bytes: bytes)) else { return }
    try load(archive, from: .compiler)
  }

  func format(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.scene.yaml", bytes: bytes)
    let formatter = SceneFormatter(pipeline: pipeline)
    let formatted = formatter.format(source)
    try check(formatted.diagnostics, in: source)
    switch formatted.value {
    case .unchanged, .erroneous: return
    case .unsound(let reason): throw Finding("the formatter is unsound: \(reason)")
    case .changed(let text):
      let again = SourceText(path: source.path, bytes: text)
      let second = formatter.format(again).value
      if case .changed(let other) = second {
        throw Finding("formatting twice makes another text:\n\(again.difference(to: other))")
      }
      guard second == .unchanged else { throw Finding("the new text is refused") }
      guard pipeline.compiled(source).value == pipeline.compiled(again).value else {
        throw Finding("the new text has another nib")
      }
    }
  }

  func lint(_ bytes: [UInt8]) throws(Finding) {
    let source = SourceText(path: "Fuzz.scene.yaml", bytes: bytes)
    var settings = LintSettings()
    for rule in LintRules.all { settings.rules[rule.id, default: LintSettings.Setting()].isOn = true }
    let linter = Linter(pipeline: pipeline, settings: settings)
    let linted = linter.lint(source)
    try check(linted.diagnostics, in: source)
    guard let fixed = SceneFixer(linter: linter, makesUncertain: true).fixed(source, linted: linted) else { return }
    try check(fixed.linted.diagnostics, in: fixed.source)
    if !linted.diagnostics.hasErrors, fixed.linted.diagnostics.hasErrors { throw Finding("a fix breaks the scene") }
  }

  /// The nib of a scene, where the scene is right; its bytes say what it holds.
  func nib(of source: SourceText) throws(Finding) -> NibArchive? {
    guard let scene = try check(pipeline.validated(source), in: source) else { return nil }
    let nib = emit(scene, EmissionOptions(details: [.sourceMap, .listIndexes, .numbers]))
    let bytes = nib.encoded()
    do {
      let decoded = try NibArchive(decoding: bytes)
      try decoded.verify()
      guard decoded.encoded() == bytes else { throw Finding("the nib reads as another one") }
    } catch let error as Finding {
      throw error
    } catch {
      throw Finding("the compiler wrote a nib that cannot be read: \(error)")
    }
    return nib.archive
  }
}

extension SourceText {
  fileprivate func difference(to text: [UInt8]) -> String {
    UnifiedDiff(from: bytes, to: text, label: path).text
  }
}
