import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint
import SceneModel

/// The views of a document that Interface Builder marked as ambiguous, beside those whose numbers the linter finds open.
struct AmbiguityFlags: Sendable {
  /// How many views that constraints place there are, and how many of them Interface Builder marked and the linter finds.
  struct Count: Sendable {
    var marked = 0
    var markedAndFound = 0
    var others = 0
    var othersFound = 0
  }

  var name: String
  /// The views themselves that are marked.
  var views = Count()
  /// Views that are marked, or stand in one that is, as the file of saved frames counts.
  var inside = Count()
  /// How many marked views stand in the cells of a table.
  ///
  /// None of these 26 is ambiguous by what its document says: 13 are labels of a cell's own style, without a constraint, which the
  /// cell places; 11 are pinned to all four edges of a content view whose row has a height; 2 are content views themselves.
  /// Interface Builder marked them while it had not laid out the rows, so a rule that found them would be wrong.
  var markedInCells = 0
  /// The ids of others that are found.
  var others: [String] = []
  /// How many contradictions the linter finds.
  var conflicts = 0
  /// Whether the document could be imported.
  var isImported = false

  /// Imports a document and asks the linter.
  init(_ document: SourceText, name: String) {
    self.name = name
    guard let text = importDocument(document, catalog: SceneCatalog.builtIn).value?.text else { return }
    let checked = Pipeline().checked(SourceText(path: "Document.scene.yaml", text: text))
    guard let scene = checked.scene else { return }
    isImported = true
    let marked = Self.marked(in: String(decoding: document.bytes, as: UTF8.self))
    let context = LintContext(scene, tree: checked.tree, target: nil, assets: nil)
    let found = context.viewsWithOpenNumbers
    let placed = Set(context.scene.constraints.flatMap { [$0.first, $0.second].compactMap { $0?.item.object } })
    for view in context.views {
      let around = [view] + context.ancestors(of: view)
      let isMarked = around.map { context.scene[$0].interfaceBuilderID.map(marked.contains) ?? false }
      let isFound = around.map(found.contains)
      if isMarked[0] {
        views.marked += 1
        if isFound[0] { views.markedAndFound += 1 }
        if around.contains(where: { context.isKind($0, of: .tableViewCell) }) { markedInCells += 1 }
      } else if placed.contains(view) || isFound[0] {
        views.others += 1
        if isFound[0] {
          views.othersFound += 1
          others.append(context.scene[view].interfaceBuilderID ?? "?")
        }
      }
      if isMarked.contains(true) {
        inside.marked += 1
        if isFound.contains(true) { inside.markedAndFound += 1 }
      }
    }
    var settings = LintSettings()
    settings.only = ["conflicting-constraints"]
    conflicts = Linter(settings: settings).lint(SourceText(path: "Document.scene.yaml", text: text)).diagnostics
      .count { $0.id == "conflicting-constraints" }
  }

  /// The ids of the elements that are marked.
  private static func marked(in document: String) -> Set<String> {
    let elements = document.components(separatedBy: "<").filter { $0.contains("ambiguous=\"YES\"") }
    return Set(
      elements.compactMap {
        $0.components(separatedBy: " id=\"").dropFirst().first?.components(separatedBy: "\"").first
      }
    )
  }

  /// All documents of the corpus for iOS; each scene of a storyboard is a document of its own.
  static func all() async throws -> [AmbiguityFlags] {
    let files =
      [("documents/ios", ".xib"), ("pairs/xib", ".xib"), ("documents/ios", ".storyboard")]
      + [("pairs/storyboard", ".storyboard")]
    let urls = files.flatMap { CorpusFiles.files(below: $0.0, suffix: $0.1) }
    return try await concurrently(urls) { url in
      let name = url.pathComponents.suffix(2).joined(separator: "/")
      let document = SourceText(path: url.lastPathComponent, bytes: try CorpusFiles.bytes(url))
      guard url.pathExtension == "storyboard" else { return [AmbiguityFlags(document, name: name)] }
      return StoryboardScenes.documents(in: document).map { AmbiguityFlags($0, name: name) }
    }.flatMap { $0 }
  }
}

/// The scenes of a storyboard, each as a document without what leads to others.
enum StoryboardScenes {
  /// The documents; none for a text that is no storyboard.
  static func documents(in storyboard: SourceText) -> [SourceText] {
    let text = String(decoding: storyboard.bytes, as: UTF8.self)
    guard let head = element("document", in: text)?.components(separatedBy: ">").first else { return [] }
    let document = head.replacingOccurrences(of: "Storyboard.XIB", with: "XIB")
      .replacingOccurrences(of: "initialViewController=\"[^\"]*\"", with: "", options: .regularExpression)
    let shared = ["device", "dependencies"].compactMap { element($0, in: text) }.joined(separator: "\n")
    let resources = element("resources", in: text) ?? ""
    return text.components(separatedBy: "<scene ").dropFirst().compactMap { scene in
      guard var objects = element("objects", in: scene) else { return nil }
      for name in ["segue", "placeholder", "exit", "viewControllerPlaceholder"] {
        objects = removing(name, from: objects)
      }
      let placeholders = """
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        """
      let filled = objects.replacingOccurrences(of: "<objects>", with: placeholders)
      return SourceText(path: storyboard.path, text: "\(document)>\n\(shared)\n\(filled)\n\(resources)\n</document>\n")
    }
  }

  /// The first element of a name, with what it contains.
  private static func element(_ name: String, in text: String) -> String? {
    guard let start = text.range(of: "<\(name)[ >]", options: .regularExpression)?.lowerBound else { return nil }
    return String(text[start..<end(of: name, in: text[start...])])
  }

  /// Where an element ends that begins a text.
  private static func end(of name: String, in text: Substring) -> String.Index {
    guard let head = text.firstIndex(of: ">") else { return text.endIndex }
    if text[..<head].hasSuffix("/") { return text.index(after: head) }
    return text.range(of: "</\(name)>")?.upperBound ?? text.endIndex
  }

  private static func removing(_ name: String, from text: String) -> String {
    var pieces = text.components(separatedBy: "<\(name) ")
    for index in pieces.indices.dropFirst() {
      let piece = "<\(name) " + pieces[index]
      pieces[index] = String(piece[end(of: name, in: piece[...])...])
    }
    return pieces.joined()
  }
}
