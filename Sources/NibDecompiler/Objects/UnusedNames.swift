import SceneDiagnostics
import SceneModel

/// The ids of objects that nothing in a scene's text refers to.
enum UnusedNames {
  /// The reading without ids that are in its text once, where they are given, and whose objects keep nothing that a report would
  /// name them for.
  static func leftOut(of reading: ObjectReading, _ text: String) -> ObjectReading {
    var counts: [Substring: Int] = [:]
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      counts[word, default: 0] += 1
    }
    var reading = reading
    let scene = reading.scene
    for (index, object) in scene.objects.enumerated() {
      guard case .object = object.kind, let id = object.identifier?.value, object.archive.isEmpty, object.nib.isEmpty,
        object.constraints.allSatisfy({ scene.constraints[$0].archive.isEmpty }), counts[id[...]] == 1
      else { continue }
      reading.scene.objects[index].identifier = nil
    }
    return reading
  }
}
