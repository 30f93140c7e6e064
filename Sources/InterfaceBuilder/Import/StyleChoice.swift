import SceneDiagnostics
import SceneModel

/// Finds what many objects of one class have in common, and says it once.
enum StyleChoice {
  /// Properties that belong to the one object that has them.
  private static let own: Set<String> = [
    "frame", "text", "attributedText", "title", "attributedTitle", "placeholder", "image", "tag", "reuseIdentifier",
    "headerTitle", "footerTitle", "restorationIdentifier", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "backgroundImage", "prompt", "date", "value", "configuration",
  ]
  private static let fewestObjects = 3
  private static let fewestProperties = 2

  /// Gives the document styles for common properties of its objects.
  ///
  /// - Parameter schemaNames: The classes that the catalog knows the objects as.
  static func hoist(_ scene: inout Scene, _ schemaNames: [ObjectID: String]) {
    var used: Set<String> = []
    let ids = schemaNames.keys.sorted()
    var classes: [String] = []
    for name in ids.compactMap({ schemaNames[$0] }) where !classes.contains(name) { classes.append(name) }
    for name in classes {
      var members = ids.filter { schemaNames[$0] == name }
      var isSearching = members.count >= fewestObjects
      while isSearching, let found = best(members, scene) {
        let style = styleName(name, &used)
        scene.styles.append(SceneStyle(name: style, properties: found.properties))
        let names = Set(found.properties.map(\.name.value))
        for id in found.objects {
          for index in scene[id].properties.indices where names.contains(scene[id].properties[index].name.value) {
            scene[id].properties[index].style = Located(unwritten: style)
          }
          scene.styleUses.append(SceneStyleUse(style: Located(unwritten: style), object: id))
        }
        members.removeAll { found.objects.contains($0) }
        isSearching = scene.styles.count < 40
      }
    }
  }

  /// The bundle of properties that saves the most lines; nil where none saves any.
  private static func best(
    _ members: [ObjectID],
    _ scene: Scene
  ) -> (properties: [SceneProperty], objects: [ObjectID])? {
    guard members.count >= fewestObjects, members.count <= 400 else { return nil }
    let shared = members.map { id in scene[id].properties.filter { !own.contains($0.name.value) } }
    var best: (properties: [SceneProperty], objects: [ObjectID], saved: Int)?
    var seen: Set<[SceneProperty]> = []
    for (left, properties) in shared.enumerated() where properties.count >= fewestProperties {
      for right in shared[left...].prefix(60) {
        let others = Set(right)
        let common = properties.filter { others.contains($0) }
        guard common.count >= fewestProperties, seen.insert(common).inserted, seen.count < 400 else { continue }
        let having = members.indices.filter { member in
          let all = Set(shared[member])
          return common.allSatisfy { all.contains($0) }
        }
        let saved = having.count * (common.count - 1) - common.count - 1
        if having.count >= fewestObjects, saved > best?.saved ?? 0 {
          best = (common, having.map { members[$0] }, saved)
        }
      }
    }
    return best.map { ($0.properties, $0.objects) }
  }

  /// `label`, then `label2`.
  private static func styleName(_ className: String, _ used: inout Set<String>) -> String {
    let word = NameChoice.identifier(className.drop { $0 == "_" }.replacingPrefix()) ?? "style"
    var name = word
    var number = 2
    while !used.insert(name).inserted {
      name = "\(word)\(number)"
      number += 1
    }
    return name
  }
}

extension Substring {
  /// A class's name without the letters of its framework: `TableViewCell`.
  fileprivate func replacingPrefix() -> String {
    for prefix in ["UI", "WK", "MK", "NS"] where hasPrefix(prefix) { return String(dropFirst(2)) }
    return String(self)
  }
}
