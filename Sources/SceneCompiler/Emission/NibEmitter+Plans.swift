import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// What a nib's graph knows of a plan: the numbers of its keys, and the values that all its objects share.
  struct PlanState {
    /// What a step writes for an object that says nothing.
    enum Shared {
      /// Not worked out yet.
      case unknown
      case nothing
      case value(NibArchiveGraph.Value)
    }

    let plan: ClassPlan
    let keys: [NibArchiveGraph.KeyID]
    var unwritten: [Shared]
    var placed: [Shared]
    /// The object for which each step was last called up by a property.
    var callers: [Int]
    /// The place among that object's properties of the one that the step writes directly; negative where it is not set.
    var written: [Int]
  }

  /// Finds the plan of each object that the nib makes.
  mutating func makePlans() {
    var places: [ObjectIdentifier: Int] = [:]
    planPlaces = Stretch(region.extent) { _ in -1 }
    for id in region.objects where scene.objects[id.index].kind == .object && isMember(id) {
      let (index, schema) = (id.index, validated.schemas[id.index])
      if let place = places[ObjectIdentifier(schema)] {
        planPlaces[index] = place
        continue
      }
      let plan = classPlans.plan(of: schema, tools: tools, catalog: validated.catalog)
      places[ObjectIdentifier(schema)] = plans.count
      planPlaces[index] = plans.count
      plans.append(
        PlanState(
          plan: plan,
          keys: plan.steps.map { graph.key($0.rule.key) },
          unwritten: Array(repeating: .unknown, count: plan.steps.count),
          placed: Array(repeating: .unknown, count: plan.steps.count),
          callers: Array(repeating: -1, count: plan.steps.count),
          written: Array(repeating: -1, count: plan.steps.count)
        )
      )
    }
  }

  /// The plan of an object; nil for what the nib does not make.
  func plan(of id: ObjectID) -> ClassPlan? {
    let place = planPlaces[id.index] ?? -1
    return place < 0 ? nil : plans[place].plan
  }

  /// Writes the keys of an object that the nib makes: those that something calls up in full, the others as the plan knows them.
  mutating func emitKeys(of id: ObjectID) {
    let place = planPlaces[id.index] ?? -1
    guard place >= 0 else { return }
    let plan = plans[place].plan
    callSteps(of: plan, at: place, for: id)
    let isPlaced = isPlacedByConstraints(id)
    let hasSlots = !scene.objects[id.index].slots.isEmpty || hasGuests(id)
    let hasConstraints = !scene.objects[id.index].constraints.isEmpty
    for index in plan.triggers.indices {
      let isCalled =
        switch plan.triggers[index] {
        case .always: true
        case .properties: plans[place].callers[index] == id.index
        case .slots: hasSlots
        case .constraints: hasConstraints
        case .guides: !guides.isEmpty
        }
      if isCalled, let direct = plan.steps[index].direct, plans[place].written[index] >= 0 {
        let value = scene.objects[id.index].properties[plans[place].written[index]].value.value
        guard direct.writes(value), let archived = archived(value, as: direct.rule) else { continue }
        graph.append(plans[place].keys[index], archived, to: node(of: id))
      } else if isCalled {
        emit(plan.steps[index].rule, of: id, plan.schema)
      } else if case .value(let value) = shared(index, of: place, isPlaced: isPlaced) {
        graph.append(plans[place].keys[index], value, to: node(of: id))
      }
    }
  }

  /// Notes which steps the properties of an object call up, and what else they have a part in.
  private mutating func callSteps(of plan: ClassPlan, at place: Int, for id: ObjectID) {
    var (isAccessible, hasPairs) = (false, !scene.objects[id.index].attributes.isEmpty)
    for (index, property) in scene.objects[id.index].properties.enumerated() {
      guard let use = plan.uses[property.name.value] else { continue }
      for step in use.steps where plans[place].callers[step] != id.index {
        plans[place].callers[step] = id.index
        plans[place].written[step] = -1
      }
      if let direct = use.direct { plans[place].written[direct] = index }
      isAccessible = isAccessible || use.accessibilityKey != nil
      hasPairs = hasPairs || use.isKeyValuePair
    }
    if isAccessible { accessibleObjects.append(id) }
    if hasPairs { attributedObjects.append(id) }
  }

  /// Whether other children of the object around stand in this one as well.
  private func hasGuests(_ id: ObjectID) -> Bool {
    guard let parent = scene.objects[id.index].parent else { return false }
    return plan(of: parent)?.hasGuests == true
  }

  private mutating func shared(_ index: Int, of place: Int, isPlaced: Bool) -> PlanState.Shared {
    let known = isPlaced ? plans[place].placed[index] : plans[place].unwritten[index]
    if case .unknown = known {} else { return known }
    let step = plans[place].plan.steps[index]
    let made: PlanState.Shared =
      switch isPlaced ? step.placed : step.unwritten {
      case .nothing: .nothing
      case .null: .value(.null)
      case .value(let value, let rule, _): archived(value, as: rule).map { .value($0) } ?? .nothing
      }
    if isPlaced { plans[place].placed[index] = made } else { plans[place].unwritten[index] = made }
    return made
  }
}
