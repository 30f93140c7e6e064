package import NibArchive
package import SceneCompiler
package import SceneDiagnostics
import SceneModel
import SceneSyntax
import SwiftCodegen

/// What is made of a scene, and what was found in it.
struct CompiledScene: Sendable {
  var diagnostics: [Diagnostic]
  /// The nib or the text that was requested; nil if the scene has errors.
  var main: [UInt8]?
  /// The map of the nib; nil without one.
  var map: [UInt8]?
  /// Why what was made is wrong, which is a bug.
  var fault: String?
  /// The properties set in the scene whose keys no nib of Xcode was seen with.
  var unverified: Set<UnverifiedKey> = []
}

extension CompiledScene {
  /// Makes of a scene what a request says.
  static func made(of source: SourceText, for request: CompileRequest, with pipeline: Pipeline) -> CompiledScene {
    switch request.form {
    case .nib: nib(of: source, isMapped: request.hasDebugInfo, with: pipeline)
    case .ir: text(pipeline.validated(source)) { $0?.scene.dump() }
    case .tree: text(tree(of: source, with: pipeline)) { $0.dump() }
    }
  }

  /// What YAML makes of a text; of a document, of the text that it is read as.
  private static func tree(of source: SourceText, with pipeline: Pipeline) -> Diagnosed<SyntaxTree> {
    let parsed = sorted(parse(pipeline.readable(source), limits: pipeline.limits))
    return Diagnosed(parsed.value, parsed.value.source.located(parsed.diagnostics))
  }

  private static func nib(of source: SourceText, isMapped: Bool, with pipeline: Pipeline) -> CompiledScene {
    guard isMapped else {
      let (encoded, unverified) = pipeline.encodedNamingUnverified(source)
      guard let bytes = encoded.value else { return CompiledScene(diagnostics: encoded.diagnostics) }
      let fault = fault(of: bytes)
      return CompiledScene(
        diagnostics: encoded.diagnostics,
        main: fault == nil ? bytes : nil,
        fault: fault,
        unverified: unverified
      )
    }
    let validated = pipeline.validated(source)
    guard let scene = validated.value else { return CompiledScene(diagnostics: validated.diagnostics) }
    let nib = pipeline.emitted(scene, [.sourceMap, .listIndexes])
    let bytes = nib.encoded()
    if let fault = fault(of: bytes) { return CompiledScene(diagnostics: validated.diagnostics, fault: fault) }
    return CompiledScene(
      diagnostics: validated.diagnostics,
      main: bytes,
      map: map(of: nib, bytes, scene),
      unverified: scene.unverifiedKeys
    )
  }

  private static func map(of nib: EmittedNib, _ bytes: [UInt8], _ scene: ValidatedScene) -> [UInt8] {
    var map = nib.map
    map.nib = NibSourceMap.hash(of: bytes)
    map.interface = SceneInterface(scene, nib: nib, hasPaths: false).hash
    return map.encoded()
  }

  private static func text<Value>(_ read: Diagnosed<Value>, _ dump: (Value) -> String?) -> CompiledScene {
    let text = read.diagnostics.hasErrors ? nil : dump(read.value)
    return CompiledScene(diagnostics: read.diagnostics, main: text.map { Array(SafeText.lines($0).utf8) })
  }

  private static func sorted<Value>(_ read: Diagnosed<Value>) -> Diagnosed<Value> {
    Diagnosed(read.value, read.diagnostics.sortedByLocation())
  }

  fileprivate static func fault(of archive: NibArchive) -> String? {
    do {
      try archive.verify()
      return nil
    } catch {
      return fault(error)
    }
  }

  private static func fault(of bytes: [UInt8]) -> String? {
    do {
      try NibArchive.verify(bytes)
      return nil
    } catch {
      return fault(error)
    }
  }

  private static func fault(_ error: NibArchiveError) -> String { "the nib made of it is damaged: \(error)" }
}

/// The nib of a scene; nil, after reporting, if the scene has errors.
@MainActor
package func compiled(_ source: SourceText, with pipeline: Pipeline, in run: ToolRun) -> NibArchive? {
  compiledScene(source, with: pipeline, in: run)?.nib.archive
}

/// A scene and its nib; nil, after reporting, if the scene has errors.
@MainActor
package func compiledScene(
  _ source: SourceText,
  with pipeline: Pipeline,
  in run: ToolRun
) -> (scene: ValidatedScene, nib: EmittedNib)? {
  let validated = pipeline.validated(source)
  run.report(validated.diagnostics, in: source)
  guard let scene = validated.value else { return nil }
  let nib = pipeline.emitted(scene, .listIndexes)
  if let fault = CompiledScene.fault(of: nib.archive) {
    run.failInternally(fault, about: source.path)
    return nil
  }
  return (scene, nib)
}
