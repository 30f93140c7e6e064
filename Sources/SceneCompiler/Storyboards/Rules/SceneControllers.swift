import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension StoryboardRule {
  /// A scene has one controller, whose children are scenes of their own.
  static let sceneControllers = StoryboardRule(
    kinds: [.slotContent, .sceneForm],
    summary: "A scene has one controller, whose children are scenes of their own."
  ) { context in
    var findings: [Finding] = []
    for (index, scene) in context.scenes.enumerated() {
      let model = scene.scene
      if let id = model.viewController, let schema = scene.schema(of: id), !schema.isKind(of: .viewController) {
        let name = model[id].className
        findings.append(
          Finding(
            Diagnostic(.slotContent, "'viewController' accepts UIViewController, not \(name.value)", at: name.range),
            inScene: index
          )
        )
      }
      for id in model.topLevel where id != model.viewController {
        guard scene.schema(of: id)?.isKind(of: .viewController) == true else { continue }
        let diagnostic = Diagnostic(
          .slotContent,
          "a scene has one controller",
          at: scene.reportedRange(of: id),
          hint: "make this one a scene of its own"
        )
        findings.append(Finding(diagnostic, inScene: index))
      }
      for id in context.controllers(ofScene: index) where scene.scene.objects.records[id.index].slotCount > 0 {
        guard let slot = model[id].slots.first(where: { $0.name.value == "children" }) else { continue }
        let container = slot.children.compactMap { model[$0].embedding?.container.name }.first
        let diagnostic = Diagnostic(
          .sceneForm,
          "a scene of a storyboard has no 'children': what a controller embeds is a scene of its own",
          at: slot.name.range,
          hint: "make the child a scene, and write 'segues: [{kind: embed, destination: …}]' in "
            + (container.map { "'\($0)'" } ?? "the view that it goes into")
        )
        findings.append(Finding(diagnostic, inScene: index))
      }
    }
    return findings
  }

  /// Nothing is connected across scenes: a controller in a container is one of its own.
  static let sceneBoundary = StoryboardRule(
    kinds: [.sceneBoundary],
    summary: "No connection leads from one scene to another."
  ) { context in
    context.scenes.enumerated().flatMap { index, scene -> [Finding] in
      // Without inline controllers there is one scene only.
      guard context.controllers(ofScene: index).count > 1 else { return [] }
      let model = scene.scene
      return References(model).all.compactMap { source, reference in
        guard let target = reference.object, model.objects.isMade(at: target.index),
          let own = context.controller(around: source, inScene: index),
          let other = context.controller(around: target, inScene: index), own != other
        else { return nil }
        let diagnostic = Diagnostic(
          .sceneBoundary,
          "'\(reference.name)' is in another controller's scene",
          at: reference.range,
          hint: "a controller in a container is a scene of its own: connect them in code",
          notes: [.init("that controller is here", at: scene.reportedRange(of: other))]
        )
        return Finding(diagnostic, inScene: index)
      }
    }
  }

  /// The names of objects in a scene, each with the object that has it.
  private struct References {
    var all: [(source: ObjectID, reference: SceneReference)] = []

    init(_ scene: Scene) {
      for index in scene.objects.indices {
        guard let rest = scene.objects.rest(at: index) else { continue }
        let id = ObjectID(index)
        all += rest.outlets.flatMap(\.targets).map { (id, $0) } + rest.actions.map { (id, $0.receiver) }
      }
      for segue in scene.segues {
        all += ([segue.sourceView, segue.barButtonItem].compactMap { $0 } + segue.passthroughViews).map {
          (segue.source, $0)
        }
      }
      for constraint in scene.constraints {
        for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 }) where !item.range.isEmpty {
          all.append((constraint.owner, item))
        }
      }
    }
  }
}
