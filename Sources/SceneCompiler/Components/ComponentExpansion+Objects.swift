import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension ComponentExpansion {
  /// An entry of an object that is put together from a component and its uses.
  struct Entry {
    var name: String
    /// The key; nil for the class that a tag names.
    var key: NodeID?
    var value: NodeID
    var scope: ComponentScope
    /// The text of a value that is none in its text.
    var text: String?
  }

  /// The entries of an object of a component: those of its styles, then its own.
  func entries(ofObject node: NodeID, _ scope: ComponentScope) -> [Entry] {
    let tree = scope.tree
    var entries: [Entry] = []
    if let tag = tree.tagText(of: node) {
      entries.append(Entry(name: "class", value: node, scope: scope, text: String(tag.drop { $0 == "!" })))
    }
    var own: [Entry] = []
    for entry in tree.entries(of: node) {
      let name = tree.text(of: entry.key)
      if name == SceneKeys.Object.styles.rawValue, scope.component != nil {
        entries += styleEntries(tree.resolved(entry.value), scope)
      } else {
        own.append(Entry(name: name, key: entry.key, value: entry.value, scope: scope))
      }
    }
    return entries + own
  }

  private func styleEntries(_ node: NodeID, _ scope: ComponentScope) -> [Entry] {
    let tree = scope.tree
    let names = tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
    return names.flatMap { name -> [Entry] in
      guard let style = scope.component?.styles[tree.text(of: tree.resolved(name))] else { return [] }
      return tree.entries(of: style).map {
        Entry(name: tree.text(of: $0.key), key: $0.key, value: $0.value, scope: scope)
      }
    }
  }

  /// Adds what a use says of a part to the entries of the object that is the part.
  func addPartEntries(of identifier: String?, _ scope: ComponentScope, to entries: inout [Entry]) {
    guard let identifier, let argument = scope.partEntries[identifier] else { return }
    let tree = argument.scope.tree
    entries += tree.entries(of: argument.node).map {
      Entry(name: tree.text(of: $0.key), key: $0.key, value: $0.value, scope: argument.scope)
    }
  }

  /// Writes the entries of an object: of several for one key the last, and those that several can fill together.
  mutating func writeEntries(_ entries: [Entry]) {
    var order: [String] = []
    var groups: [String: [Entry]] = [:]
    for entry in entries {
      if groups[entry.name] == nil { order.append(entry.name) }
      groups[entry.name, default: []].append(entry)
    }
    for name in order where !isTooLarge {
      guard let group = groups[name], let last = group.last else { continue }
      let joins = group.count > 1 ? Self.joining[name] : nil
      let values = (joins == nil ? [last] : group).compactMap { value(of: $0) }
      guard let value = values.last else { continue }
      if let key = last.key { writeKey(key, last.scope) } else { writer.scalar(name.utf8, at: last.scope.range) }
      let role = Self.role(of: name, in: .object)
      if let text = last.text {
        writer.scalar(text.utf8, at: last.scope.range)
      } else if let joins, values.count > 1 {
        join(values, joins, role, at: last.scope)
      } else {
        write(value.node, value.scope, as: role)
      }
    }
  }

  private func value(of entry: Entry) -> ComponentScope.Argument? {
    entry.text == nil ? value(entry.value, entry.scope) : .init(node: entry.value, scope: entry.scope)
  }

  /// How the values of a component and of its use become one.
  enum Joining {
    /// The entries of maps; the later of two for one key counts.
    case maps
    /// The elements of lists.
    case lists
    /// Actions by event, with all receivers.
    case actions
    /// Variations: lists or maps of conditions.
    case variations
  }

  static let joining: [String: Joining] = [
    "outlets": .maps, "attributes": .maps, "constraints": .lists, "actions": .actions, "variations": .variations,
    "segues": .lists,
  ]

  private mutating func join(
    _ values: [ComponentScope.Argument],
    _ joining: Joining,
    _ role: KeyRole,
    at scope: ComponentScope
  ) {
    let areMaps = values.allSatisfy { $0.scope.tree[$0.scope.tree.resolved($0.node)].kind == .mapping }
    let range = scope.component == nil ? values.last.map { $0.scope.tree[$0.node].range } ?? scope.range : scope.range
    guard areMaps, joining != .lists else {
      writer.begin(.sequence, at: range)
      for value in values {
        let node = value.scope.tree.resolved(value.node)
        if value.scope.tree[node].kind == .sequence {
          writeItems(of: node, value.scope, as: role)
        } else {
          write(node, value.scope, as: role == .actions || role == .constraints ? role.element : role)
        }
      }
      return writer.end()
    }
    let entries = values.flatMap { value in
      let tree = value.scope.tree
      return tree.entries(of: tree.resolved(value.node)).map {
        let name = tree.text(of: $0.key)
        let same = joining == .variations ? value.scope.meaning(ofCondition: name) : name
        return Entry(name: same, key: $0.key, value: $0.value, scope: value.scope)
      }
    }
    writer.begin(.mapping, at: range)
    var written: Set<String> = []
    for entry in entries where written.insert(entry.name).inserted {
      let same = entries.filter { $0.name == entry.name }
      let values = (joining == .maps ? [same[same.count - 1]] : same).compactMap { self.value($0.value, $0.scope) }
      guard let last = values.last, let key = entry.key else { continue }
      if joining == .variations {
        writeCondition(key, entry.scope)
      } else {
        writeKey(key, entry.scope)
      }
      if values.count > 1 {
        join(values, joining == .actions ? .lists : .maps, joining == .actions ? .actions : .object, at: scope)
      } else {
        write(last.node, last.scope, as: Self.role(of: entry.name, in: role))
      }
    }
    writer.end()
  }
}
