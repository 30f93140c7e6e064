import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// No object sets two properties of which one decides the other.
  static let exclusiveProperties = ValidationRule(
    kinds: [.exclusiveProperties],
    summary: "No object sets two properties of which one decides the other."
  ) { context in
    var diagnostics: [Diagnostic] = []
    for (object, schema) in excluding(context) {
      for property in object.properties {
        for other in schema.exclusions[property.name.value] ?? [] {
          guard let second = object.property(other) else { continue }
          diagnostics.append(
            Diagnostic(
              .exclusiveProperties,
              "'\(second.name.value)' and '\(property.name.value)' cannot both be set",
              at: max(second.name.range, property.name.range),
              notes: [.init("the other one is here", at: min(second.name.range, property.name.range))]
            )
          )
        }
      }
    }
    for id in context.branching where context.scene.objects.isMade(at: id.index) && context.schema(of: id) != nil {
      diagnostics += twoNames(of: context.object(id), context)
    }
    return diagnostics
  }

  /// The objects that set two properties of which one excludes the other.
  private static func excluding(_ context: ValidationContext) -> [(SceneObject, ClassSchema)] {
    let objects = context.scene.objects
    // Most classes exclude something, and few scenes name both of a pair.
    let excluded = context.classes.map { schema -> [(UInt32, UInt32)]? in
      let pairs = schema.exclusions.flatMap { name, others in
        others.compactMap { other in
          objects.names.number(of: name).flatMap { name in objects.names.number(of: other).map { (name, $0) } }
        }
      }
      return pairs.isEmpty ? nil : pairs
    }
    guard !excluded.isEmpty else { return [] }
    return objects.indices.compactMap { index in
      guard objects.records[index].propertyCount > 1, objects.isMade(at: index),
        let pairs = excluded[index], let schema = context.classes[index],
        pairs.contains(where: { objects.property($0, at: index) != nil && objects.property($1, at: index) != nil })
      else { return nil }
      return (objects[index], schema)
    }
  }

  /// Slots that are given under two names, such as `leftBarButtonItem` and `leftBarButtonItems`.
  private static func twoNames(of object: SceneObject, _ context: ValidationContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var firsts: [String: SceneSlot] = [:]
    for slot in object.slots {
      guard let first = firsts[slot.name.value] else {
        firsts[slot.name.value] = slot
        continue
      }
      if slot.name.range.isEmpty { continue }
      let names = [first, slot].map { context.tree.source.string(in: $0.name.range) }
      // The same name twice is a key that stands twice.
      guard names[0] != names[1] else { continue }
      diagnostics.append(
        Diagnostic(
          .exclusiveProperties,
          "'\(names[0])' and '\(names[1])' cannot both be set",
          at: slot.name.range,
          notes: [.init("the other one is here", at: first.name.range)]
        )
      )
    }
    return diagnostics
  }
}
