import SceneCatalog
import SceneModel

/// A scene that sets every property of a class to something else than its default.
///
/// The scenes are recorded under Tests/Fixtures/classes, so that a reader sees what every property looks like.
struct ClassFixture {
  let schema: ClassSchema
  let catalog: SceneCatalog

  /// The scene's text: as many objects as it takes to set properties that exclude each other.
  var text: String {
    var lines = [
      "# Every property of \(schema.name), each with another value than its default.", "scene: 1", "objects:",
    ]
    for group in groups {
      lines += objectLines(group)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The properties that an archive of the class holds, in groups without exclusions.
  var groups: [[PropertySchema]] {
    var groups: [[PropertySchema]] = [[]]
    for name in schema.propertyNames {
      guard let property = schema.properties[name], Self.isArchived(property, in: schema) else { continue }
      let index = groups.firstIndex { group in
        !group.contains { $0.excludes.contains(name) || property.excludes.contains($0.name) }
      }
      if let index { groups[index].append(property) } else { groups.append([property]) }
    }
    return groups
  }

  /// Whether a property reaches a nib where the object stands alone.
  private static func isArchived(_ property: PropertySchema, in schema: ClassSchema) -> Bool {
    if property.container == "UITableViewRow" { return false }
    if property.container == "UIRuntimeAccessibilityConfiguration" { return schema.isKind(of: "UIResponder") }
    return property.key != nil || ["frame", "bounds", "center", "transform", "image"].contains(property.name)
  }

  private func objectLines(_ group: [PropertySchema]) -> [String] {
    let (opening, indent, closing) = surroundings
    var lines = opening
    for property in group {
      if let value = SampleValue(property, catalog: catalog)?.text {
        lines.append("\(indent)\(property.name): \(value)")
      }
    }
    for slot in schema.slotNames where schema.slots[slot]?.isRequired == true {
      let object = slot == "blurEffect" ? "{style: dark}" : "{class: UICollectionViewFlowLayout}"
      lines.append("\(indent)\(slot): \(object)")
    }
    return lines + closing
  }

  /// What stands around an object of a class that can stand only in another's slot.
  private var surroundings: (opening: [String], indent: String, closing: [String]) {
    switch schema.name {
    case "UISegment":
      (
        ["  - class: UISegmentedControl", "    frame: [0, 0, 200, 32]", "    segments:", "      - class: UISegment"],
        "        ", []
      )
    case "UITableViewCellContentView":
      (["  - class: UITableViewCell", "    contentView:"], "      ", [])
    case "UITableViewLabel":
      (["  - class: UITableViewCell", "    textLabel:"], "      ", [])
    case "_UIVisualEffectContentView":
      (["  - class: UIVisualEffectView", "    contentView:"], "      ", [])
    case "UITableViewSection":
      (["  - class: UITableView", "    sections:", "      - class: UITableViewSection"], "        ", [])
    default: (["  - class: \(schema.name)"], "    ", [])
    }
  }
}
