import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// The oldest system that the application runs on has everything that the scene uses.
  static let availability = ValidationRule(
    kinds: [.unavailable],
    summary: "The deployment target has everything that the scene uses."
  ) { context in
    guard let target = context.target else { return [] }
    var check = AvailabilityCheck(target: target)
    check.checkObjects(of: context)
    check.checkValues(of: context.scene)
    for (index, outline) in context.constraints.enumerated()
    where outline.first.hasGuide || outline.second?.hasGuide == true {
      let constraint = context.scene.constraints[index]
      for guide in [constraint.first.guide, constraint.second?.guide].compactMap({ $0 }) {
        check.require(LayoutGuideName(rawValue: guide.value)?.availability, "'\(guide.value)'", at: guide.range)
      }
    }
    return check.diagnostics
  }
}

/// The state of one run of the rule.
private struct AvailabilityCheck {
  let target: DeploymentTarget
  var diagnostics: [Diagnostic] = []
  /// The values of properties that are missing themselves, or whose objects are: what they name is no second mistake.
  private var missing: [SourceRange] = []
  private var missingObjects: Set<ObjectID> = []

  init(target: DeploymentTarget) {
    self.target = target
  }

  /// Reports what came after the target; false where it did not.
  @discardableResult
  mutating func require(_ version: String?, _ what: String, at range: SourceRange) -> Bool {
    guard let needed = version.flatMap({ DeploymentTarget($0) }), needed > target else { return false }
    diagnostics.append(
      Diagnostic(
        .unavailable,
        "\(what) is available from \(needed.name)",
        at: range,
        hint: "the deployment target is \(target.name)"
      )
    )
    return true
  }

  mutating func checkObjects(of context: ValidationContext) {
    for (id, object, schema) in context.objects {
      guard let schema else { continue }
      let isMissing =
        missingObjects.contains(id)
        || require(schema.availability, schema.name, at: classRange(of: object, in: context.scene))
      for property in object.properties + object.variations.flatMap(\.properties) {
        let name = property.name
        // What belongs to something that is missing is missing with it.
        if isMissing || require(schema.properties[name.value]?.availability, "'\(name.value)'", at: name.range) {
          missing.append(property.value.range)
        }
      }
      for slot in object.slots {
        let name = slot.name
        if require(schema.slots[name.value]?.availability, "'\(name.value)'", at: name.range) {
          missingObjects.formUnion(slot.children)
        }
      }
    }
    missing.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Where an object says its class: in words, or by the slot that it stands in.
  private func classRange(of object: SceneObject, in scene: Scene) -> SourceRange {
    guard object.className.range.isEmpty, let parent = object.parent,
      let slot = scene[parent].slots.first(where: { $0.name.value == object.slotName })
    else { return object.className.range }
    return slot.name.range
  }

  mutating func checkValues(of scene: Scene) {
    for use in scene.versionedUses where !isMissing(use.range) { require(use.availability, use.name, at: use.range) }
  }

  /// Whether a range lies in the value of a property that is missing itself.
  private func isMissing(_ range: SourceRange) -> Bool {
    var first = 0
    var end = missing.count
    while first < end {
      let middle = (first + end) / 2
      if missing[middle].lowerBound <= range.lowerBound { first = middle + 1 } else { end = middle }
    }
    return first > 0 && range.upperBound <= missing[first - 1].upperBound
  }
}
