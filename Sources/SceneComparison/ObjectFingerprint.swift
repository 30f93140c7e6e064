import SceneDiagnostics
import SceneModel

/// What an object is recognized by where it has no id.
struct ObjectFingerprint {
  /// The class.
  var kind: String
  /// The class and what stands out to a reader: texts and images.
  var own: String
  /// All properties, and those of everything inside.
  var whole: String

  /// The prints of all objects; children come before their parents.
  static func all(in side: ComparedScene) -> [ObjectID: ObjectFingerprint] {
    var found: [ObjectID: ObjectFingerprint] = [:]
    for id in side.members.reversed() {
      let object = side.scene[id]
      let kind = object.className.value
      let properties = object.properties.map { "\($0.name.value)=\($0.value.value.withKeysInOrder.dump)" }.sorted()
      let telling = object.properties.filter { isTelling($0.value.value) }
        .map { "\($0.name.value)=\($0.value.value.withKeysInOrder.dump)" }.sorted()
      let children = object.slots.filter { !$0.children.isEmpty }.map { slot in
        slot.name.value + ":" + slot.children.map { digest(found[$0]?.whole ?? "") }.joined(separator: ",")
      }
      found[id] = ObjectFingerprint(
        kind: kind,
        own: kind + "\n" + telling.joined(separator: "\n"),
        whole: kind + "\n" + (properties + children.sorted()).joined(separator: "\n")
      )
    }
    return found
  }

  private static func isTelling(_ value: SceneValue) -> Bool {
    switch value {
    case .text, .localizedText, .attributedText, .image: true
    case .keyed(let values): values.contains { isTelling($0.value) }
    default: false
    }
  }

  /// A short stand-in for a long print; the same on every run.
  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "\(hash):\(text.utf8.count)"
  }
}
