package import NibArchive
import SceneCatalog
import SceneDiagnostics
package import SceneModel

/// The nibs that a storyboard compiles to, and what each holds.
package struct StoryboardPlan: Sendable {
  /// What a nib holds.
  package enum Content: Hashable, Sendable {
    /// A controller with its children, and what stands beside it.
    case scene(StoryboardController)
    /// The view of a controller.
    case view(StoryboardController)
    /// A controller of another storyboard, by its index in `Storyboard.references`.
    case reference(Int)
  }

  /// A nib.
  package struct Nib: Hashable, Sendable {
    /// The file's name, without `.nib`.
    package var name: String
    package var content: Content

    /// Whether the nib holds a view; the others are made after those.
    package var isView: Bool { if case .view = content { true } else { false } }
  }

  /// What the storyboard's `Info.plist` says.
  package private(set) var info = StoryboardInfo()
  /// The nibs in the order of the scenes, each scene's before its views'.
  package private(set) var nibs: [Nib] = []
  let storyboard: Storyboard
  let scenes: [ValidatedScene]
  let divisions: [SceneDivision]
  let names: NibNames
  /// The names of the scenes that container views embed.
  let embeddedScenes: Set<String>
  private var sceneIndexes: [String: Int] = [:]
  private var referenceIndexes: [String: Int] = [:]

  /// Decides what is compiled: the initial scene, those with an identifier, and whatever these lead to or contain.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard.
  ///   - scenes: Its scenes, in the order of `storyboard.scenes`.
  ///   - names: How nibs are named.
  ///   - includesAll: Whether every scene gets a nib of its own, whatever leads there.
  package init(
    _ storyboard: Storyboard,
    _ scenes: [ValidatedScene],
    names: StoryboardNames,
    includesAll: Bool = false
  ) {
    self.storyboard = storyboard
    self.scenes = scenes
    embeddedScenes = Set(
      storyboard.scenes.flatMap { $0.scene.segues }.filter { $0.kind.value == .embed }.compactMap {
        $0.destination?.value
      }
    )
    divisions = scenes.map { SceneDivision($0) }
    self.names = NibNames(storyboard, divisions, names)
    for (index, scene) in storyboard.scenes.enumerated() { sceneIndexes[scene.name.value] = index }
    for (index, reference) in storyboard.references.enumerated() { referenceIndexes[reference.name.value] = index }
    collect(includesAll: includesAll)
  }

  /// The identifier by which a scene's controller is found; nil where there is no such scene.
  package func identifier(ofScene name: String) -> String? { identifier(of: name) }

  /// The size that the tools give a controller's view: that of the canvas, whatever bars and sheets leave of it for the document's own
  /// frame; nil where the frame counts.
  ///
  /// A view that another controller's container holds keeps the container's size. Documentation/NibProfiles.md has the counts.
  func viewSize(of controller: StoryboardController) -> (width: Double, height: Double)? {
    let scene = divisions[controller.scene].scene.scene
    let isEmbedded =
      controller.object == scene.viewController
      && embeddedScenes.contains(storyboard.scenes[controller.scene].name.value)
    return isEmbedded ? nil : scene.canvasSize
  }

  /// Where a name leads.
  enum Target: Hashable {
    case scene(StoryboardController)
    case reference(Int)
  }

  /// The scene or reference of a name; nil where there is none.
  func target(of name: String) -> Target? {
    if let index = sceneIndexes[name], let id = scenes[index].scene.viewController {
      return .scene(StoryboardController(scene: index, object: id))
    }
    return referenceIndexes[name].map { .reference($0) }
  }

  /// The identifier by which segues find what a name leads to; nil where nothing has the name.
  func identifier(of name: String) -> String? {
    switch target(of: name) {
    case .scene(let controller): names.identifiers[controller]
    case .reference(let index): names.references[index]
    case nil: nil
    }
  }

  /// The children of a container, those written in place and those named, in order.
  func children(of controller: StoryboardController) -> [Target] {
    let scene = scenes[controller.scene].scene
    var targets = scene.objects.children(in: "viewControllers", at: controller.object.index)
      .map { Target.scene(StoryboardController(scene: controller.scene, object: $0)) }
    for link in scene[controller.object].sceneLinks.sorted(by: { $0.index < $1.index }) {
      guard let target = target(of: link.scene.value) else { continue }
      targets.insert(target, at: min(max(link.index, 0), targets.count))
    }
    return targets
  }

  /// The segues of a controller: its own, those in its view in the order of the text, then those of its items and its dock.
  func segues(of controller: StoryboardController) -> [Int] {
    let division = divisions[controller.scene]
    let all = division.scene.scene.segues.enumerated().filter {
      division.owners[$0.element.source] == controller.object
    }
    func rank(_ id: ObjectID) -> Int {
      if id == controller.object { return 0 }
      return division.views[id] != nil || division.prototypeContents.contains(id) ? 1 : 2
    }
    return all.sorted { (rank($0.element.source), $0.offset) < (rank($1.element.source), $1.offset) }.map(\.offset)
  }

  // MARK: - What is compiled

  private mutating func collect(includesAll: Bool) {
    var own: Set<Target> = []
    var visited: Set<StoryboardController> = []
    var queue: [Target] = []
    if let name = storyboard.initialViewController?.value, let target = target(of: name) { queue.append(target) }
    for (index, division) in divisions.enumerated() {
      for id in division.controllers where division.scene.scene[id].storyboardIdentifier != nil {
        queue.append(.scene(StoryboardController(scene: index, object: id)))
      }
    }
    if includesAll { queue += storyboard.scenes.compactMap { target(of: $0.name.value) } }
    own.formUnion(queue)
    while let next = queue.popLast() {
      guard case .scene(let controller) = next, visited.insert(controller).inserted else { continue }
      for child in children(of: controller) {
        // What stands for a controller of another storyboard is found by the storyboard's table.
        if case .reference = child { own.insert(child) }
        queue.append(child)
      }
      for index in segues(of: controller) {
        guard let name = scenes[controller.scene].scene.segues[index].destination?.value,
          let destination = target(of: name)
        else { continue }
        if own.insert(destination).inserted { queue.append(destination) }
      }
    }
    addNibs(own: own, compiled: visited)
  }

  private mutating func addNibs(own: Set<Target>, compiled: Set<StoryboardController>) {
    if let name = storyboard.initialViewController?.value { info.entryPoint = identifier(of: name) }
    for (index, division) in divisions.enumerated() {
      let controllers = division.controllers.map { StoryboardController(scene: index, object: $0) }
      for controller in controllers where own.contains(.scene(controller)) {
        guard let identifier = names.identifiers[controller], let name = names.sceneNibs[controller] else { continue }
        info.nibNames[identifier] = name
        nibs.append(Nib(name: name, content: .scene(controller)))
      }
      for controller in controllers where compiled.contains(controller) {
        if let name = names.viewNibs[controller] { nibs.append(Nib(name: name, content: .view(controller))) }
      }
    }
    for (index, reference) in storyboard.references.enumerated() where own.contains(.reference(index)) {
      let name = names.references[index]
      info.nibNames[name] = name
      info.references[name] = StoryboardInfo.Reference(
        storyboardName: reference.storyboardName.value,
        controllerIdentifier: reference.identifier?.value,
        bundleIdentifier: reference.bundle?.value
      )
      nibs.append(Nib(name: name, content: .reference(index)))
    }
  }
}
