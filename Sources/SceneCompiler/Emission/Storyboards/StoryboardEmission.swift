import Backports
package import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// Writes the nibs of a storyboard one by one, in any order and on any thread.
///
/// A class: what a view's nib is handed is worked out once, though the nibs of the scene and of its containers need it.
package final class StoryboardEmission: Sendable {
  /// What is compiled.
  package let plan: StoryboardPlan
  /// How the nibs are written, and whether the lines that their parts come from are noted.
  let options: EmissionOptions
  private let views = Mutex<[StoryboardController: ViewNib]>([:])

  /// The nib of a view, and what it is handed.
  struct ViewNib: Sendable {
    var archive: NibArchive
    /// The lines that the nib comes from; nil where they are not noted.
    var map: NibSourceMap?
    var handed: [StoryboardPart.Handed]
    var listIndexes = EmittedStoryboardNib.Indexes()
  }

  /// Makes the writer of a plan.
  package init(_ plan: StoryboardPlan, _ options: EmissionOptions = EmissionOptions()) {
    (self.plan, self.options) = (plan, options)
  }

  /// A nib of the plan.
  package func archive(of content: StoryboardPlan.Content) -> NibArchive { nib(of: content).archive }

  /// A nib of the plan, with what the options ask for.
  package func nib(of content: StoryboardPlan.Content) -> EmittedStoryboardNib {
    switch content {
    case .view(let controller):
      let nib = view(of: controller)
      return EmittedStoryboardNib(archive: nib.archive, map: nib.map, listIndexes: nib.listIndexes)
    case .scene(let controller):
      var nib = SceneNib(self)
      return nib.emitted(controller)
    case .reference(let index): return EmittedStoryboardNib(archive: referenceNib(index))
    }
  }

  func view(of controller: StoryboardController) -> ViewNib {
    if let known = views.withLock({ $0[controller] }) { return known }
    let made = viewNib(of: controller)
    views.withLock { $0[controller] = made }
    return made
  }

  private func viewNib(of controller: StoryboardController) -> ViewNib {
    let division = plan.divisions[controller.scene]
    let members = division.viewMembers(of: controller.object)
    let others = division.outsiders(of: members).union([Scene.owner, Scene.firstResponder, controller.object])
    let top = division.view(of: controller.object).map { [$0] } ?? []
    let context = EmissionContext(
      division.scene,
      region: NibRegion(topLevel: top, members: members, others: others, in: division.scene),
      role: StoryboardRole(viewOwner: controller.object, viewSize: plan.viewSize(of: controller)),
      options
    )
    var emitter = NibEmitter(context)
    let (root, handed) = emitter.emitHandedRoot()
    var indexes = EmittedStoryboardNib.Indexes()
    if options.details.contains(.listIndexes) {
      indexes.objects[controller.scene] = emitter.listIndexes(root)
      for (prototype, found) in emitter.prototypeIndexes() {
        indexes.prototypes[StoryboardController(scene: controller.scene, object: prototype)] = found
      }
    }
    let map = emitter.sourceMap(root)
    return ViewNib(
      archive: emitter.writer.graph.storyboardArchive(root: root.node, like: options.tools),
      map: map,
      handed: handed,
      listIndexes: indexes
    )
  }

  /// The nib of a controller of another storyboard: a stand-in that the loader replaces.
  private func referenceNib(_ index: Int) -> NibArchive {
    var graph = NibArchiveGraph(.uikit)
    let proxies = ["IBFilesOwner", "IBFirstResponder", "UIStoryboardPlaceholder"].map { name in
      let proxy = graph.makeNode("UIProxyObject")
      graph.append("UIProxiedObjectIdentifier", .object(graph.string(name)), to: proxy)
      return proxy
    }
    let standIn = graph.makeNode("UIStoryboardViewControllerPlaceholder")
    graph.append("UIStoryboardIdentifier", .object(graph.string(plan.names.references[index])), to: standIn)
    let connection = graph.makeNode("UIRuntimeOutletConnection")
    graph.append("UILabel", .object(graph.string("sceneViewController")), to: connection)
    graph.append("UISource", .object(proxies[0]), to: connection)
    graph.append("UIDestination", .object(standIn), to: connection)
    let objects = options.tools.isSince(.xcode12_5) ? proxies + [standIn] : [standIn] + proxies
    let root = graph.makeNibRoot(topLevel: objects, listed: objects, connections: [connection])
    return graph.archive(root: root, coderVersion: options.tools.coderVersion)
  }
}
