import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The constants that Swift code can know a scene's objects by, in lists that are types of their own.
struct SceneConstants: Sendable {
  /// A constant and its value as Swift code writes it.
  struct Constant: Sendable {
    var name: String
    var value: String
  }

  /// A list of constants.
  struct List: Sendable {
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
    let objects = scene.objects
    let identifiers =
      objects.indices.filter { objects.isMade(at: $0) }.compactMap { objects.identifier(at: $0)?.value }
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
    let objects = scene.objects
    let found = objects.indices.compactMap { index -> (String, String)? in
      guard case .int(let tag)? = objects.value(of: "tag", at: index), tag != 0 else { return nil }
      return (objects.identifier(at: index)?.value ?? "tag\(tag)", String(tag))
    }
    return distinct(found)
  }

  /// The texts of a property, named by their words.
  private static func texts(_ property: String, _ scene: Scene) -> [Constant] {
    let found = scene.objects.indices.compactMap { index -> (String, String)? in
      guard case .text(let text)? = scene.objects.value(of: property, at: index) else { return nil }
      return (SwiftName.member(text) ?? "identifier", SwiftName.literal(text))
    }
    return distinct(found)
  }

  /// Each name once for a value; one that another value has already gets the next free number.
  private static func distinct(_ found: [(name: String, value: String)]) -> [Constant] {
    var names = FreeNames()
    var seen: Set<[String]> = []
    return found.filter { seen.insert([$0.name, $0.value]).inserted }.map {
      Constant(name: names.take($0.name), value: $0.value)
    }
  }
}
