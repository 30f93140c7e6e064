import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What requests look up in a scene that was checked, found when the first of them asks.
struct SceneFactTables: Sendable {
  private let foundFrames = Lazily<Frames>()
  private let foundIDs = Lazily<[String: ObjectID]>()
  private let foundProperties = Lazily<[Int: [SceneProperty]]>()
  private let foundHints = Lazily<[Int: String]>()

  /// The frames that layout gives.
  func frames(of scene: ValidatedScene) -> Frames { foundFrames.value { Frames(scene) } }

  /// The first object with an id; nil where there is none.
  func object(_ id: String, in scene: Scene) -> ObjectID? {
    foundIDs.value {
      var found: [String: ObjectID] = [:]
      for index in scene.objects.indices {
        guard let id = scene.objects[index].identifier?.value, found[id] == nil else { continue }
        found[id] = ObjectID(index)
      }
      return found
    }[id]
  }

  /// The properties of objects that are written at a key of the text, which has several objects if it is a style's.
  func properties(at key: SourceRange, in scene: Scene) -> [SceneProperty] {
    let known = foundProperties.value {
      var found: [Int: [SceneProperty]] = [:]
      for object in scene.objects {
        for property in object.properties { found[property.name.range.lowerBound, default: []].append(property) }
      }
      return found
    }
    return known[key.lowerBound]?.filter { $0.name.range == key } ?? []
  }

  /// The frames that hints show, by the entries of their objects.
  func hints(_ make: () -> [Int: String]) -> [Int: String] { foundHints.value(make) }
}
