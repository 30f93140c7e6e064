import Backports
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// What a map of a storyboard shows: its scenes and references, and what leads from one to another.
struct StoryboardMap {
  /// A scene, or a controller of another storyboard.
  struct Card {
    var name: String
    /// The controller's class, or what the reference names.
    var title: String
    var isReference = false
    var isEntry = false
    /// Whether something leads there.
    var isReached = false
    /// Where Interface Builder shows the scene, in the map's units; nil where it keeps none.
    var location: (x: Double, y: Double)?
    /// The column, by how many steps the scene is from the entry.
    var column = 0
  }

  /// What leads from one card to another.
  struct Arrow {
    var source: Int
    var target: Int
    /// Nil for a child that a container names.
    var kind: SceneSegue.Kind?
    /// The identifier, or the kind where there is none.
    var label: String
  }

  private(set) var cards: [Card] = []
  private(set) var arrows: [Arrow] = []
  /// Whether locations are in parts of the device's size, 600 of them to its width and to its height, as they are in documents for a
  /// device; those of older documents are in points.
  private(set) var isInPartsOfDevice = false

  init(_ checked: CheckedStoryboard, _ validated: ValidatedStoryboard) {
    let storyboard = validated.storyboard
    let manifest = checked.manifest.tree.source
    isInPartsOfDevice = manifest.string(in: SourceRange(0, manifest.bytes.count)).contains("<device ")
    for (index, scene) in storyboard.scenes.enumerated() {
      let controller = scene.scene.viewController.map { scene.scene[$0] }
      var card = Card(name: scene.name.value, title: controller?.className.value ?? "")
      card.isEntry = storyboard.initialViewController?.value == card.name
      card.isReached = card.isEntry || controller?.storyboardIdentifier != nil
      card.location =
        checked.locations.indices.contains(index) ? Self.location(checked.locations[index], in: checked) : nil
      cards.append(card)
    }
    for reference in storyboard.references {
      let target = reference.identifier.map { ".\($0.value)" } ?? ""
      var card = Card(name: reference.name.value, title: reference.storyboardName.value + target, isReference: true)
      card.isEntry = storyboard.initialViewController?.value == card.name
      card.isReached = card.isEntry
      cards.append(card)
    }
    addArrows(storyboard)
    addColumns()
  }

  private mutating func addArrows(_ storyboard: Storyboard) {
    let indexes = Dictionary(cards.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var takers: [String: [Int]] = [:]
    for (index, scene) in storyboard.scenes.enumerated() {
      for object in scene.scene.objects {
        for action in object.unwindActions { takers[action.value, default: []].append(index) }
      }
    }
    for (index, scene) in storyboard.scenes.enumerated() {
      for object in scene.scene.objects {
        for link in object.sceneLinks {
          guard let target = indexes[link.scene.value] else { continue }
          arrows.append(Arrow(source: index, target: target, kind: nil, label: ""))
        }
      }
      for segue in scene.scene.segues {
        let kind = segue.kind.value
        let targets =
          segue.destination.map { [indexes[$0.value]].compactMap { $0 } } ?? takers[segue.action?.value ?? ""] ?? []
        for target in targets {
          let label = segue.identifier?.value ?? kind.rawValue
          arrows.append(Arrow(source: index, target: target, kind: kind, label: label))
        }
      }
    }
  }

  /// Gives each card the column of its distance; what nothing leads to comes behind all others.
  private mutating func addColumns() {
    var targets: [[Int]] = Array(repeating: [], count: cards.count)
    for arrow in arrows where arrow.kind != .unwind { targets[arrow.source].append(arrow.target) }
    var distances: [Int?] = Array(repeating: nil, count: cards.count)
    let entries = cards.indices.filter { cards[$0].isEntry }
    var waiting = entries + cards.indices.filter { cards[$0].isReached && !cards[$0].isEntry }
    // What only code makes begins a row of its own.
    for index in waiting { distances[index] = 0 }
    if let entry = entries.first {
      for index in waiting where index != entry { distances[index] = nil }
      Self.spread(from: [entry], targets, &distances)
      waiting = waiting.filter { distances[$0] == nil }
      for index in waiting { distances[index] = 0 }
    }
    Self.spread(from: waiting, targets, &distances)
    let last = (distances.compactMap { $0 }.max() ?? -1) + 1
    for index in cards.indices {
      cards[index].column = distances[index] ?? last
      cards[index].isReached = distances[index] != nil
    }
  }

  private static func spread(from starts: [Int], _ targets: [[Int]], _ distances: inout [Int?]) {
    var queue = starts
    for start in starts { distances[start] = distances[start] ?? 0 }
    var next = 0
    while next < queue.count {
      let index = queue[next]
      next += 1
      for target in targets[index] where distances[target] == nil {
        distances[target] = (distances[index] ?? 0) + 1
        queue.append(target)
      }
    }
  }

  /// The point that Interface Builder keeps with a scene, which its text has under `interfaceBuilder`.
  private static func location(_ location: CheckedStoryboard.Location, in checked: CheckedStoryboard) -> (
    x: Double, y: Double
  )? {
    guard let root = location.root, checked.texts.indices.contains(location.text) else { return nil }
    let tree = checked.texts[location.text].tree
    let text = tree.source.string(in: tree[root].range)
    guard let key = text.firstRange(of: "key=\"canvasLocation\"") else { return nil }
    func number(_ name: String) -> Double? {
      let rest = text[key.upperBound...].prefix(120)
      guard let start = rest.firstRange(of: " \(name)=\"") else { return nil }
      let value = rest[start.upperBound...].prefix { $0 != "\"" }
      return Double(value).flatMap { $0.isFinite && $0.magnitude < 1_000_000 ? $0 : nil }
    }
    guard let x = number("x"), let y = number("y") else { return nil }
    return (x, y)
  }
}
