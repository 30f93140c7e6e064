import SceneCatalog
import SceneDiagnostics
import SceneModel

extension StoryboardRule {
  /// No scene contains itself, through whichever others.
  static let endlessContainment = StoryboardRule(
    kinds: [.endlessContainment],
    summary: "No scene contains itself, through whichever others."
  ) { context in
    Containment(context).cycles.map { cycle in
      let last = cycle[cycle.count - 1]
      let path = cycle.map { context.storyboard.scenes[$0.scene].name.value }
      let names = path.count > 6 ? Array(path.prefix(5)) + ["…"] : path
      let message =
        cycle.count == 1
        ? "the scene '\(path[0])' contains itself"
        : "the scene '\(path[0])' contains itself: \((names + [path[0]]).joined(separator: " > "))"
      var notes: [Diagnostic.Note] = []
      for part in cycle.dropLast().prefix(6) where context.areOfOneText(part.scene, last.scene) {
        notes.append(
          .init("'\(context.storyboard.scenes[part.scene].name.value)' contains the next here", at: part.range)
        )
      }
      return Finding(
        Diagnostic(
          .endlessContainment,
          message,
          at: last.range,
          hint: "UIKit makes what a scene contains with it, without end",
          notes: notes
        ),
        inScene: last.scene
      )
    }
  }

  /// No stack has another in it.
  static let containerContent = StoryboardRule(
    kinds: [.containerContent],
    summary: "No navigation controller has another in its stack."
  ) { context in
    func isStack(_ id: ObjectID, _ scene: Int) -> Bool {
      context.scenes[scene].schema(of: id)?.isKind(of: "UINavigationController") == true
    }
    func finding(at range: SourceRange, _ scene: Int, _ holder: ObjectID) -> Finding {
      let place = context.scenes[scene].place(of: holder)
      return Finding(
        Diagnostic(
          .containerContent,
          "a navigation controller cannot be in the stack of another",
          at: range,
          hint: "UIKit raises an exception: name what it shows instead",
          notes: [.init("the stack is of this one", at: place)]
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
        findings.append(finding(at: context.scenes[index].place(of: id), index, parent))
      }
    }
    return findings
  }
}

/// What scenes contain: the children of containers, and what views embed.
private struct Containment {
  /// A scene, and where it names what it contains.
  struct Part {
    var scene: Int
    var range: SourceRange
  }

  /// What each scene contains, with the location of its name.
  private var contents: [[(scene: Int, range: SourceRange)]]

  init(_ context: StoryboardContext) {
    contents = Array(repeating: [], count: context.scenes.count)
    for link in context.links {
      if let target = context.target(of: link.name.value) { contents[link.scene].append((target, link.name.range)) }
    }
    for (index, scene) in context.scenes.enumerated() {
      for segue in scene.scene.segues where segue.kind.value == .embed {
        guard let name = segue.destination, let target = context.target(of: name.value) else { continue }
        contents[index].append((target, name.range))
      }
    }
  }

  /// One cycle for each way back into a scene that is being looked at.
  var cycles: [[Part]] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: contents.count)
    var found: [[Part]] = []
    for start in contents.indices where states[start] == .new {
      // Thousands of scenes in a row must not take as many calls.
      var path = [(scene: start, next: 0)]
      states[start] = .open
      while let (scene, next) = path.last {
        guard next < contents[scene].count else {
          states[scene] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let (target, _) = contents[scene][next]
        switch states[target] {
        case .done: break
        case .new:
          states[target] = .open
          path.append((target, 0))
        case .open:
          // Each may be as long as the storyboard: a hundred say enough.
          guard found.count < BoundedReports.suggestionLimit,
            let first = path.firstIndex(where: { $0.scene == target })
          else { continue }
          found.append(path[first...].map { Part(scene: $0.scene, range: contents[$0.scene][$0.next - 1].range) })
        }
      }
    }
    return found
  }
}
