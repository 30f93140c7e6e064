import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// What a variation changes can be set by its name.
  ///
  /// A nib has a key path for it, and UIKit raises an exception for one that reaches nothing.
  static let fixedProperty = ValidationRule(
    kinds: [.fixedProperty],
    summary: "A variation changes what one key can set."
  ) { context in
    let installations = context.scene.objects.indices.flatMap { fixedInstallations(of: ObjectID($0), in: context) }
    return installations
      + context.unusual.flatMap { id -> [Diagnostic] in
        let varied = context.scene.objects.variations(at: id.index).flatMap(\.properties)
        guard !varied.isEmpty, let schema = context.schema(of: id) else { return [] }
        return varied.compactMap { property in
          guard let declared = schema.properties[property.name.value], !declared.canVary else { return nil }
          let name = property.name.value
          let reason =
            if let keys = declared.keyedBy {
              "it has a value for each \(keys)"
            } else { "a nib has no form for it" }
          return Diagnostic(
            .fixedProperty,
            "'\(name)' cannot vary: \(reason)",
            at: property.name.range,
            hint: "no key path reaches it: write two objects, each installed where it fits"
          )
        }
      }
  }

  /// Whether an object is installed, where traits cannot take it away: a nib lists subviews and constraints alone.
  ///
  /// Where a component is used decides whether its own object can be taken away.
  private static func fixedInstallations(of id: ObjectID, in context: ValidationContext) -> [Diagnostic] {
    let objects = context.scene.objects
    guard objects.hasRareParts(at: id.index) || !objects.records[id.index].isInstalled, objects.isMade(at: id.index)
    else { return [] }
    let slot = objects.slotName(at: id.index)
    if let slot, SceneObject.installableSlots.contains(slot) { return [] }
    if slot == nil, context.scene.component != nil { return [] }
    var ranges = objects.variations(at: id.index).filter { $0.isInstalled != nil }.map(\.traitsRange)
    if ranges.isEmpty, !objects.records[id.index].isInstalled { ranges = [objects.range(at: id.index)] }
    return ranges.map { range in
      Diagnostic(
        .fixedProperty,
        "'isInstalled' has no effect \(slot.map { "in '\($0)'" } ?? "here"): nibs vary subviews and constraints only",
        at: range,
        hint: "leave it out" + (slot.map { ", and change '\($0)' in code" } ?? "")
      )
    }
  }
}
