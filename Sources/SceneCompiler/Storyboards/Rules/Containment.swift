import SceneCatalog
import SceneDiagnostics
import SceneModel

extension StoryboardRule {
  /// No scene contains itself, through whichever others.
  static let endlessContainment = StoryboardRule(
    kinds: [.endlessContainment],
    summary: "No scene contains itself, through whichever others."
  ) { context in
    let containment = Containment(context)
    return containment.cycles.compactMap { cycle in
      // A cycle through other storyboards is reported where this one leads on.
      guard let end = cycle.lastIndex(where: { $0.range != nil }), let range = cycle[end].range else { return nil }
      let parts = Array(cycle[(end + 1)...] + cycle[...end])
      guard case .scene(let last) = parts[parts.count - 1].node else { return nil }
      let path = parts.map { containment.name(of: $0.node) }
      let names = path.count > 6 ? Array(path.prefix(5)) + ["…"] : path
      let message =
        parts.count == 1
        ? "the scene '\(path[0])' contains itself"
        : "the \(containment.kind(of: parts[0].node)) '\(path[0])' contains itself: \((names + [path[0]]).joined(separator: " > "))"
      var notes: [Diagnostic.Note] = []
      for part in parts.dropLast().prefix(6) {
        guard case .scene(let scene) = part.node, let location = part.range, context.areOfOneText(scene, last) else {
          continue
        }
        notes.append(.init("'\(containment.name(of: part.node))' contains the next here", at: location))
      }
      return Finding(
        Diagnostic(
          .endlessContainment,
          message,
          at: range,
          hint: "UIKit makes what a scene contains with it, without end",
          notes: notes
        ),
        inScene: last
      )
    }
  }

  /// No stack has another in it.
  static let containerContent = StoryboardRule(
    kinds: [.containerContent],
    summary: "No navigation controller has another in its stack."
  ) { context in
    func isStack(_ id: ObjectID, _ scene: Int) -> Bool {
      context.scenes[scene].schema(of: id)?.isKind(of: .navigationController) == true
    }
    func finding(at range: SourceRange, _ scene: Int, _ holder: ObjectID) -> Finding {
      let holderRange = context.scenes[scene].reportedRange(of: holder)
      return Finding(
        Diagnostic(
          .containerContent,
          "a navigation controller cannot be in the stack of another",
          at: range,
          hint: "UIKit raises an exception: name what it shows instead",
          notes: [.init("the stack is of this one", at: holderRange)]
        ),
        inScene: scene
      )
    }
    var findings: [Finding] = []
    for link in context.links where isStack(link.holder, link.scene) {
      guard let target = context.target(of: link.name.value),
        let controller = context.storyboard.scenes[target].scene.viewController, isStack(controller, target)
      else { continue }
      findings.append(finding(at: link.name.range, link.scene, link.holder))
    }
    for index in context.scenes.indices {
      for id in context.controllers(ofScene: index) where isStack(id, index) {
        guard let parent = context.scenes[index].scene.objects.parent(at: id.index), isStack(parent, index) else {
          continue
        }
        findings.append(finding(at: context.scenes[index].reportedRange(of: id), index, parent))
      }
    }
    return findings
  }
}

/// What scenes contain: the children of containers, and what views embed, also by way of other storyboards.
private struct Containment {
  /// A scene of the storyboard, or a controller of another.
  enum Node: Hashable {
    case scene(Int)
    case other(StoryboardSurface.Entry)
  }

  /// Something that contains, and where it names what it contains; nil in another storyboard.
  struct Part {
    var node: Node
    var range: SourceRange?
  }

  private let context: StoryboardContext
  /// What each node contains, with the location of its name.
  private var contents: [Node: [(node: Node, range: SourceRange?)]] = [:]

  init(_ context: StoryboardContext) {
    self.context = context
    for (index, scene) in context.scenes.enumerated() {
      for name in scene.scene.containedNames {
        if let target = context.target(of: name.value) {
          contents[.scene(index), default: []].append((.scene(target), name.range))
        } else if let entry = context.references[name.value].flatMap({ context.entry(ofReference: $0) }),
          context.others[entry.storyboard]?.contents[entry] != nil
        {
          contents[.scene(index), default: []].append((.other(entry), name.range))
        }
      }
    }
    addOthers()
  }

  /// Follows the references that lead into other storyboards, and back from there.
  private mutating func addOthers() {
    var pending = contents.values.flatMap { $0.map(\.node) }
    while let node = pending.popLast() {
      guard case .other(let entry) = node, contents[node] == nil else { continue }
      let inner = context.others[entry.storyboard]?.contents[entry] ?? []
      let nodes = inner.compactMap { entry -> Node? in
        if let scene = context.scene(of: entry) { return .scene(scene) }
        return context.others[entry.storyboard] == nil ? nil : .other(entry)
      }
      contents[node] = nodes.map { ($0, nil) }
      pending += nodes
    }
  }

  /// What messages call a node.
  func name(of node: Node) -> String {
    switch node {
    case .scene(let index): context.storyboard.scenes[index].name.value
    case .other(let entry): entry.text
    }
  }

  /// What a node is.
  func kind(of node: Node) -> String {
    if case .scene = node { "scene" } else { "controller" }
  }

  /// One cycle for each way back into a node that is being looked at.
  var cycles: [[Part]] {
    var open: [Node: Bool] = [:]
    var found: [[Part]] = []
    for start in context.scenes.indices.map({ Node.scene($0) }) where open[start] == nil {
      // Thousands of scenes in a row must not take as many calls.
      var path = [(node: start, next: 0)]
      open[start] = true
      while let (node, next) = path.last {
        let inner = contents[node] ?? []
        guard next < inner.count else {
          open[node] = false
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = inner[next].node
        switch open[target] {
        case false: break
        case nil:
          open[target] = true
          path.append((target, 0))
        case true:
          // Each may be as long as the storyboard: a hundred say enough.
          guard found.count < BoundedReports.suggestionLimit,
            let first = path.firstIndex(where: { $0.node == target })
          else { continue }
          found.append(path[first...].map { Part(node: $0.node, range: contents[$0.node]?[$0.next - 1].range) })
        }
      }
    }
    return found
  }
}
