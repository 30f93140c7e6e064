import SceneLanguage
import SceneModel
import SceneSyntax

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

  /// Takes common properties out of the objects; gives the document's styles.
  static func hoist(_ objects: inout [ImportedObject]) -> [WrittenValue.Entry] {
    var styles: [WrittenValue.Entry] = []
    var used: Set<String> = []
    var classes: [String] = []
    for object in objects where !classes.contains(object.schemaName) { classes.append(object.schemaName) }
    for name in classes {
      let members = objects.indices.filter { objects[$0].schemaName == name }
      var isSearching = members.count >= fewestObjects
      while isSearching, let found = best(members.filter { objects[$0].styles.isEmpty }, objects) {
        let style = styleName(name, &used)
        styles.append(.init(style, .map(found.properties, .block)))
        let keys = Set(found.properties.map(\.key))
        for index in found.objects {
          objects[index].properties.removeAll { keys.contains($0.key) }
          objects[index].styles = [style]
        }
        isSearching = styles.count < 40
      }
    }
    return styles
  }

  /// The bundle of properties that saves the most lines; nil where none saves any.
  private static func best(
    _ members: [Int],
    _ objects: [ImportedObject]
  ) -> (properties: [WrittenValue.Entry], objects: [Int])? {
    guard members.count >= fewestObjects, members.count <= 400 else { return nil }
    let shared = members.map { index in objects[index].properties.filter { !own.contains($0.key) } }
    var best: (properties: [WrittenValue.Entry], objects: [Int], saved: Int)?
    var seen: Set<[WrittenValue.Entry]> = []
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
