import Backports
import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel

extension Pipeline {
  /// A pipeline whose inputs may be documents of Interface Builder.
  package var readingDocuments: Pipeline {
    var pipeline = self
    let memory = DocumentMemory()
    pipeline.reader = { readableText($0, $1, memory) }
    return pipeline
  }

  /// Finds what a scene cannot have; with the deployment target where values that are newer are compiled all the same.
  fileprivate var mending: Pipeline {
    Pipeline(catalog: catalog, target: reading.faults == .warning ? target : nil)
  }
}

/// The text that a document is read as, by its name.
private func readableText(_ document: SourceText, _ pipeline: Pipeline, _ memory: DocumentMemory) -> SourceText {
  let isStoryboard = SourceKind(path: document.path) == .storyboardDocument
  // The texts of a document in `Base.lproj` are keys of a strings table.
  let isLocalizable = document.path.split(separator: "/").dropLast().last == "Base.lproj"
  return readableText(of: document, isStoryboard: isStoryboard, isLocalizable: isLocalizable, by: pipeline, memory)
}

/// The text that a document is read as: a scene of a xib, a storyboard with all its scenes in one text of a storyboard.
///
/// What is found while the document is read is among the diagnostics of the text's origin. A document that cannot be read is an empty
/// text.
///
/// - Parameters:
///   - document: The document.
///   - isStoryboard: Whether it is to be a storyboard; another document cannot be read.
///   - isLocalizable: Whether its texts are keys of a strings table.
///   - pipeline: The classes, and how documents are read.
package func readableText(
  of document: SourceText,
  isStoryboard: Bool,
  isLocalizable: Bool,
  by pipeline: Pipeline
) -> SourceText {
  readableText(of: document, isStoryboard: isStoryboard, isLocalizable: isLocalizable, by: pipeline, DocumentMemory())
}

private func readableText(
  of document: SourceText,
  isStoryboard: Bool,
  isLocalizable: Bool,
  by pipeline: Pipeline,
  _ memory: DocumentMemory
) -> SourceText {
  let opened = openDocument(document, isStoryboard: isStoryboard)
  guard let (read, root) = opened.value else { return .unreadable(document, opened.diagnostics) }
  var tree = read
  if pipeline.reading.faults == .warning {
    // Interface Builder compiles two objects of one id as long as nothing names it.
    switch read.withUniqueIDs(in: document) {
    case .success(let unique): tree = unique
    case .failure(let repeated): return .unreadable(document, repeated.diagnostics)
    }
  } else if !isStoryboard {
    let repeated = repeatedIDs(in: root, document)
    guard repeated.isEmpty else { return .unreadable(document, repeated) }
  }
  guard let root = tree.root else { return .unreadable(document, []) }
  return isStoryboard
    ? readableStoryboard(document, tree, root, isLocalizable, pipeline, memory)
    : readableScene(document, tree, root, isLocalizable, pipeline, memory)
}

private func readableScene(
  _ document: SourceText,
  _ tree: DocumentTree,
  _ root: DocumentNode,
  _ isLocalizable: Bool,
  _ pipeline: Pipeline,
  _ memory: DocumentMemory
) -> SourceText {
  var tools = ImportTools(tree, pipeline.catalog, isLocalizable: isLocalizable)
  (tools.reading, tools.propertyLists) = (pipeline.reading, memory.propertyLists)
  var importer = DocumentImporter(document, tree, tools, ImportScope(xib: tree))
  importer.scene.colors = tools.colors
  importer.addObjects(of: root)
  memory.learn(importer.propertyLists) { pipeline.catalog.schema(named: $0)?.isCustom != false }
  importer.scene.interfaceBuilder = root.imageSizes
  return importer.readable(by: pipeline, canMend: true)
}

private func readableStoryboard(
  _ document: SourceText,
  _ tree: DocumentTree,
  _ root: DocumentNode,
  _ isLocalizable: Bool,
  _ pipeline: Pipeline,
  _ memory: DocumentMemory
) -> SourceText {
  var importer = StoryboardImporter(
    document,
    tree,
    root,
    catalog: pipeline.catalog,
    isLocalizable: isLocalizable,
    keeping: [:],
    reading: pipeline.reading,
    like: pipeline.tools,
    propertyLists: memory.propertyLists
  )
  let repeated = importer.repeatedIDs
  guard repeated.isEmpty else { return .unreadable(document, repeated) }
  importer.addScenes()
  memory.learn(importer.propertyLists) { pipeline.catalog.schema(named: $0)?.isCustom != false }
  return importer.readable(by: pipeline, canMend: true)
}

extension DocumentImporter {
  /// The text of the scene that was imported; without what would be an error there, if that can be left out.
  fileprivate func readable(by pipeline: Pipeline, canMend: Bool) -> SourceText {
    let text = ScenePrinter.text(of: scene, pipeline.catalog)
    return .readable(text, source, tree, names, diagnostics, pipeline) {
      guard canMend else { return nil }
      var importer = self
      importer.leaveOutErrors(with: pipeline.mending)
      return importer.readable(by: pipeline, canMend: false)
    }
  }
}

extension StoryboardImporter {
  /// The text of the storyboard that was imported; without what would be an error there, if that can be left out.
  fileprivate func readable(by pipeline: Pipeline, canMend: Bool) -> SourceText {
    let found =
      allDiagnostics
      + (pipeline.reading.faults == .warning ? unavailableReferences(in: tree, source, pipeline.target) : [])
    return .readable(inlineText, source, tree, objectNames, found, pipeline) {
      guard canMend else { return nil }
      var importer = self
      importer.leaveOutErrors(with: pipeline.mending)
      return importer.readable(by: pipeline, canMend: false)
    }
  }
}

extension SourceText {
  /// The text of a document that cannot be read: nothing is found but why.
  fileprivate static func unreadable(_ document: SourceText, _ diagnostics: [Diagnostic]) -> SourceText {
    SourceText(path: document.path, text: "", origin: .unreadable(document, diagnostics))
  }

  /// The text that a document is read as.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - document: The document.
  ///   - tree: Its elements.
  ///   - names: The ids of objects in the text, by the document's ids.
  ///   - diagnostics: What was found while the document was read.
  ///   - pipeline: What the text is read by.
  ///   - mend: Gives the text without what a scene cannot have.
  fileprivate static func readable(
    _ text: String,
    _ document: SourceText,
    _ tree: DocumentTree,
    _ names: [String: String],
    _ diagnostics: [Diagnostic],
    _ pipeline: Pipeline,
    mend: @escaping @Sendable () -> SourceText?
  ) -> SourceText {
    let words = ObjectWords(names, tree)
    let locator = LazyLocator { DocumentLocator($0, DocumentPlaces(document, tree), pipeline, words) }
    let origin = SourceOrigin(
      document,
      found: pipeline.reading.reported(diagnostics).map(words.worded).sortedByLocation(),
      mend: mend,
      locate: { diagnostics, text in locator.with(text) { $0.located(diagnostics) } },
      place: { offset, text in locator.with(text) { $0.range(at: offset) } }
    )
    return SourceText(path: document.path, text: DocumentNotes(tree).added(to: text), origin: origin)
  }
}

extension SourceOrigin {
  /// The origin of an empty text: of what YAML makes of that, nothing is told.
  fileprivate static func unreadable(_ document: SourceText, _ diagnostics: [Diagnostic]) -> SourceOrigin {
    SourceOrigin(document, found: diagnostics, locate: { _, _ in [] }, place: { _, _ in SourceRange(0, 0) })
  }
}

/// The locator of a text, which is made when something is looked for.
private final class LazyLocator: Sendable {
  private let made = Mutex<DocumentLocator?>(nil)
  private let make: @Sendable (SourceText) -> sending DocumentLocator

  init(_ make: @escaping @Sendable (SourceText) -> sending DocumentLocator) { self.make = make }

  /// Looks for something in the text, which is the same in each call.
  func with<Found: Sendable>(_ text: SourceText, _ look: (DocumentLocator) -> Found) -> Found {
    made.withLock { locator in
      let known = locator ?? make(text)
      locator = known
      return look(known)
    }
  }
}

extension DocumentReading {
  /// What is reported of what was found while a document was read.
  fileprivate func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    reportsLosses ? diagnostics : diagnostics.filter { $0.id != DiagnosticKind.notCarried.id }
  }
}
