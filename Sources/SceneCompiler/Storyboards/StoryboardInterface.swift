import SceneCatalog
package import SceneDiagnostics
package import SceneModel

/// What code can know a storyboard by: its controllers with their classes, and their segues.
package struct StoryboardInterface: Sendable {
  /// A controller that a name leads to.
  package enum Destination: Hashable, Sendable {
    /// A controller of the storyboard, by its index in `controllers`.
    case controller(Int)
    /// A controller of another storyboard, by its index in `Storyboard.references`.
    case reference(Int)
  }

  /// A segue of a controller.
  package struct Segue: Sendable {
    package var segue: SceneSegue
    /// Where it leads; nil for an unwind segue.
    package var destination: Destination?
  }

  /// A controller, and what starts from it.
  package struct Controller: Sendable {
    /// The name of the scene; of a controller written inline, with its number behind it.
    package var name: String
    /// The index of the scene in `Storyboard.scenes`.
    package var scene: Int
    package var object: ObjectID
    package var className: Located<String>
    /// UIKit's class of the controller.
    package var archivedName: String
    /// The identifier by which code makes the controller; nil for none.
    package var identifier: Located<String>?
    /// The first child of a navigation controller, which its stack begins with; nil for every other controller.
    package var root: Destination?
    /// The segues: its own, then those of its view, in the order of the text.
    package var segues: [Segue] = []
  }

  /// The controllers in the order of the storyboard.
  package private(set) var controllers: [Controller] = []
  /// The controller that the storyboard begins with; nil for none.
  package private(set) var initial: Destination?

  /// Reads the interface of a storyboard.
  package init(_ storyboard: ValidatedStoryboard) {
    let plan = StoryboardPlan(storyboard.storyboard, storyboard.scenes, names: .scenes)
    var indexes: [StoryboardController: Int] = [:]
    for (index, division) in plan.divisions.enumerated() {
      for (position, id) in division.controllers.enumerated() {
        let name = storyboard.storyboard.scenes[index].name.value
        indexes[StoryboardController(scene: index, object: id)] = controllers.count
        controllers.append(
          Controller(
            name: id == division.scene.scene.viewController ? name : "\(name)\(position)",
            scene: index,
            object: id,
            className: division.scene.scene[id].className,
            archivedName: division.scene.schema(of: id).archivedName,
            identifier: division.scene.scene[id].storyboardIdentifier
          )
        )
      }
    }
    func destination(_ target: StoryboardPlan.Target?) -> Destination? {
      switch target {
      case .scene(let controller): indexes[controller].map { .controller($0) }
      case .reference(let index): .reference(index)
      case nil: nil
      }
    }
    initial = storyboard.storyboard.initialViewController.flatMap { destination(plan.target(of: $0.value)) }
    for position in controllers.indices {
      let controller = StoryboardController(scene: controllers[position].scene, object: controllers[position].object)
      let scene = storyboard.scenes[controller.scene]
      if scene.schema(of: controller.object).isKind(of: .navigationController) {
        controllers[position].root = destination(plan.children(of: controller).first)
      }
      controllers[position].segues = plan.segues(of: controller).map { index in
        let segue = scene.scene.segues[index]
        return Segue(segue: segue, destination: segue.destination.flatMap { destination(plan.target(of: $0.value)) })
      }
    }
  }
}
