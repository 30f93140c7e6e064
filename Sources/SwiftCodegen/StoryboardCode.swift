import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The file of a storyboard: what makes its controllers, and the segues of each.
struct StoryboardCode {
  /// A segue as code meets it.
  struct Segue {
    /// The name of its case.
    var name: String
    var identifier: String
    /// The destination's class; nil for one that is any controller.
    var type: String?
    /// The class of the first controller of the destination's stack, with a label; nil for a destination without one.
    var root: String?
  }

  /// A controller with an identifier or with segues that have some.
  struct Controller {
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
  ///   - others: The storyboards that references can lead to, this one among them.
  ///   - table: The classes of the module.
  ///   - options: How Swift is generated.
  init(_ storyboard: NamedStoryboard, others: [NamedStoryboard], _ table: ClassTable, _ options: GenerationOptions) {
    self.storyboard = storyboard
    self.options = options
    let catalog = storyboard.storyboard.catalog
    typeName = SwiftName.type(storyboard.name) ?? "Storyboard"
    if table.ownTypes.contains(typeName) || catalog.schema(named: typeName) != nil || typeName == ClassesCode.typeName {
      typeName += "Storyboard"
    }
    let resolver = DestinationTypes(storyboards: others, module: options.module)
    let interface = storyboard.interface
    initialType = interface.initial.map { resolver.type(of: $0, in: storyboard).name }
    var taken = table.ownTypes.union(Self.reservedNames).union([typeName])
    for controller in interface.controllers {
      let segues = Self.segues(of: controller, in: storyboard, resolver)
      guard controller.identifier != nil || !segues.isEmpty else { continue }
      let wanted = SwiftName.type(controller.name) ?? "Controller"
      let isTaken = { (name: String) in taken.contains(name) || catalog.schema(named: name) != nil }
      let name = Self.free(wanted, isTaken)
      taken.insert(name)
      controllers.append(
        Controller(
          name: name,
          type: resolver.type(of: controller, in: storyboard).name,
          identifier: controller.identifier?.value,
          segues: segues
        )
      )
    }
    modules = resolver.modules(of: storyboard)
  }

  /// The segues that have an identifier, each once; of two with the same, UIKit performs the first.
  private static func segues(
    of controller: StoryboardInterface.Controller,
    in storyboard: NamedStoryboard,
    _ resolver: DestinationTypes
  ) -> [Segue] {
    var result: [Segue] = []
    for segue in controller.segues {
      guard let identifier = segue.segue.identifier?.value, !result.contains(where: { $0.identifier == identifier })
      else { continue }
      let name = free(SwiftName.member(identifier) ?? "segue") { name in result.contains { $0.name == name } }
      var made = Segue(name: name, identifier: identifier)
      if let destination = segue.destination {
        made.type = resolver.type(of: destination, in: storyboard).name
        made.root = resolver.root(of: destination, in: storyboard)?.name
      }
      if made.type == DestinationTypes.anyController { made.type = nil }
      result.append(made)
    }
    return result
  }

  /// A name, or the next one with a number that is free.
  private static func free(_ name: String, _ isTaken: (String) -> Bool) -> String {
    var (candidate, number) = (name, 2)
    while isTaken(candidate) { (candidate, number) = ("\(name)\(number)", number + 1) }
    return candidate
  }
}

/// Finds the classes of what segues lead to, also in the other storyboards.
struct DestinationTypes {
  /// The class of what nothing is known of.
  static let anyController = "UIViewController"

  let storyboards: [NamedStoryboard]
  let module: String?

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
        let other = storyboards.first(where: { $0.name == reference.storyboardName.value })
      else { return nil }
      guard let identifier = reference.identifier?.value else {
        return other.interface.initial.flatMap { controller(of: $0, in: other, depth: depth + 1) }
      }
      return other.interface.controllers.first { $0.identifier?.value == identifier }.map { ($0, other) }
    }
  }
}
