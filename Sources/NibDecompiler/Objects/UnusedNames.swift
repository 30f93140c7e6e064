import SceneModel

/// The ids of objects that nothing in a scene's text refers to.
enum UnusedNames {
  /// Ids that stand in the text once, where they are given, and whose objects keep nothing that a report would name them for.
  static func ids(in reading: ObjectReading, _ text: String) -> Set<String> {
    var counts: [Substring: Int] = [:]
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      counts[word, default: 0] += 1
    }
    var unused: Set<String> = []
    for object in reading.objects where !object.id.isEmpty {
      guard case .object = object.kind, object.archive.isEmpty, object.nib.isEmpty,
        object.constraints.allSatisfy(\.archive.isEmpty), counts[object.id[...]] == 1
      else { continue }
      unused.insert(object.id)
    }
    return unused
  }
}
