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
    let text = readableText(of: source, isStoryboard: isStoryboard, isLocalizable: isLocalizable, by: pipeline)
    if isStoryboard {
      let checked = pipeline.checkedStoryboard(manifest: text)
      diagnostics = checked.manifest.found.diagnostics
      guard !diagnostics.hasErrors, let storyboard = checked.storyboard else { return }
      add(storyboard, with: pipeline)
    } else {
      let validated = pipeline.validated(text)
      diagnostics = validated.diagnostics
      guard !diagnostics.hasErrors, let scene = validated.value else { return }
      let bytes = pipeline.emitted(scene).encoded()
      verify(bytes, named: nil)
      if fault == nil { product = .nib(bytes) }
    }
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
