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
    var others = Dictionary(grouping: placeholders(of: new)) { $0.name }
    func pair(where isSame: (ObjectID, ObjectID) -> Bool) {
      for (name, id) in placeholders(of: old) where newByOld[id] == nil {
        guard let index = others[name]?.firstIndex(where: { isSame(id, $0.id) }),
          let other = others[name]?.remove(at: index).id
        else { continue }
        self.pair(id, other)
      }
    }
    if old.hasOwnIDs, new.hasOwnIDs {
      pair { old.scene[$0].identifier?.value == new.scene[$1].identifier?.value }
    }
    pair { _, _ in true }
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
      for outlet in old.scene[left].outlets where !outlet.isCollection {
        let other = new.scene[right].outlets.first { $0.name.value == outlet.name.value && !$0.isCollection }
        guard let from = outlet.targets.first?.object, let to = other?.targets.first?.object,
          old.scene[from].className.value == new.scene[to].className.value
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
