import SceneDiagnostics
import SceneLanguage
package import SceneModel

/// What other storyboards can name of a storyboard.
package struct StoryboardSurface: Hashable, Sendable {
  /// The storyboard's name: that of its file.
  package var name: String
  /// Whether it has an initial controller.
  package var hasInitialViewController: Bool
  /// The storyboard identifiers of its controllers.
  package var identifiers: Set<String>
  /// The methods in which ways back may end, as selectors.
  package var unwindActions: Set<String>

  /// What its controllers contain of storyboards, their own included, by references; nothing for one that contains none.
  package var contents: [Entry: [Entry]] = [:]

  /// A controller as references name it.
  package struct Entry: Hashable, Sendable {
    package var storyboard: String
    /// The storyboard identifier; nil for the initial controller.
    package var identifier: String?

    init(storyboard: String, identifier: String? = nil) {
      (self.storyboard, self.identifier) = (storyboard, identifier)
    }

    /// The controller as messages name it.
    var text: String { identifier.map { "\(storyboard)/\($0)" } ?? storyboard }
  }

  /// Reads it of a storyboard, whatever is wrong with that.
  package init(_ storyboard: Storyboard) {
    name = SourceKind.name(ofPath: storyboard.source.path)
    hasInitialViewController = storyboard.initialViewController != nil
    var (identifiers, actions): (Set<String>, Set<String>) = ([], [])
    for scene in storyboard.scenes {
      for index in scene.scene.objects.indices {
        let objects = scene.scene.objects
        if let identifier = objects.storyboardIdentifier(at: index) { identifiers.insert(identifier.value) }
        actions.formUnion(objects.unwindActions(at: index).map(\.value))
      }
    }
    (self.identifiers, unwindActions) = (identifiers, actions)
    contents = Self.contents(of: storyboard)
  }

  /// What the controllers that references can name contain by references, through whichever scenes.
  private static func contents(of storyboard: Storyboard) -> [Entry: [Entry]] {
    let references = Dictionary(storyboard.references.map { ($0.name.value, $0) }) { first, _ in first }
    guard !references.isEmpty else { return [:] }
    let indexes = Dictionary(storyboard.scenes.enumerated().map { ($1.name.value, $0) }) { first, _ in first }
    let names = storyboard.scenes.map { $0.scene.containedNames.map(\.value) }
    let own = SourceKind.name(ofPath: storyboard.source.path)
    var found: [Entry: [Entry]] = [:]
    func add(_ entry: Entry, of scene: Int) {
      var (pending, seen, entries) = ([scene], Set([scene]), [Entry]())
      while let next = pending.popLast() {
        for name in names[next] {
          if let index = indexes[name] {
            if seen.insert(index).inserted { pending.append(index) }
          } else if let entry = references[name].flatMap(Entry.init), !entries.contains(entry) {
            entries.append(entry)
          }
        }
      }
      if !entries.isEmpty { found[entry] = entries }
    }
    if let initial = storyboard.initialViewController.flatMap({ indexes[$0.value] }) {
      add(Entry(storyboard: own), of: initial)
    }
    for (index, scene) in storyboard.scenes.enumerated() {
      for object in scene.scene.objects.indices {
        guard let identifier = scene.scene.objects.storyboardIdentifier(at: object)?.value else { continue }
        let entry = Entry(storyboard: own, identifier: identifier)
        if found[entry] == nil { add(entry, of: index) }
      }
    }
    return found
  }
}

extension StoryboardSurface.Entry {
  /// What a reference names; nil for one to another bundle, of which nothing is known.
  init?(_ reference: StoryboardReference) {
    guard reference.bundle == nil else { return nil }
    self.init(storyboard: reference.storyboardName.value, identifier: reference.identifier?.value)
  }
}

extension Scene {
  /// The names of the scenes and references that containers and embedding views of the scene have in them, in order.
  var containedNames: [Located<String>] {
    let links = objects.indices.flatMap { objects.sceneLinks(at: $0).map(\.scene) }
    return links + segues.filter { $0.kind.value == .embed }.compactMap(\.destination)
  }
}
