import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension StoryboardRule {
  /// A launch screen is one scene, and runs no code.
  static let launchScreen = StoryboardRule(
    kinds: [.launchScreen],
    summary: "A launch screen is one scene, and runs no code."
  ) { context in
    guard context.storyboard.isLaunchScreen else { return [] }
    var findings: [Finding] = []
    func add(_ message: String, at range: SourceRange, _ scene: Int?, hint: String) {
      findings.append(Finding(Diagnostic(.launchScreen, message, at: range, hint: hint), inScene: scene))
    }
    // The order of files has no meaning: the others are those that the storyboard does not begin with, or whose names come later.
    let names = context.storyboard.scenes.map(\.name.value)
    let initial = context.storyboard.initialViewController.flatMap { names.firstIndex(of: $0.value) }
    let first = initial ?? names.indices.min { names[$0] < names[$1] }
    for (index, scene) in context.scenes.enumerated() {
      if index != first {
        add("a launch screen has one scene", at: context.range(ofScene: index), index, hint: "leave out the others")
      }
      let model = scene.scene
      if let dock = model.topLevel.first(where: { $0 != model.viewController }) {
        add(
          "a launch screen has nothing beside its controller",
          at: scene.reportedRange(of: dock),
          index,
          hint: "leave out 'objects'"
        )
      }
      for id in scene.strange where model.objects.isMade(at: id.index) {
        let name = model[id].className
        let isCustom = scene.catalog.schema(named: name.value)?.isCustom ?? true
        guard isCustom else { continue }
        add(
          "a launch screen has no objects of an application's own classes",
          at: name.range,
          index,
          hint: "the screen is drawn before the application runs"
        )
      }
      for (id, _) in scene.connectedObjects {
        if let outlet = model.objects.outlets(at: id.index).first {
          add("a launch screen has no outlets", at: outlet.name.range, index, hint: "no code runs that could use it")
        }
        if let action = model.objects.actions(at: id.index).first {
          add(
            "a launch screen has no actions",
            at: action.selector.range,
            index,
            hint: "no code runs that could receive it"
          )
        }
      }
      for (_, object, _) in scene.objects(withPart: { !$0.attributes(at: $1).isEmpty }) {
        guard let attribute = object.attributes.first else { continue }
        add(
          "a launch screen has no runtime attributes",
          at: attribute.keyPath.range,
          index,
          hint: "set a property in place of it"
        )
      }
      if let segue = model.segues.first {
        add("a launch screen has no segues", at: segue.kind.range, index, hint: "leave it out: nothing can trigger it")
      }
    }
    return findings
  }
}
