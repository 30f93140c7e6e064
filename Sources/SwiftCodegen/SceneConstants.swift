import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The constants that Swift code can know a scene's objects by, in lists that are types of their own.
struct SceneConstants {
  /// A constant and its value as Swift code writes it.
  struct Constant {
    var name: String
    var value: String
  }

  /// A list of constants.
  struct List {
    /// The name of the type that holds the constants.
    var typeName: String
    /// What the constants are, as a sentence.
    var summary: String
    var constants: [Constant]
  }

  /// The names of all lists; no object's id may be one.
  static let typeNames = [
    "Identifiers", "Tags", "ReuseIdentifiers", "AccessibilityIdentifiers", "RestorationIdentifiers",
  ]

  /// The lists that have constants.
  let lists: [List]

  init(_ scene: Scene) {
    let identifiers =
      scene.objects.filter { $0.kind == .object }.compactMap(\.identifier?.value)
      + scene.constraintIdentifiers.map(\.value)
    let summaries = [
      "The ids of the scene's objects.", "The tags of the scene's views.", "The reuse identifiers of the prototypes.",
      "The accessibility identifiers of the scene's objects.", "The restoration identifiers of the scene's objects.",
    ]
    let constants = [
      identifiers.map { Constant(name: $0, value: SwiftName.literal($0)) }, Self.tags(scene),
      Self.texts("reuseIdentifier", scene), Self.texts("accessibilityIdentifier", scene),
      Self.texts("restorationIdentifier", scene),
    ]
    lists = zip(Self.typeNames, zip(summaries, constants)).compactMap { name, list in
      list.1.isEmpty ? nil : List(typeName: name, summary: list.0, constants: list.1)
    }
  }

  /// Tags by the ids of their views; `tag7` for the tag of a view without an id.
  private static func tags(_ scene: Scene) -> [Constant] {
    let found = scene.objects.compactMap { object -> (String, String)? in
      guard case .int(let tag)? = object.property("tag")?.value.value, tag != 0 else { return nil }
      return (object.identifier?.value ?? "tag\(tag)", String(tag))
    }
    return distinct(found)
  }

  /// The texts of a property, named by their words.
  private static func texts(_ property: String, _ scene: Scene) -> [Constant] {
    let found = scene.objects.compactMap { object -> (String, String)? in
      guard case .text(let text)? = object.property(property)?.value.value else { return nil }
      return (SwiftName.member(text) ?? "identifier", SwiftName.literal(text))
    }
    return distinct(found)
  }

  /// Each name once for a value; one that another value has already gets the next free number.
  private static func distinct(_ found: [(name: String, value: String)]) -> [Constant] {
    var constants: [Constant] = []
    var seen: Set<[String]> = []
    for (name, value) in found where seen.insert([name, value]).inserted {
      var free = name
      var number = 2
      while constants.contains(where: { $0.name == free }) {
        free = "\(name)\(number)"
        number += 1
      }
      constants.append(Constant(name: free, value: value))
    }
    return constants
  }
}
