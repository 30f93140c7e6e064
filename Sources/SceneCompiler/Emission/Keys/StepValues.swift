import NibArchive
import SceneCatalog
import SceneModel

/// What the steps of plans write in one nib that many objects have alike: each such value is archived once.
struct StepValues: ~Copyable {
  /// What a step writes for a value, or for an object that says nothing.
  enum Shared {
    /// Not worked out yet.
    case unknown
    case nothing
    case value(NibArchiveGraph.Stored)
  }

  private struct Step {
    let key: NibArchiveGraph.KeyID
    var unwritten = Shared.unknown
    var placed = Shared.unknown
  }

  /// The steps of all plans; those of one are side by side.
  private var steps: [Step] = []
  /// What is written for values that the scene keeps apart from their properties, by step and value.
  private var ofProperties: [UInt64: Shared] = [:]

  init(_ plans: PlanTable, in graph: inout NibArchiveGraph) {
    for entry in plans.entries {
      for step in entry.plan.steps { steps.append(Step(key: graph.key(step.rule.key))) }
    }
  }

  /// The key that a step writes.
  func key(ofStep index: Int) -> NibArchiveGraph.KeyID { steps[index].key }

  /// What a step writes for objects that say nothing.
  mutating func unwritten(
    _ step: ClassPlan.Step,
    at index: Int,
    isPlaced: Bool,
    in writer: inout NibWriter
  ) -> Shared {
    let known = isPlaced ? steps[index].placed : steps[index].unwritten
    guard case .unknown = known else { return known }
    let made: Shared =
      switch isPlaced ? step.placed : step.unwritten {
      case .nothing: .nothing
      case .null: .value(.null)
      case .value(let value, let form): writer.stored(value, as: form).map { .value($0) } ?? .nothing
      }
    if isPlaced { steps[index].placed = made } else { steps[index].unwritten = made }
    return made
  }

  /// What a step writes for a value that is no number and no text; the same for all objects whose property has the same entry.
  mutating func value(
    of property: PropertyRecord,
    _ direct: ClassPlan.Direct,
    step: Int,
    in writer: inout NibWriter
  ) -> Shared {
    let key = UInt64(step) << 32 | UInt64(property.index)
    if property.kind == .boxed, let known = ofProperties[key] { return known }
    let value = writer.context.objects.value(of: property)
    var outcome = Shared.nothing
    if direct.omission.writes(value), let stored = writer.stored(value, as: direct.form) { outcome = .value(stored) }
    if property.kind == .boxed, value.isShared(as: direct.form) { ofProperties[key] = outcome }
    return outcome
  }
}
