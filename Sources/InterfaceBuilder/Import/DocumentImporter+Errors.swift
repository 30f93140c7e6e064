import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension DocumentImporter {
  /// Leaves out what would be an error in the scene, though Interface Builder compiles the document.
  ///
  /// It is reported, and an export gives it back with all else that the scene does not say. What cannot be taken out, such as an
  /// object in a slot that does not accept it, stays an error.
  mutating func leaveOutErrors(with pipeline: Pipeline) {
    // What is left out may bring another error to light.
    for _ in 0..<8 {
      let source = SourceText(path: "", text: SceneWriter().text(of: assembled()))
      let errors = pipeline.validated(source).diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty else { return }
      let tree = parse(source, limits: pipeline.limits).value
      var isChanged = false
      // Backwards, so that elements of lists keep their places.
      for error in errors.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        let path = tree.path(to: error.range.lowerBound)
        guard let node = leaveOut(path) else { continue }
        let part = path.last { if case .key = $0 { true } else { false } }
        let name = if case .key(let name)? = part { "'\(name)' of \(node.name)" } else { node.name }
        report("\(name) is left out: \(error.message)", at: node)
        isChanged = true
      }
      if !isChanged { return }
    }
  }

  /// Takes out what stands at the end of a path; gives the document's element for it, nil where it cannot be taken out.
  private mutating func leaveOut(_ path: [ScenePathStep]) -> DocumentNode? {
    switch (path.first, path.dropFirst().first) {
    case (.key("owner"), .key):
      guard let index = head.firstIndex(where: { $0.key == "owner" }),
        case .map(var parts, let layout) = head[index].value,
        let node = survey.nodes["-1"], Self.remove(path.dropFirst(), from: &parts)
      else { return nil }
      head[index].value = .map(parts, layout)
      return leaveOutConnection(path.dropFirst(), of: node, ids: &outsiders["-1", default: []])
    case (.key("objects"), .index(let place)) where top.indices.contains(place):
      var index = top[place]
      var rest = path.dropFirst(2)
      while case .key(let name)? = rest.first, let slot = objects[index].slots.first(where: { $0.name == name }) {
        rest = rest.dropFirst()
        var child = 0
        if !slot.isSingle {
          guard case .index(let place)? = rest.first else { return nil }
          child = place
          rest = rest.dropFirst()
        }
        guard slot.children.indices.contains(child) else { return nil }
        index = slot.children[child]
      }
      guard let node = indices.first(where: { $0.value == index }).flatMap({ survey.nodes[$0.key] }),
        Self.remove(rest, from: &objects[index].properties) || Self.remove(rest, from: &objects[index].connections)
      else { return nil }
      if case .key("constraints")? = rest.first, case .index(let place)? = rest.dropFirst().first {
        return leaveOutConstraint(place, of: node, ids: &objects[index].interfaceBuilder)
      }
      return leaveOutConnection(rest, of: node, ids: &objects[index].interfaceBuilder)
    default: return nil
    }
  }

  /// Takes an entry out of a map, or the entry or element of it that the path names.
  private static func remove(_ path: ArraySlice<ScenePathStep>, from entries: inout [WrittenValue.Entry]) -> Bool {
    guard case .key(let name)? = path.first, let index = entries.firstIndex(where: { $0.key == name }) else {
      return false
    }
    switch (entries[index].value, path.dropFirst().first) {
    case (.map(var parts, let layout), .key(let part)) where parts.count > 1:
      parts.removeAll { $0.key == part }
      entries[index].value = .map(parts, layout)
    case (.list(var elements, let layout), .index(let place)) where elements.count > 1:
      guard elements.indices.contains(place) else { return false }
      elements.remove(at: place)
      entries[index].value = .list(elements, layout)
    default: entries.remove(at: index)
    }
    return true
  }

  /// The element of an outlet or of an object itself; the ids that are kept no longer have those of the outlet.
  private func leaveOutConnection(
    _ path: ArraySlice<ScenePathStep>,
    of node: DocumentNode,
    ids: inout [WrittenValue.Entry]
  ) -> DocumentNode {
    guard path.first == .key("outlets"), case .key(let name)? = path.dropFirst().first else { return node }
    let gone = (node.child("connections")?.children ?? []).filter { $0["property"] == name }
    Self.removeIDs(gone.compactMap { $0["id"] }, of: "connections", from: &ids)
    return gone.first ?? node
  }

  private func leaveOutConstraint(
    _ place: Int,
    of node: DocumentNode,
    ids: inout [WrittenValue.Entry]
  ) -> DocumentNode {
    guard let index = ids.firstIndex(where: { $0.key == "constraints" }), case .text(let list) = ids[index].value
    else { return node }
    let all = list.split(separator: " ").map(String.init)
    guard all.indices.contains(place) else { return node }
    Self.removeIDs([all[place]], of: "constraints", from: &ids)
    return survey.nodes[all[place]] ?? node
  }

  private static func removeIDs(_ gone: [String], of key: String, from entries: inout [WrittenValue.Entry]) {
    guard let index = entries.firstIndex(where: { $0.key == key }), case .text(let list) = entries[index].value else {
      return
    }
    let left = list.split(separator: " ").filter { !gone.contains(String($0)) }
    if left.isEmpty { entries.remove(at: index) } else { entries[index].value = .text(left.joined(separator: " ")) }
  }
}

/// A step from a node of a scene to one inside.
private enum ScenePathStep: Equatable {
  case key(String)
  case index(Int)
}

extension SyntaxTree {
  /// The way from the root to the innermost node at an offset.
  fileprivate func path(to offset: Int) -> [ScenePathStep] {
    var path: [ScenePathStep] = []
    var node = root
    while let current = node {
      node = nil
      if self[current].kind == .mapping {
        for entry in entries(of: current) where covers(offset, from: entry.key, through: entry.value) {
          path.append(.key(text(of: entry.key)))
          node = entry.value
        }
      } else if self[current].kind == .sequence {
        for (index, child) in children(of: current).enumerated() where covers(offset, from: child, through: child) {
          path.append(.index(index))
          node = child
        }
      }
    }
    return path
  }

  private func covers(_ offset: Int, from first: NodeID, through last: NodeID) -> Bool {
    fullRange(of: first).lowerBound <= offset
      && offset < max(fullRange(of: last).upperBound, self[first].range.upperBound)
  }
}
