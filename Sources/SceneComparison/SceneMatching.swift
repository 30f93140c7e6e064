import SceneDiagnostics
import SceneModel

/// Which object of one scene is which of another.
///
/// Ids that authors gave settle it. Others are found by the outlets that lead to them, then by their position: children of the same
/// parent and class, those with the same content first. What is left is matched by content alone, wherever it stands.
struct SceneMatching {
  let old: ComparedScene
  let new: ComparedScene
  private(set) var newByOld: [ObjectID: ObjectID] = [:]
  private(set) var oldByNew: [ObjectID: ObjectID] = [:]
  private var oldPrints: [ObjectID: ObjectFingerprint] = [:]
  private var newPrints: [ObjectID: ObjectFingerprint] = [:]

  init(_ old: ComparedScene, _ new: ComparedScene) {
    self.old = old
    self.new = new
    oldPrints = ObjectFingerprint.all(in: old)
    newPrints = ObjectFingerprint.all(in: new)
    pair(Scene.owner, Scene.owner)
    pair(Scene.firstResponder, Scene.firstResponder)
    if let left = old.scene.viewController, let right = new.scene.viewController { pair(left, right) }
    matchPlaceholders()
    if old.hasOwnIDs, new.hasOwnIDs { matchIDs() }
    matchOutlets()
    matchPositions()
    matchContent()
  }

  private mutating func pair(_ left: ObjectID, _ right: ObjectID) {
    guard newByOld[left] == nil, oldByNew[right] == nil else { return }
    newByOld[left] = right
    oldByNew[right] = left
  }

  private mutating func matchPlaceholders() {
    func placeholders(of side: ComparedScene) -> [(name: String, id: ObjectID)] {
      side.scene.objects.enumerated().compactMap { index, object in
        if case .placeholder(let name) = object.kind { (name, ObjectID(index)) } else { nil }
      }
    }
    // A nib may have several placeholders with one identifier: with it, ids decide, then the order.
    struct Key: Hashable {
      var name: String
      var identifier: String?
    }
    func pair(by key: (ComparedScene, (name: String, id: ObjectID)) -> Key) {
      var waiting: [Key: [ObjectID]] = [:]
      for placeholder in placeholders(of: new).reversed() where oldByNew[placeholder.id] == nil {
        waiting[key(new, placeholder), default: []].append(placeholder.id)
      }
      for placeholder in placeholders(of: old) where newByOld[placeholder.id] == nil {
        if let other = waiting[key(old, placeholder)]?.popLast() { self.pair(placeholder.id, other) }
      }
    }
    if old.hasOwnIDs, new.hasOwnIDs {
      pair { Key(name: $1.name, identifier: $0.scene.objects.identifier(at: $1.id.index)?.value) }
    }
    pair { Key(name: $1.name) }
  }

  private mutating func matchIDs() {
    var byName: [String: ObjectID] = [:]
    for id in new.members { if let name = new.scene[id].identifier?.value { byName[name] = id } }
    for id in old.members {
      if let same = old.scene[id].identifier.flatMap({ byName[$0.value] }) { pair(id, same) }
    }
  }

  /// What an outlet of the same name of the same object leads to is the same, if it is of the same class.
  private mutating func matchOutlets() {
    for (left, right) in newByOld.sorted(by: { $0.key < $1.key }) {
      let others = Dictionary(
        new.scene.objects.outlets(at: right.index).filter { !$0.isCollection }.map { ($0.name.value, $0) }
      ) { first, _ in first }
      for outlet in old.scene.objects.outlets(at: left.index) where !outlet.isCollection {
        guard let from = outlet.targets.first?.object, let to = others[outlet.name.value]?.targets.first?.object,
          old.scene.objects.className(at: from.index) == new.scene.objects.className(at: to.index)
        else { continue }
        pair(from, to)
      }
    }
  }

  private mutating func matchPositions() {
    var work: [(ObjectID?, ObjectID?)] = [(nil, nil)]
    work += newByOld.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var done = 0
    while done < work.count {
      let (left, right) = work[done]
      done += 1
      let others = Dictionary(new.slots(of: right).map { ($0.name, $0.children) }) { first, _ in first }
      for slot in old.slots(of: left) {
        let before = newByOld.count
        var candidates = others[slot.name] ?? []
        candidates.removeAll { oldByNew[$0] != nil }
        let unmatched = slot.children.filter { newByOld[$0] == nil }
        match(unmatched, candidates) { $0.whole }
        match(unmatched, candidates) { $0.own }
        match(unmatched, candidates) { $0.kind }
        guard newByOld.count > before else { continue }
        for child in unmatched { if let other = newByOld[child] { work.append((child, other)) } }
      }
    }
  }

  private mutating func matchContent() {
    let unmatched = old.members.filter { newByOld[$0] == nil }
    match(unmatched, new.members.filter { oldByNew[$0] == nil }) { $0.whole }
    matchPositions(below: unmatched)
  }

  private mutating func matchPositions(below objects: [ObjectID]) {
    for left in objects {
      guard let right = newByOld[left] else { continue }
      for slot in old.slots(of: left) {
        match(slot.children, new.children(of: right, in: slot.name)) { $0.whole }
      }
    }
  }

  /// Pairs what has the same print, in order.
  private mutating func match(
    _ left: [ObjectID],
    _ right: [ObjectID],
    by print: (ObjectFingerprint) -> String
  ) {
    var waiting: [String: [ObjectID]] = [:]
    for id in right.reversed() where oldByNew[id] == nil {
      if let found = newPrints[id] { waiting[print(found), default: []].append(id) }
    }
    for id in left where newByOld[id] == nil {
      guard let found = oldPrints[id], let other = waiting[print(found)]?.popLast() else { continue }
      pair(id, other)
    }
  }
}
