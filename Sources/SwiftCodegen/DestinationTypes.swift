import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Finds the classes of what segues lead to, also in the other storyboards.
struct DestinationTypes {
  /// The class of what nothing is known of.
  static let anyController = "UIViewController"

  private let storyboards: [NamedStoryboard]
  private let module: String?
  /// The first storyboard of each name, by its index.
  private let indexes: [String: Int]
  /// The first controller of each identifier, by its index, for each storyboard.
  private let controllers: [[String: Int]]

  init(_ storyboards: [NamedStoryboard], module: String?) {
    self.storyboards = storyboards
    self.module = module
    indexes = Dictionary(storyboards.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    controllers = storyboards.map { storyboard in
      let named = storyboard.interface.controllers.enumerated().compactMap { index, controller in
        controller.identifier.map { ($0.value, index) }
      }
      return Dictionary(named) { first, _ in first }
    }
  }

  /// The class of a controller as Swift names it; UIKit's for one that Swift cannot name.
  func type(of controller: StoryboardInterface.Controller, in storyboard: NamedStoryboard) -> SwiftType {
    let catalog = storyboard.storyboard.catalog
    return SwiftType(controller.className.value, in: module, catalog)
      ?? SwiftType(controller.archivedName, in: module, catalog) ?? Self.any(catalog)
  }

  /// The class of what a name leads to; any controller's for a reference to a storyboard that is not among the inputs.
  func type(of destination: StoryboardInterface.Destination, in storyboard: NamedStoryboard) -> SwiftType {
    guard let (controller, home) = controller(of: destination, in: storyboard, depth: 0) else {
      return Self.any(storyboard.storyboard.catalog)
    }
    return type(of: controller, in: home)
  }

  /// The class of the first controller of a destination that is a navigation controller; nil for any other.
  func root(of destination: StoryboardInterface.Destination, in storyboard: NamedStoryboard) -> SwiftType? {
    guard let (controller, home) = controller(of: destination, in: storyboard, depth: 0), let root = controller.root
    else { return nil }
    return type(of: root, in: home)
  }

  /// The modules that a storyboard's types need.
  func modules(of storyboard: NamedStoryboard) -> Set<String> {
    var destinations = storyboard.interface.controllers.indices.map { StoryboardInterface.Destination.controller($0) }
    destinations += storyboard.storyboard.storyboard.references.indices.map { .reference($0) }
    let types = destinations.flatMap { [type(of: $0, in: storyboard), root(of: $0, in: storyboard)] }
    return Set(types.compactMap { $0?.module })
  }

  private static func any(_ catalog: SceneCatalog) -> SwiftType {
    guard let type = SwiftType(anyController, in: nil, catalog) else { fatalError("UIKit's class has a name") }
    return type
  }

  /// The controller that a name leads to, through storyboards that refer to each other.
  private func controller(
    of destination: StoryboardInterface.Destination,
    in storyboard: NamedStoryboard,
    depth: Int
  ) -> (StoryboardInterface.Controller, NamedStoryboard)? {
    switch destination {
    case .controller(let index): return (storyboard.interface.controllers[index], storyboard)
    case .reference(let index):
      let reference = storyboard.storyboard.storyboard.references[index]
      // Storyboards whose initial controllers are references to each other would never end.
      guard depth <= storyboards.count, reference.bundle == nil,
        let index = indexes[reference.storyboardName.value]
      else { return nil }
      let other = storyboards[index]
      guard let identifier = reference.identifier?.value else {
        return other.interface.initial.flatMap { controller(of: $0, in: other, depth: depth + 1) }
      }
      return controllers[index][identifier].map { (other.interface.controllers[$0], other) }
    }
  }
}
