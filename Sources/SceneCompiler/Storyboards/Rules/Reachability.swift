import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension StoryboardRule {
  /// Something can be made of every storyboard.
  static let missingEntry = StoryboardRule(
    kinds: [.missingEntry],
    summary: "A storyboard has an initial controller, or controllers with identifiers."
  ) { context in
    guard context.storyboard.initialViewController == nil, context.identifiers.isEmpty, context.unread.isEmpty else {
      return []
    }
    let tree = context.manifest
    let key = tree.root.flatMap { tree.entries(of: $0).first { _ in true } }?.key
    let range = key.map { tree[$0].range } ?? SourceRange(0, 0)
    let first = context.storyboard.scenes.first?.name.value
    guard let first else {
      return [
        Finding(
          Diagnostic(
            .missingEntry,
            "the storyboard has no scenes",
            at: range,
            hint:
              "write them under 'scenes', or in the folder '\(SourceKind.name(ofPath: tree.source.path))' beside the file"
          ),
          inScene: nil
        )
      ]
    }
    // What could not be read may have named one.
    guard context.isWhole else { return [] }
    let diagnostic = Diagnostic(
      .missingEntry,
      "nothing can be made of the storyboard: it has no 'initialViewController', and no controller has an identifier",
      at: range,
      hint: "for example 'initialViewController: \(first)'"
    )
    return [Finding(diagnostic, inScene: nil)]
  }

  /// Something leads to every scene.
  static let unreachableScene = StoryboardRule(
    kinds: [.unreachableScene],
    summary: "Something leads to every scene, or it has a storyboard identifier."
  ) { context in
    let reached = Reach(context).reached
    // Where nothing is an entry, that is said once.
    guard reached.contains(true), context.namesAreKnown else { return [] }
    return context.scenes.indices.filter { !reached[$0] && context.isReadable($0) }.map { index in
      let name = context.storyboard.scenes[index].name.value
      return Finding(
        Diagnostic(
          .unreachableScene,
          "nothing leads to the scene '\(name)', and it has no storyboard identifier: it is left out",
          at: context.range(ofScene: index),
          hint: "name it in a segue or container, or give its controller a 'storyboardIdentifier'"
        ),
        inScene: index
      )
    }
  }

  /// Some controller declares the action that each way back ends in.
  static let undeclaredUnwindAction = StoryboardRule(
    kinds: [.undeclaredUnwindAction],
    summary: "Some controller declares the action of every unwind segue."
  ) { context in
    var declared: Set<String> = []
    for scene in context.scenes {
      for id in scene.unusual { declared.formUnion(scene.scene.objects.unwindActions(at: id.index).map(\.value)) }
    }
    var sources: Sources?
    var count = 0
    return context.scenes.enumerated().flatMap { index, scene in
      scene.scene.segues.compactMap { segue -> Finding? in
        guard let action = segue.action, !declared.contains(action.value), !context.others.declare(action.value) else {
          return nil
        }
        // Where nothing declares anything, looking back from each takes the product of all.
        count += 1
        let known = count > BoundedReports.suggestionLimit ? nil : sources ?? Sources(context)
        sources = known ?? sources
        let method = MessageSpelling.swift(ofSelector: action.value) ?? action.value
        return Finding(
          Diagnostic(
            .undeclaredUnwindAction,
            "no controller of the storyboard declares the action '\(method)'",
            at: action.range,
            hint: known?.hint(for: method, from: index),
            fixIts: known?.fixes(for: method, from: index) ?? []
          ),
          inScene: index
        )
      }
    }
  }
}

/// The scenes that compile: those that can be made, and all that these lead to.
private struct Reach {
  let reached: [Bool]

  init(_ context: StoryboardContext) {
    var targets: [[Int]] = Array(repeating: [], count: context.scenes.count)
    for link in context.links {
      if let target = context.target(of: link.name.value) { targets[link.scene].append(target) }
    }
    for (index, scene) in context.scenes.enumerated() {
      targets[index] += scene.scene.segues.compactMap { $0.destination.flatMap { context.target(of: $0.value) } }
    }
    var reached = Array(repeating: false, count: context.scenes.count)
    var waiting = context.identifiers.map(\.scene)
    if let initial = context.storyboard.initialViewController.flatMap({ context.target(of: $0.value) }) {
      waiting.append(initial)
    }
    while let index = waiting.popLast() {
      guard !reached[index] else { continue }
      reached[index] = true
      waiting += targets[index]
    }
    self.reached = reached
  }
}

/// From where each scene can be reached.
private struct Sources {
  private let context: StoryboardContext
  private var leaders: [[Int]]

  init(_ context: StoryboardContext) {
    self.context = context
    leaders = Array(repeating: [], count: context.scenes.count)
    for link in context.links {
      if let target = context.target(of: link.name.value) { leaders[target].append(link.scene) }
    }
    for (index, scene) in context.scenes.enumerated() {
      for segue in scene.scene.segues {
        if let target = segue.destination.flatMap({ context.target(of: $0.value) }) { leaders[target].append(index) }
      }
    }
  }

  /// The nearest scenes of classes of one's own from which a scene can be reached, a few of them.
  private func candidates(from index: Int) -> [Int] {
    var seen: Set<Int> = [index]
    var waiting = leaders[index]
    var found: [Int] = []
    var position = 0
    while position < waiting.count, found.count < 4 {
      let scene = waiting[position]
      position += 1
      guard seen.insert(scene).inserted else { continue }
      let validation = context.scenes[scene]
      // No class of UIKit's has methods of an application.
      if let controller = validation.scene.viewController {
        let name = validation.scene.objects.className(at: controller.index)
        if validation.catalog.schema(named: name)?.isCustom ?? true { found.append(scene) }
      }
      waiting += leaders[scene]
    }
    return found
  }

  func hint(for method: String, from index: Int) -> String? {
    let names = candidates(from: index).map { context.storyboard.scenes[$0].name.value }
    guard !names.isEmpty else { return "declare it with 'unwindActions' in the controller that it belongs to" }
    return "declare it in \(Wording.list(names.map { "'\($0)'" }, conjunction: "or")): 'unwindActions: [\(method)]'"
  }

  /// The entries for the candidates that are in the same text and have none yet.
  func fixes(for method: String, from index: Int) -> [Diagnostic.FixIt] {
    candidates(from: index).compactMap { scene in
      let validation = context.scenes[scene]
      guard context.areOfOneText(index, scene), let controller = validation.scene.viewController,
        validation.scene[controller].unwindActions.isEmpty
      else { return nil }
      let tree = validation.tree
      guard let map = tree.mapping(at: validation.scene[controller].range, in: validation.root), !tree.isFlow(map),
        let key = tree.firstChild(of: map)
      else { return nil }
      let start = tree[key].range.lowerBound
      let line = tree.source.rangeOfLine(tree.source.position(at: start).line)
      let indentation = tree.source.string(in: SourceRange(line.lowerBound, start))
      guard indentation.allSatisfy({ $0 == " " }) else { return nil }
      let entry = "unwindActions: [\(method)]\n\(indentation)"
      return .init(
        "declare it in '\(context.storyboard.scenes[scene].name.value)'",
        edits: [TextEdit(range: SourceRange(start, start), replacement: entry)]
      )
    }
  }
}
