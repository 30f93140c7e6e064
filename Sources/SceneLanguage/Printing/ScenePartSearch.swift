package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// Finds the parts of a scene in the text that it was written as: what a diagnostic of the text is about.
package struct ScenePartSearch {
  /// What was found at a range.
  package struct Match {
    /// The smallest part that covers the range.
    package var part: ScenePart
    /// The keys that lead to the range, from the document's on.
    package var keys: [String]
  }

  private let scene: Scene
  private let tree: SyntaxTree
  private let placeholders: [String: ObjectID]
  /// The objects that the document lists, but the controller of a storyboard's scene.
  private let listed: [ObjectID]
  private let children: ChildSearch

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - scene: The scene that was written.
  ///   - tree: The tree of the text that the printer made of it.
  package init(_ scene: Scene, in tree: SyntaxTree) {
    self.scene = scene
    self.tree = tree
    var placeholders: [String: ObjectID] = [:]
    for (index, object) in scene.objects.enumerated() {
      if case .placeholder = object.kind, let name = object.identifier?.value { placeholders[name] = ObjectID(index) }
    }
    self.placeholders = placeholders
    listed = scene.topLevel.filter { $0 != scene.viewController }
    children = ChildSearch(tree)
  }

  /// The smallest part that covers a range; nil where no object does.
  package func match(_ range: SourceRange) -> Match? {
    var (steps, keys) = path(to: range)
    guard let part = part(at: &steps) else { return nil }
    keys.removeAll(where: \.isEmpty)
    return Match(part: part, keys: keys)
  }

  // MARK: - From the tree to steps

  /// A step from a node of a scene to one inside.
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The way from the root to the innermost node that covers a range.
  private func path(to range: SourceRange) -> (steps: ArraySlice<Step>, keys: [String]) {
    var steps: [Step] = []
    var keys: [String] = []
    var node = tree.root
    while let current = node {
      node = nil
      if tree[current].kind == .mapping {
        if let entry = children.entry(at: range.lowerBound, in: current),
          covers(range, from: entry.key, through: entry.value)
        {
          steps.append(.key(tree.text(of: entry.key)))
          keys.append(tree.text(of: entry.key))
          node = entry.value
        }
      } else if tree[current].kind == .sequence {
        if let (index, child) = children.item(at: range.lowerBound, in: current),
          covers(range, from: child, through: child)
        {
          steps.append(.index(index))
          node = child
        }
      }
    }
    return (steps[...], keys)
  }

  private func covers(_ range: SourceRange, from first: NodeID, through last: NodeID) -> Bool {
    let end = max(tree.fullRange(of: last).upperBound, tree[first].range.upperBound)
    return tree.fullRange(of: first).lowerBound <= range.lowerBound && range.upperBound <= end
      && range.lowerBound < end
  }

  // MARK: - From steps to parts

  private func part(at steps: inout ArraySlice<Step>) -> ScenePart? {
    guard case .key(let key)? = steps.popFirst() else { return nil }
    if let controller = scene.viewController, key == SceneKeys.viewController {
      return part(of: controller, at: &steps)
    }
    switch SceneKeys.Document(rawValue: key) {
    case .owner?: return part(of: Scene.owner, at: &steps)
    case .placeholders?:
      guard case .key(let name)? = steps.popFirst() else { return nil }
      return placeholders[name].flatMap { part(of: $0, at: &steps) }
    case .objects?:
      guard case .index(let index)? = steps.popFirst(), listed.indices.contains(index) else { return nil }
      return part(of: listed[index], at: &steps)
    default: return nil
    }
  }

  private func part(of id: ObjectID, at steps: inout ArraySlice<Step>) -> ScenePart {
    let object = scene[id]
    guard case .key(let key)? = steps.popFirst() else { return .object(id) }
    if let slot = object.slots.first(where: { $0.name.value == key }) {
      var index = 0
      if case .index(let element)? = steps.first {
        index = element
        steps.removeFirst()
      } else if steps.isEmpty {
        return .object(id)
      }
      if key == ScenePrinter.containedSlot {
        let links = object.sceneLinks.map(\.index)
        if links.contains(index) { return .sceneLink(id, index: index) }
        index -= links.filter { $0 < index }.count
      }
      return slot.children.indices.contains(index) ? part(of: slot.children[index], at: &steps) : .object(id)
    }
    if key == ScenePrinter.containedSlot, case .index(let index)? = steps.first,
      object.sceneLinks.contains(where: { $0.index == index })
    {
      return .sceneLink(id, index: index)
    }
    if key == SceneKeys.StoryboardObject.segues.rawValue, case .index(let index)? = steps.first,
      object.segues.indices.contains(index)
    {
      return .segue(object.segues[index])
    }
    if object.properties.contains(where: { $0.name.value == key && $0.style == nil }) { return .property(id, key) }
    if key == SceneKeys.StoryboardObject.storyboardIdentifier.rawValue, object.storyboardIdentifier != nil {
      return .property(id, key)
    }
    switch (SceneKeys.Object(rawValue: key), steps.first) {
    case (.class?, _), (.superclass?, _): return object.kind == .object ? .object(id) : .className(id)
    case (.embedIn?, _): return .embedding(id)
    case (.outlets?, .key(let name)?): return .outlet(id, name)
    case (.actions?, .key(let event)?):
      // Several messages of an event are in a list.
      if case .index(let index)? = steps.dropFirst().first { return .action(id, event: event, index: index) }
      return .action(id, event: event, index: 0)
    case (.actions?, .index(let index)?): return .action(id, event: nil, index: index)
    case (.actions?, nil): return .action(id, event: nil, index: 0)
    case (.attributes?, .key(let path)?): return .attribute(id, path)
    case (.variations?, let step?):
      return Self.index(of: step, in: object.variations).map { .variation(id, $0) } ?? .object(id)
    case (.constraints?, .index(let index)?) where object.constraints.indices.contains(index):
      steps.removeFirst()
      return part(ofConstraint: object.constraints[index], at: &steps)
    default: return .object(id)
    }
  }

  private func part(ofConstraint index: Int, at steps: inout ArraySlice<Step>) -> ScenePart {
    guard case .key(let key)? = steps.popFirst(), SceneKeys.Constraint(rawValue: key) == .variations,
      let step = steps.first, let variation = Self.index(of: step, in: scene.constraints[index].variations)
    else { return .constraint(index) }
    return .constraintVariation(index, variation)
  }

  /// The index of a variation, which is in a list or under the words for its traits.
  private static func index(of step: Step, in variations: [SceneVariation]) -> Int? {
    switch step {
    case .index(let index): variations.indices.contains(index) ? index : nil
    case .key(let words): variations.firstIndex { VariationWord.words(for: $0.traits) == words }
    }
  }
}
