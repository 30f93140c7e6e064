import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// Compares objects that are the same in two scenes.
struct ObjectComparison {
  let matching: SceneMatching
  /// The objects of the new scene that stand before others that they stood behind.
  private let reordered: Set<ObjectID>
  /// The old names of objects that are in both scenes, by the new ones.
  private let oldNames: [String: String]
  private var old: ComparedScene { matching.old }
  private var new: ComparedScene { matching.new }

  init(_ matching: SceneMatching) {
    self.matching = matching
    reordered = Self.reordered(matching)
    let names = matching.oldByNew.compactMap { right, left -> (String, String)? in
      guard let new = matching.new.scene[right].identifier, let old = matching.old.scene[left].identifier else {
        return nil
      }
      return (new.value, old.value)
    }
    oldNames = Dictionary(names) { first, _ in first }
  }

  /// Whether an object stands in another parent or slot, or before others that it stood behind.
  func isMoved(_ left: ObjectID, _ right: ObjectID) -> Bool {
    let (before, after) = (old.scene[left], new.scene[right])
    guard before.kind == .object else { return false }
    guard before.parent.flatMap({ matching.newByOld[$0] }) == after.parent, before.slotName == after.slotName else {
      return true
    }
    return reordered.contains(right)
  }

  private static func reordered(_ matching: SceneMatching) -> Set<ObjectID> {
    let parents: [ObjectID?] = [nil] + matching.old.scene.objects.indices.map { ObjectID($0) }
    var found: Set<ObjectID> = []
    for parent in parents {
      let other = parent.flatMap { matching.newByOld[$0] }
      guard parent == nil || other != nil else { continue }
      for slot in matching.old.slots(of: parent) {
        let stayed = slot.children.compactMap { matching.newByOld[$0] }.filter { child in
          let object = matching.new.scene[child]
          return object.parent == other && (other == nil || object.slotName == slot.name)
        }
        let positions = stayed.map { matching.new.position(of: $0) }
        let run = Set(longestRun(positions))
        for (child, position) in zip(stayed, positions) where !run.contains(position) { found.insert(child) }
      }
    }
    return found
  }

  /// The positions of a list that are in order already, as many as possible: the others were moved.
  private static func longestRun(_ positions: [Int]) -> [Int] {
    // Backwards, since of two that were swapped it is the second that is said to have moved. Of the runs of each length the one that
    // begins furthest behind is kept, of which it is known where the next one begins.
    var starts: [Int] = []
    var next = Array(repeating: -1, count: positions.count)
    for index in positions.indices.reversed() {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[starts[middle]] > positions[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { next[index] = starts[low - 1] }
      if low == starts.count { starts.append(index) } else { starts[low] = index }
    }
    var run: [Int] = []
    var current = starts.last ?? -1
    while current >= 0 {
      run.append(positions[current])
      current = next[current]
    }
    return run
  }

  /// What differs within two objects, part by part.
  func changes(of left: ObjectID, _ right: ObjectID) -> [SceneChange] {
    let (before, after) = (old.scene[left], new.scene[right])
    let parts =
      [Part("class", className(before), className(after)), Part("isInstalled", before, after)]
      + outlets(before, after) + actions(before, after)
      + [Part("embedIn", before.embedding.map { oldName($0.container) }, after.embedding.map { newName($0.container) })]
      + [Part("variations", variations(before), variations(after))] + archive(before, after)
      + storyboardParts(before, after) + segues(before, after)
    let found =
      properties(left, right) + attributes(before, after) + parts.filter { $0.old != $0.new }
      + constraints(left, right)
    guard !found.isEmpty else { return [] }
    let name = old.name(of: left)
    return found.map { part in
      SceneChange(
        kind: .changed,
        object: name,
        className: before.className.value,
        property: part.name,
        old: part.old,
        new: part.new
      )
    }
  }

  /// Something that an object has, as text; nil where it has not.
  private struct Part {
    var name: String
    var old: String?
    var new: String?

    init(_ name: String, _ old: String?, _ new: String?) {
      self.name = name
      self.old = old
      self.new = new
    }

    init(_ name: String, _ old: SceneObject, _ new: SceneObject) {
      self.init(name, "\(old.isInstalled)", "\(new.isInstalled)")
    }
  }

  private func className(_ object: SceneObject) -> String? {
    // A nib does not say what classes the loader's own objects have.
    object.kind == .object || (old.hasOwnIDs && new.hasOwnIDs) ? object.className.value : nil
  }

  private func properties(_ left: ObjectID, _ right: ObjectID) -> [Part] {
    var names = old.scene[left].properties.map(\.name.value)
    for property in new.scene[right].properties where !names.contains(property.name.value) {
      names.append(property.name.value)
    }
    if old.values.geometry(of: left) == new.values.geometry(of: right) {
      names.removeAll { ["frame", "bounds", "center", "transform"].contains($0) }
    }
    // What one side writes and the other leaves to the default is the same if the default is.
    return names.compactMap { name in
      let (before, after) = (value(old, name, left), value(new, name, right))
      if let before, let after,
        old.archivedTexts.text(of: before.withKeysInOrder, named: name, in: left)
          == new.archivedTexts.text(of: after.withKeysInOrder, named: name, in: right)
      {
        return nil
      }
      return Part(name, before?.sceneText, after?.sceneText)
    }
  }

  private func value(_ side: ComparedScene, _ name: String, _ id: ObjectID) -> SceneValue? {
    side.values.value(named: name, in: id) ?? side.scene[id].property(name)?.value.value
  }

  private func attributes(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    func values(_ object: SceneObject) -> [String: RuntimeValue] {
      Dictionary(object.attributes.map { ($0.keyPath.value, $0.value.value) }) { first, _ in first }
    }
    let (old, new) = (values(before), values(after))
    var known = Set(old.keys)
    let added = after.attributes.map(\.keyPath.value).filter { known.insert($0).inserted }
    return (before.attributes.map(\.keyPath.value) + added).compactMap { path in
      let (left, right) = (old[path], new[path])
      if let left, let right, self.old.archivedTexts.text(of: left) == self.new.archivedTexts.text(of: right) {
        return nil
      }
      return Part("attributes.\(path)", left?.dump, right?.dump)
    }
  }

  private func archive(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    func texts(_ edits: ArchiveEdits, _ name: (String) -> String) -> [(String, String)] {
      edits.edits.filter { $0.change != .keep }.map { ($0.key, $0.change.dump(name)) }
    }
    let after = texts(after.archive) { name in oldNames[name] ?? name }
    return parts("archive", texts(before.archive) { $0 }, after)
  }

  private func parts(_ group: String, _ before: [(String, String)], _ after: [(String, String)]) -> [Part] {
    let left = Dictionary(before) { first, _ in first }
    let right = Dictionary(after) { first, _ in first }
    var names = before.map(\.0)
    names += after.map(\.0).filter { left[$0] == nil }
    return names.map { Part("\(group).\($0)", left[$0], right[$0]) }
  }

  // MARK: - Connections

  private func outlets(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    func texts(_ object: SceneObject, _ name: (SceneReference) -> String) -> [(String, String)] {
      object.outlets.map { outlet in
        let targets = outlet.targets.map(name)
        return (outlet.name.value, outlet.isCollection ? "[\(targets.joined(separator: ", "))]" : targets.joined())
      }
    }
    return parts("outlets", texts(before, oldName), texts(after, newName))
  }

  private func actions(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    func texts(_ object: SceneObject, _ name: (SceneReference) -> String) -> [(String, String)] {
      let sent = Dictionary(grouping: object.actions) { $0.event?.value ?? "" }
      var seen: Set<String> = []
      return object.actions.map { $0.event?.value ?? "" }.filter { seen.insert($0).inserted }.map { event in
        let texts = sent[event, default: []].map { "\(name($0.receiver)).\($0.selector.value)" }
        return (event, texts.sorted().joined(separator: ", "))
      }
    }
    return parts("actions", texts(before, oldName), texts(after, newName))
  }

  /// What a reference of the old scene leads to.
  private func oldName(_ reference: SceneReference) -> String {
    switch reference.target {
    case .object(let id): old.name(of: id)
    case .constraint(let index): "(\(equation(index, in: old, oldName)))"
    case .unresolved: reference.name
    }
  }

  /// What a reference of the new scene leads to; an object that is in both scenes has its old name.
  private func newName(_ reference: SceneReference) -> String {
    switch reference.target {
    case .object(let id): matching.oldByNew[id].map { old.name(of: $0) } ?? new.name(of: id)
    case .constraint(let index): "(\(equation(index, in: new, newName)))"
    case .unresolved: reference.name
    }
  }

  // MARK: - Storyboards

  private func storyboardParts(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    func identifier(_ object: SceneObject) -> String? { object.storyboardIdentifier?.value }
    func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : "[\(texts.joined(separator: ", "))]" }
    func links(_ object: SceneObject, in side: ComparedScene) -> String? {
      list(object.sceneLinks.map { "\($0.index): \(side.otherNames[$0.scene.value] ?? $0.scene.value)" })
    }
    return [
      Part("storyboardIdentifier", identifier(before), identifier(after)),
      Part("unwindActions", list(before.unwindActions.map(\.value)), list(after.unwindActions.map(\.value))),
      Part("viewControllers", links(before, in: old), links(after, in: new)),
    ]
  }

  /// Segues that only one of both has; one that leads to the same scene has changed.
  private func segues(_ before: SceneObject, _ after: SceneObject) -> [Part] {
    let all = before.segues.map { text(of: $0, in: old, oldName) }
    let others = after.segues.map { text(of: $0, in: new, newName) }
    let gone = Self.removing(others, from: all)
    return pairs("segues", gone, Self.removing(all, from: others), by: Self.destination)
  }

  /// What only one of both has, of which texts with the same key have changed into each other, in order.
  private func pairs<Key: Hashable>(
    _ name: String,
    _ gone: [String],
    _ added: [String],
    by key: (String) -> Key
  ) -> [Part] {
    var waiting = Dictionary(grouping: added.indices.reversed()) { key(added[$0]) }
    var changed: Set<Int> = []
    let parts = gone.map { text in
      guard let index = waiting[key(text)]?.popLast() else { return Part(name, text, nil) }
      changed.insert(index)
      return Part(name, text, added[index])
    }
    return parts + added.indices.filter { !changed.contains($0) }.map { Part(name, nil, added[$0]) }
  }

  /// Where a segue leads, of its text.
  private static func destination(_ text: String) -> Substring {
    text.drop { $0 != " " }.prefix { $0 != "," }
  }

  /// `show Detail, identifier: showDetail`.
  private func text(of index: Int, in side: ComparedScene, _ name: (SceneReference) -> String) -> String {
    let segue = side.scene.segues[index]
    let destination = segue.destination.map { side.otherNames[$0.value] ?? $0.value }
    var words = ["\(segue.kind.value.rawValue) \(destination ?? segue.action?.value ?? "")"]
    func add(_ key: String, _ text: String?) {
      if let text { words.append("\(key): \(text)") }
    }
    add("identifier", segue.identifier?.value)
    add("class", segue.className?.value)
    add("creator", segue.creator?.value)
    add("trigger", segue.trigger?.value.name)
    for property in segue.properties { add(property.name.value, property.value.value.withKeysInOrder.sceneText) }
    add("sourceView", segue.sourceView.map(name))
    add("barButtonItem", segue.barButtonItem.map(name))
    let through = segue.passthroughViews.map(name)
    add("passthroughViews", through.isEmpty ? nil : through.joined(separator: " "))
    return words.joined(separator: ", ")
  }

  // MARK: - Layout

  private func variations(_ object: SceneObject) -> String? {
    object.variations.isEmpty ? nil : object.variations.map(\.summary).sorted().joined(separator: "; ")
  }

  /// Equations that only one of both has; a constraint with an id of its own can change.
  private func constraints(_ left: ObjectID, _ right: ObjectID) -> [Part] {
    let all = old.constraints(of: left).map { equation($0, in: old, oldName) }
    let others = new.constraints(of: right).map { equation($0, in: new, newName) }
    let (before, after) = (Self.removing(others, from: all), Self.removing(all, from: others))
    // An equation whose terms are the same has changed its numbers.
    return pairs("constraints", before, after, by: Self.terms)
  }

  /// The texts without as many of each as others have, in order.
  private static func removing(_ others: [String], from texts: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return texts.filter { text in
      guard let count = counts[text], count > 0 else { return true }
      counts[text] = count - 1
      return false
    }
  }

  /// The two sides without numbers.
  private static func terms(_ equation: String) -> [Substring] {
    equation.split(separator: " ").filter { word in
      word.first.map { $0.isLetter || $0 == "_" } ?? false
    }
  }

  private func equation(_ index: Int, in side: ComparedScene, _ name: (SceneReference) -> String) -> String {
    let constraint = side.scene.constraints[index]
    // A nib keeps multipliers in single precision.
    var words = [EquationText(constraint, multiplier: { Float($0).description }, name: name).text]
    if let identifier = constraint.layoutIdentifier { words.append("'\(identifier)'") }
    if !constraint.isInstalled { words.append("(not installed)") }
    words += constraint.variations.map(\.summary).sorted()
    return words.joined(separator: " ")
  }
}
