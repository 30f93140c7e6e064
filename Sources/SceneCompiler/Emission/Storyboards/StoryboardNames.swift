import NibArchive
import SceneCatalog
import SceneDiagnostics
package import SceneModel

/// How the nibs of a storyboard are named.
package enum StoryboardNames: String, CaseIterable, Sendable {
  /// After the scenes.
  case scenes
  /// After the ids that Interface Builder gave, as its compiler does, so that folders can be laid beside Xcode's.
  case interfaceBuilder = "interface-builder"
}

/// A controller of a storyboard.
package struct StoryboardController: Hashable, Sendable {
  /// The index of the scene.
  package var scene: Int
  package var object: ObjectID

  /// Makes the name of a controller.
  package init(scene: Int, object: ObjectID) {
    self.scene = scene
    self.object = object
  }
}

/// What the files of a compiled storyboard are called.
struct NibNames {
  /// The identifier of each controller, by which the storyboard finds it.
  private(set) var identifiers: [StoryboardController: String] = [:]
  /// The nib of each controller, should it have one.
  private(set) var sceneNibs: [StoryboardController: String] = [:]
  private(set) var viewNibs: [StoryboardController: String] = [:]
  /// The identifier of each reference, which is its nib's name, too.
  private(set) var references: [String] = []

  init(_ storyboard: Storyboard, _ divisions: [SceneDivision], _ names: StoryboardNames) {
    let given = divisions.flatMap { division in
      division.controllers.compactMap { division.scene.scene[$0].storyboardIdentifier?.value.lowercased() }
    }
    // Letters that differ in their case only are one file on many disks.
    var taken = Set(given)
    let counts = Dictionary(given.map { ($0, 1) }, uniquingKeysWith: +)
    func free(_ name: String) -> String {
      var (candidate, number) = (name, 2)
      while !taken.insert(candidate.lowercased()).inserted { (candidate, number) = ("\(name)-\(number)", number + 1) }
      return candidate
    }
    let usesIDs = names == .interfaceBuilder
    var waiting: [(StoryboardController, String)] = []
    for (index, division) in divisions.enumerated() {
      for (offset, id) in division.controllers.enumerated() {
        let controller = StoryboardController(scene: index, object: id)
        let object = division.scene.scene[id]
        let title = Self.title(of: storyboard.scenes[index], id, offset)
        let word = usesIDs ? object.interfaceBuilderID ?? title : title
        if let view = division.view(of: id) {
          let viewWord = usesIDs ? (division.scene.scene[view].interfaceBuilderID).map { "-" + $0 } ?? "" : ""
          viewNibs[controller] = free("\(word)-view\(viewWord)")
        }
        if let identifier = object.storyboardIdentifier?.value {
          identifiers[controller] = identifier
          waiting.append((controller, title))
        } else {
          let name = free("\(division.scene.schema(of: id).archivedName)-\(word)")
          (identifiers[controller], sceneNibs[controller]) = (name, name)
        }
      }
    }
    // An identifier is any text: one that is no file's name, or another's but for its case, leaves the name to the scene.
    for (controller, title) in waiting {
      let identifier = identifiers[controller] ?? title
      let isAlone = counts[identifier.lowercased()] == 1
      sceneNibs[controller] = isAlone && StoryboardInfo.isFileName(identifier) ? identifier : free(title)
    }
    for reference in storyboard.references {
      let word = usesIDs ? reference.interfaceBuilderID ?? reference.name.value : reference.name.value
      references.append(free("UIViewController-\(word)"))
    }
  }

  /// The name of a scene's controller; one that is written in place is counted.
  private static func title(of scene: StoryboardScene, _ id: ObjectID, _ offset: Int) -> String {
    id == scene.scene.viewController ? scene.name.value : "\(scene.name.value)-\(offset)"
  }
}
