import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// What a rule about storyboards looks at.
final class StoryboardContext: Sendable {
  let storyboard: Storyboard
  /// The scenes with their classes and texts, in the order of the storyboard.
  let scenes: [ValidationContext]
  /// The names of scenes that could not be read, which is reported.
  let unread: Set<String>
  /// Whether all of the texts could be read without an error: what could not may be what led to a scene.
  let isWhole: Bool
  /// The storyboard's own text.
  let manifest: SyntaxTree
  /// What the other storyboards among the inputs have.
  let others: OtherStoryboards
  /// The index of each scene by its name, and of each reference; of several with one name the first.
  let indexes: [String: Int]
  let references: [String: Int]
  /// The children that containers name, in the order of the scenes.
  let links: [Link]

  /// The storyboard identifiers of all controllers, in the order of the scenes.
  let identifiers: [(identifier: Located<String>, scene: Int)]
  /// The first scene with each storyboard identifier.
  private let identified: [String: Int]
  /// The storyboard's own name.
  private let ownName: String

  /// A child that a container names.
  struct Link: Sendable {
    var scene: Int
    var holder: ObjectID
    var name: Located<String>
  }

  init(
    _ storyboard: Storyboard,
    _ scenes: [ValidationContext],
    unread: Set<String>,
    isWhole: Bool,
    manifest: SyntaxTree,
    others: OtherStoryboards
  ) {
    self.others = others
    self.storyboard = storyboard
    self.scenes = scenes
    self.unread = unread
    self.isWhole = isWhole && unread.isEmpty && !scenes.contains { $0.earlier.hasErrors }
    self.manifest = manifest
    indexes = Dictionary(storyboard.scenes.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    references = Dictionary(storyboard.references.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    links = scenes.enumerated().flatMap { index, context in
      context.unusual.flatMap { id in
        context.scene.objects.sceneLinks(at: id.index).map { Link(scene: index, holder: id, name: $0.scene) }
      }
    }
    identifiers = scenes.enumerated().flatMap { index, context in
      context.unusual.compactMap { id in context.scene.objects.storyboardIdentifier(at: id.index).map { ($0, index) } }
    }
    identified = Dictionary(identifiers.map { ($0.identifier.value, $0.scene) }) { first, _ in first }
    ownName = SourceKind.name(ofPath: storyboard.source.path)
  }

  /// Whether something in the storyboard has a name.
  func isKnown(_ name: String) -> Bool { indexes[name] != nil || references[name] != nil || unread.contains(name) }

  /// Whether every name leads somewhere: what one that does not was meant to lead to cannot be said.
  var namesAreKnown: Bool {
    isWhole && links.allSatisfy { isKnown($0.name.value) }
      && (storyboard.initialViewController.map { isKnown($0.value) } ?? true)
      && scenes.allSatisfy { scene in
        scene.scene.segues.allSatisfy { $0.destination.map { isKnown($0.value) } ?? ($0.kind.value == .unwind) }
      }
  }

  /// Whether a scene could be read as far as what leads to it goes.
  func isReadable(_ index: Int) -> Bool {
    scenes[index].scene.viewController != nil && !scenes[index].earlier.hasErrors
  }

  /// Every name that a segue or container can lead to, sorted.
  var names: [String] { unread.union(indexes.keys).union(references.keys).sorted() }

  /// The scene that a name leads to, also by a reference to the storyboard itself; nil for other storyboards' controllers.
  func target(of name: String) -> Int? {
    if let index = indexes[name] { return index }
    return references[name].flatMap(entry(ofReference:)).flatMap(scene(of:))
  }

  /// The controller that a reference names, by the reference's index; nil for one in another bundle.
  func entry(ofReference index: Int) -> StoryboardSurface.Entry? {
    StoryboardSurface.Entry(storyboard.references[index])
  }

  /// The scene that a reference to this storyboard leads to; nil for a controller of another, and where there is none.
  func scene(of entry: StoryboardSurface.Entry) -> Int? {
    guard entry.storyboard == ownName else { return nil }
    guard let identifier = entry.identifier else {
      return storyboard.initialViewController.flatMap { indexes[$0.value] }
    }
    return identified[identifier]
  }

  // MARK: - Locations

  /// Where a scene begins: its name in the storyboard's file, or `viewController` in a file of its own.
  func range(ofScene index: Int) -> SourceRange {
    let scene = storyboard.scenes[index]
    if scene.isInline { return scene.name.range }
    let tree = scenes[index].tree
    guard let root = scenes[index].root else { return SourceRange(0, 0) }
    let entry = tree.entry(SceneKeys.viewController, of: root) ?? tree.entries(of: root).first { _ in true }
    return entry.map { tree[$0.key].range } ?? SourceRange(0, 0)
  }

  /// A location for messages about another text: the file and line.
  func description(of range: SourceRange, inScene index: Int) -> String {
    let source = scenes[index].tree.source
    return "\(source.path):\(source.position(at: range.lowerBound).line)"
  }

  /// Whether two scenes are of one text, so that one can have notes about the other.
  func areOfOneText(_ scene: Int?, _ other: Int?) -> Bool {
    func text(_ index: Int?) -> Int { index.map { storyboard.scenes[$0].isInline ? -1 : $0 } ?? -1 }
    return text(scene) == text(other)
  }

  /// A diagnostic that names another location, by a note where that is in the same text.
  func finding(
    _ diagnostic: Diagnostic,
    inScene scene: Int?,
    _ note: String,
    at other: SourceRange,
    inScene otherScene: Int
  ) -> StoryboardRule.Finding {
    var diagnostic = diagnostic
    if areOfOneText(scene, otherScene) {
      diagnostic.notes.append(.init(note, at: other))
    } else {
      let reference = "\(note): \(description(of: other, inScene: otherScene))"
      diagnostic.hint = diagnostic.hint.map { "\($0); \(reference)" } ?? reference
    }
    return .init(diagnostic, inScene: scene)
  }

  // MARK: - Controllers

  /// The controllers of a scene: its own, and those that containers have inline.
  func controllers(ofScene index: Int) -> [ObjectID] {
    scenes[index].objects(of: "UIViewController").filter { scenes[index].scene.objects.isMade(at: $0.index) }
  }

  /// The controller that an object belongs to, itself included; nil where the scene has none.
  func controller(around id: ObjectID, inScene index: Int) -> ObjectID? {
    let context = scenes[index]
    var current = id
    while true {
      if context.schema(of: current)?.isKind(of: .viewController) == true { return current }
      guard let parent = context.scene.objects.parent(at: current.index) else { return context.scene.viewController }
      current = parent
    }
  }
}
