import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The file of a storyboard: what makes its controllers, and the segues of each.
struct StoryboardCode: Sendable {
  /// A segue as code meets it.
  struct Segue: Sendable {
    /// The name of its case.
    var name: String
    var identifier: String
    /// The destination's class; nil for one that is any controller.
    var type: String?
    /// The class of the first controller of the destination's stack, with a label; nil for a destination without one.
    var root: String?
  }

  /// A controller with an identifier or with segues that have some.
  struct Controller: Sendable {
    /// The name of its type.
    var name: String
    var type: String
    var identifier: String?
    var segues: [Segue] = []
  }

  let storyboard: NamedStoryboard
  let options: GenerationOptions
  private(set) var typeName: String
  /// The class of the controller that the storyboard begins with; nil for a storyboard without one.
  private(set) var initialType: String?
  private(set) var controllers: [Controller] = []
  private(set) var modules: Set<String> = []

  /// The names that the type has itself.
  private static let reservedNames: Set = ["Segue", "SegueIdentifier"]

  /// - Parameters:
  ///   - storyboard: The storyboard.
  ///   - types: Finds what segues lead to.
  ///   - ownTypes: The names of types that the module has itself.
  ///   - options: How Swift is generated.
  init(_ storyboard: NamedStoryboard, _ types: DestinationTypes, ownTypes: Set<String>, _ options: GenerationOptions) {
    self.storyboard = storyboard
    self.options = options
    let catalog = storyboard.storyboard.catalog
    let wanted = SwiftName.type(storyboard.name) ?? "Storyboard"
    let isTaken =
      ownTypes.contains(wanted) || catalog.schema(named: wanted) != nil || wanted == ClassesCode.typeName
    typeName = isTaken ? wanted + "Storyboard" : wanted
    let interface = storyboard.interface
    initialType = interface.initial.map { types.type(of: $0, in: storyboard).name }
    var names = FreeNames(taken: Self.reservedNames.union([typeName])) {
      ownTypes.contains($0) || catalog.schema(named: $0) != nil
    }
    for controller in interface.controllers {
      let segues = Self.segues(of: controller, in: storyboard, types)
      guard controller.identifier != nil || !segues.isEmpty else { continue }
      controllers.append(
        Controller(
          name: names.take(SwiftName.type(controller.name) ?? "Controller"),
          type: types.type(of: controller, in: storyboard).name,
          identifier: controller.identifier?.value,
          segues: segues
        )
      )
    }
    modules = types.modules(of: storyboard)
  }

  /// The segues that have an identifier, each once; of two with the same, UIKit performs the first.
  private static func segues(
    of controller: StoryboardInterface.Controller,
    in storyboard: NamedStoryboard,
    _ resolver: DestinationTypes
  ) -> [Segue] {
    var result: [Segue] = []
    var seen: Set<String> = []
    var names = FreeNames()
    for segue in controller.segues {
      guard let identifier = segue.segue.identifier?.value, seen.insert(identifier).inserted else { continue }
      var made = Segue(name: names.take(SwiftName.member(identifier) ?? "segue"), identifier: identifier)
      if let destination = segue.destination {
        made.type = resolver.type(of: destination, in: storyboard).name
        made.root = resolver.root(of: destination, in: storyboard)?.name
      }
      if made.type == DestinationTypes.anyController { made.type = nil }
      result.append(made)
    }
    return result
  }
}
