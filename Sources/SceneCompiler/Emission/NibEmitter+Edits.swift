import NibArchive
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// A value that stands for an object which can only be found when everything is in its place.
  private struct Reference {
    var place: NibArchiveGraph.EntryID
    var path: ArchivedPath
  }

  /// Where the elements of lists are, by list: paths into a long one are as many as it has elements.
  private typealias Elements = [NibArchiveGraph.NodeID: [NibArchiveGraph.EntryID]]

  /// Changes what the compiler made to what the scene says that the nib holds.
  mutating func applyEdits(root: NibArchiveGraph.NodeID) {
    if !scene.withoutKeys.isEmpty { graph.remove(keys: Set(scene.withoutKeys)) }
    var references: [Reference] = []
    for (node, edits) in editedNodes(root: root) { apply(edits, to: node, &references) }
    guard !references.isEmpty else { return }
    var starts = namedNodes(root: root)
    standIn(for: references.map(\.path), &starts)
    var elements: Elements = [:]
    // A path may lead through an object that another path leads to: what cannot be found yet is tried again.
    while !references.isEmpty {
      var missing: [Reference] = []
      let waiting = Set(references.map(\.place))
      for reference in references {
        guard let found = find(reference.path, from: starts, waiting, &elements) else {
          missing.append(reference)
          continue
        }
        graph.setValue(.object(found), at: reference.place)
      }
      guard missing.count < references.count else { return }
      references = missing
    }
  }

  private func editedNodes(root: NibArchiveGraph.NodeID) -> [(NibArchiveGraph.NodeID, ArchiveEdits)] {
    var found: [(NibArchiveGraph.NodeID, ArchiveEdits)] = []
    for id in unusual where !scene[id].archive.isEmpty {
      let isEdited = !objects.isMade(at: id.index) ? region.isWholeScene : isMember(id)
      if isEdited { found.append((node(of: id), scene[id].archive)) }
    }
    for index in region.constraints
    where scene.constraints[index].outline.hasRareParts && !scene.constraints[index].archive.isEmpty {
      if isMember(scene.constraints[index].owner) {
        found.append((constraintNode(index), scene.constraints[index].archive))
      }
    }
    let edits = region.isWholeScene ? scene.archive : region.topLevel.first.map { scene[$0].nib } ?? ArchiveEdits()
    if !edits.isEmpty { found.append((root, edits)) }
    return found
  }

  /// What paths can begin at, by name.
  private func namedNodes(root: NibArchiveGraph.NodeID) -> [String: NibArchiveGraph.NodeID] {
    var names = [
      "": root, ReservedName.owner.rawValue: node(of: Scene.owner),
      ReservedName.firstResponder.rawValue: node(of: Scene.firstResponder),
    ]
    for id in region.objects {
      if let name = objects.identifier(at: id.index)?.value, names[name] == nil { names[name] = node(of: id) }
    }
    for index in region.constraints {
      if let name = scene.constraints[index].identifier?.value, names[name] == nil {
        names[name] = constraintNode(index)
      }
    }
    return names
  }

  /// Makes stand-ins for the objects outside the region at which paths begin.
  private mutating func standIn(for paths: [ArchivedPath], _ starts: inout [String: NibArchiveGraph.NodeID]) {
    let missing = Set(paths.map(\.start)).subtracting(starts.keys)
    guard !missing.isEmpty else { return }
    for index in objects.indices {
      guard let name = objects.identifier(at: index)?.value, missing.contains(name), starts[name] == nil else {
        continue
      }
      starts[name] = makeProxy(of: ObjectID(index))
    }
  }

  private mutating func find(
    _ path: ArchivedPath,
    from starts: [String: NibArchiveGraph.NodeID],
    _ waiting: Set<NibArchiveGraph.EntryID>,
    _ elements: inout Elements
  ) -> NibArchiveGraph.NodeID? {
    guard var node = starts[path.start] else { return nil }
    for step in path.steps {
      guard let place = place(of: step, in: node, &elements), !waiting.contains(place),
        case .object(let next) = graph.value(at: place)
      else { return nil }
      node = next
    }
    return node
  }

  /// The value that a step of a path leads to: an element of a list by its number alone, since lists are long.
  private mutating func place(
    of step: String,
    in node: NibArchiveGraph.NodeID,
    _ elements: inout Elements
  ) -> NibArchiveGraph.EntryID? {
    if let number = Int(step) {
      if elements[node] == nil { elements[node] = graph.places(in: node, of: NibArchive.elementKey) }
      if let known = elements[node], known.indices.contains(number) { return known[number] }
    }
    var occurrences: [String: Int] = [:]
    return graph.place(in: node) { key in
      defer { occurrences[key, default: 0] += 1 }
      return key != NibArchive.elementKey && ArchivedPath.step(key, occurrences[key, default: 0]) == step
    }
  }

  // MARK: - One object

  private mutating func apply(
    _ edits: ArchiveEdits,
    to node: NibArchiveGraph.NodeID,
    _ references: inout [Reference]
  ) {
    if let className = edits.className { graph.setClass(className, fallbacks: edits.fallbacks, of: node) }
    var values = graph.values(of: node)
    // Paths by the key whose value they stand for: places change until all edits are made.
    var paths: [String: ArchivedPath] = [:]
    var cursor = values.count
    for edit in edits.edits {
      let place = values.firstIndex { $0.key == edit.key }
      switch edit.change {
      case .keep: break
      case .absent:
        if let place {
          values.remove(at: place)
          cursor = min(cursor, values.count)
        }
        continue
      case .elements(let elements):
        guard let place, let list = list(elements, for: values[place].value, &references) else { continue }
        values[place].value = list
      case .value(let value):
        var made = NibArchiveGraph.Value.null
        if case .same(let path) = value { paths[edit.key] = path } else { made = archived(value, &references) }
        if let place {
          values[place].value = made
        } else {
          values.insert((edit.key, made), at: cursor)
          cursor += 1
          continue
        }
      }
      if let place { cursor = place + 1 }
    }
    values = Self.ordered(values, edits.order)
    for (value, place) in zip(values, graph.setValues(values, of: node)) {
      if let path = paths[value.key] { references.append(Reference(place: place, path: path)) }
    }
  }

  private static func ordered(
    _ values: [(key: String, value: NibArchiveGraph.Value)],
    _ order: [String]
  ) -> [(key: String, value: NibArchiveGraph.Value)] {
    guard !order.isEmpty else { return values }
    let places = Dictionary(zip(order, order.indices)) { first, _ in first }
    return values.enumerated().sorted { left, right in
      let (a, b) = (places[left.element.key] ?? order.count, places[right.element.key] ?? order.count)
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }

  /// A collection of some of a collection's elements with others between them; nil where it has not the expected count.
  private mutating func list(
    _ elements: ArchiveEdits.Elements,
    for value: NibArchiveGraph.Value,
    _ references: inout [Reference]
  ) -> NibArchiveGraph.Value? {
    guard case .object(let old) = value else { return nil }
    let written = graph.values(of: old)
    let present = written.filter { $0.key == NibArchive.elementKey }
    guard present.count == elements.count else { return nil }
    let node = graph.makeNode(graph.className(of: old))
    for value in written where value.key != NibArchive.elementKey { graph.append(value.key, value.value, to: node) }
    for piece in elements.pieces {
      switch piece {
      case .range(let range):
        for index in stride(from: max(range.lowerBound, 0), through: min(range.upperBound, present.count - 1), by: 1) {
          graph.append(NibArchive.elementKey, present[index].value, to: node)
        }
      case .value(let value): append(NibArchive.elementKey, value, to: node, &references)
      }
    }
    return .object(node)
  }

  private mutating func append(
    _ key: String,
    _ value: ArchivedValue,
    to node: NibArchiveGraph.NodeID,
    _ references: inout [Reference]
  ) {
    if case .same(let path) = value {
      graph.append(key, .null, to: node)
      references.append(Reference(place: graph.lastPlace, path: path))
    } else {
      graph.append(key, archived(value, &references), to: node)
    }
  }

  /// An object that refers to nothing but what stands in it.
  mutating func archivedObject(_ object: ArchivedObject) -> NibArchiveGraph.NodeID {
    var references: [Reference] = []
    let node = graph.makeNode(object.className, fallbacks: object.fallbacks)
    for entry in object.entries { append(entry.key, entry.value, to: node, &references) }
    return node
  }

  /// What stands in the nib for a value that is no path.
  private mutating func archived(_ value: ArchivedValue, _ references: inout [Reference]) -> NibArchiveGraph.Value {
    switch value {
    case .int8(let number): return .int8(number)
    case .int16(let number): return .int16(number)
    case .int32(let number): return .int32(number)
    case .int64(let number): return .int64(number)
    case .bool(let flag): return .bool(flag)
    case .float(let number): return .float(number)
    case .double(let number): return .double(number)
    case .data(let bytes): return .data(bytes)
    case .null, .same: return .null
    case .string(let text): return .object(graph.string(text))
    case .integer(let number): return .object(graph.number(integer: number))
    case .number(let number): return .object(graph.number(number))
    case .object(let object):
      let node = graph.makeNode(object.className, fallbacks: object.fallbacks)
      for entry in object.entries { append(entry.key, entry.value, to: node, &references) }
      return .object(node)
    }
  }
}
