import DioramaDriver
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// What a document of Interface Builder compiles to, and what was found in it.
struct DocumentCompilation: Sendable {
  /// What is made of a document.
  enum Product: Sendable {
    /// The nib of a xib.
    case nib([UInt8])
    /// The files of the folder that a storyboard becomes.
    case storyboard([FileSystem.Member])
  }

  /// What was found, located in the document.
  private(set) var diagnostics: [Diagnostic]
  /// What is made of the document; nil where there are errors.
  private(set) var product: Product?
  /// Why what was made is wrong, which is a bug; nil where it is not.
  private(set) var fault: String?

  /// Compiles a document in memory.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - isStoryboard: Whether it is a storyboard.
  ///   - isLocalizable: Whether its texts are keys of a strings table.
  ///   - pipeline: The classes, the deployment target, and the tools like which nibs are written.
  init(of source: SourceText, isStoryboard: Bool, isLocalizable: Bool, with pipeline: Pipeline) {
    if isStoryboard {
      let checked = checkedStoryboardDocument(source, with: pipeline, isLocalizable: isLocalizable)
      diagnostics = checked.diagnostics
      guard let found = checked.value else { return }
      locate(found.texts.map { ($0.tree.source, $0.diagnostics, $0.silenced) }, in: source, pipeline)
      guard !diagnostics.hasErrors, let storyboard = found.storyboard else { return }
      add(storyboard, with: pipeline)
    } else {
      let checked = checkedDocument(source, with: pipeline, isLocalizable: isLocalizable)
      diagnostics = checked.diagnostics
      guard let found = checked.value else { return }
      locate([(found.tree.source, found.diagnostics, found.silenced)], in: source, pipeline)
      guard !diagnostics.hasErrors, let scene = found.scene else { return }
      let bytes = pipeline.emitted(scene).encoded()
      verify(bytes, named: nil)
      if fault == nil { product = .nib(bytes) }
    }
  }

  /// Adds what was found in the texts of scenes; what is silenced there because Interface Builder compiles it is a warning.
  private mutating func locate(
    _ texts: [(text: SourceText, found: [Diagnostic], silenced: [Diagnostic])],
    in source: SourceText,
    _ pipeline: Pipeline
  ) {
    guard texts.contains(where: { !$0.found.isEmpty || !$0.silenced.isEmpty }) else { return }
    let errors = DocumentErrors(in: source, pipeline.limits)
    for (text, found, silenced) in texts {
      let warnings = silenced.map { finding in
        var warning = finding
        if warning.severity == .error { warning.severity = .warning }
        return warning
      }
      diagnostics += errors.placed(found + warnings, of: text).map { finding in
        var finding = finding
        // What helps in a scene's text is not in the document.
        finding.hint = nil
        return finding
      }
    }
    diagnostics = diagnostics.sortedByLocation()
  }

  /// Makes the files of a storyboard, with the names that Interface Builder gives them.
  private mutating func add(_ storyboard: ValidatedStoryboard, with pipeline: Pipeline) {
    let emission = pipeline.emission(of: storyboard, names: .interfaceBuilder)
    var members = [FileSystem.Member(name: StoryboardInfo.fileName, bytes: emission.plan.info.encoded())]
    for nib in emission.plan.nibs {
      let bytes = emission.archive(of: nib.content).encoded()
      verify(bytes, named: nib.name)
      members.append(.init(name: nib.name + ".nib", bytes: bytes))
    }
    if fault == nil { product = .storyboard(members) }
  }

  /// Reads a nib back, as every nib that is written is.
  private mutating func verify(_ nib: [UInt8], named name: String?) {
    do {
      try NibArchive.verify(nib)
    } catch {
      fault = fault ?? "the nib \(name.map { "\($0) " } ?? "")made of it is damaged: \(error)"
    }
  }
}
