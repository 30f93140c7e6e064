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
      case value(NibArchiveGraph.Stored)
    }

    let plan: ClassPlan
    /// What the plan says of the class, beside it: reaching for the plan counts a reference.
    let isCellContentView: Bool
    let isVisualEffect: Bool
    /// The index of the plan's first step in `steps`.
    let firstStep: Int
    /// What properties have a part in, by the numbers of their names in the scene; nil for those of other classes.
    let uses: [ClassPlan.Use?]
    /// The number of the class's own name; `NameTable.none` where no object of the scene has it.
    let archivedName: UInt32
    /// The numbers of the names of the properties that buttons keep by state; nil for those that the scene does not have.
    let statefulNumbers: [UInt32?]
    /// The layout of the last object's keys; negative before the first.
    var lastLayout = -1
  }

  /// What a nib's graph knows of a step of a plan.
  struct StepState {
    let key: NibArchiveGraph.KeyID
    var unwritten = PlanState.Shared.unknown
    var placed = PlanState.Shared.unknown
  }

  /// Finds the plan of each object that the nib makes.
  mutating func makePlans() {
    var indexes: [ObjectIdentifier: Int] = [:]
    planPlaces = Stretch(region.extent) { _ in -1 }
    // Most objects are of the class of an earlier one of the same name.
    var byName = Array(repeating: -1, count: objects.names.names.count)
    for id in region.objects where objects.isMade(at: id.index) && isMember(id) {
      let name = Int(objects.records[id.index].className)
      let isUsual = !validated.hasSuperclassOnly(id)
      if isUsual, byName[name] >= 0 {
        planPlaces[id.index] = byName[name]
        continue
      }
      let schema = validated.schema(of: id)
      let index = indexes[ObjectIdentifier(schema)] ?? addPlan(of: schema)
      indexes[ObjectIdentifier(schema)] = index
      planPlaces[id.index] = index
      if isUsual { byName[name] = index }
    }
  }

  private mutating func addPlan(of schema: ClassSchema) -> Int {
    let plan = classPlans.plan(of: schema, tools: tools, catalog: validated.catalog)
    plans.append(
      PlanState(
        plan: plan,
        isCellContentView: plan.isCellContentView,
        isVisualEffect: plan.isVisualEffect,
        firstStep: steps.count,
        uses: objects.names.names.map { plan.uses[$0] },
        archivedName: objects.names.number(of: schema.archivedName) ?? NameTable.none,
        statefulNumbers: plan.statefulProperties.map { objects.names.number(of: $0.name) }
      )
    )
    for step in plan.steps { steps.append(StepState(key: graph.key(step.rule.key))) }
    return plans.count - 1
  }

  /// The plan of an object; nil for what the nib does not make.
  func plan(of id: ObjectID) -> ClassPlan? {
    let place = planPlaces[id.index] ?? -1
    return place < 0 ? nil : plans[place].plan
  }

  /// Writes the keys of an object that the nib makes.
  mutating func emitKeys(of id: ObjectID) {
    let place = planPlaces[id.index] ?? -1
    guard place >= 0 else { return }
    let layout = layout(of: id, at: place)
    let (node, first) = (node(of: id), objects.records[id.index].properties.lowerBound)
    if layouts[layout].isAccessible { accessibleObjects.append(id) }
    if layouts[layout].hasPairs { attributedObjects.append(id) }
    for index in layouts[layout].parts {
      switch layoutParts[index] {
      case .run(let run): graph.append(run, to: node)
      case .shared(let key, let value): graph.append(key, value, to: node)
      case .property(let offset, let step, let direct): emitDirect(first + offset, direct, step: step, to: node)
      case .frame(let offset, let part, let key):
        emitFrame(part, objects.properties[first + offset].index, key, to: node)
      case .evaluated(let step):
        let plan = plans[place].plan
        emit(plan.steps[step - plans[place].firstStep].rule, of: id, plan.schema)
      }
    }
  }

  /// Writes a property that depends on nothing but its value, as one of `layoutDirects` says.
  private mutating func emitDirect(
    _ index: Int,
    _ direct: Int,
    step: Int,
    to node: NibArchiveGraph.NodeID
  ) {
    let property = objects.properties[index]
    let key = steps[step].key
    let outcome: ScalarWriting.Outcome =
      switch property.kind {
      case .bool: layoutDirects[direct].scalars.outcome(of: property.payload != 0)
      case .int: layoutDirects[direct].scalars.outcome(of: Int(Int64(bitPattern: property.payload)))
      case .double: layoutDirects[direct].scalars.outcome(of: Double(bitPattern: property.payload))
      case .text: layoutDirects[direct].scalars.outcome(ofTextOfLength: property.extent)
      default: .unknown
      }
    switch outcome {
    case .nothing: break
    case .value(let value): graph.append(key, value, to: node)
    case .string:
      let start = property.index
      let string = scene.source.bytes.withUnsafeBufferPointer {
        graph.string(UnsafeBufferPointer(rebasing: $0[start..<start + property.extent]))
      }
      graph.append(key, .node(string), to: node)
    case .unknown:
      if case .value(let value) = otherValue(property, layoutDirects[direct], step: step) {
        graph.append(key, value, to: node)
      }
    }
  }

  /// What is written for a value that is no number and no text; the same for all objects whose property has the same entry.
  private mutating func otherValue(
    _ property: PropertyRecord,
    _ direct: ClassPlan.Direct,
    step: Int
  ) -> PlanState.Shared {
    let key = UInt64(step) << 32 | UInt64(property.index)
    if property.kind == .boxed, let known = sharedValues[key] { return known }
    let value = objects.value(of: property)
    var outcome = PlanState.Shared.nothing
    if direct.writes(value), let archived = archived(value, as: direct.form) {
      outcome = .value(graph.prepared(archived))
    }
    if property.kind == .boxed, value.isSharedInNibs { sharedValues[key] = outcome }
    return outcome
  }

  /// Writes a part of the place of a view that has a frame and nothing else.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - first: The index of the frame's first number.
  ///   - key: The key.
  ///   - node: The view.
  private mutating func emitFrame(
    _ part: ViewGeometry.Part,
    _ first: Int,
    _ key: NibArchiveGraph.KeyID,
    to node: NibArchiveGraph.NodeID
  ) {
    let (width, height) = (objects.numbers[first + 2], objects.numbers[first + 3])
    switch part {
    case .bounds: graph.append(key, rect: 0, 0, width, height, to: node)
    case .center:
      graph.append(key, point: objects.numbers[first] + width / 2, objects.numbers[first + 1] + height / 2, to: node)
    case .transform: break
    }
  }

  /// Works out what a step writes for objects that say nothing.
  mutating func shared(_ step: ClassPlan.Step, at index: Int, isPlaced: Bool) -> PlanState.Shared {
    let made: PlanState.Shared =
      switch isPlaced ? step.placed : step.unwritten {
      case .nothing: .nothing
      case .null: .value(.null)
      case .value(let value, let form): archived(value, as: form).map { .value(graph.prepared($0)) } ?? .nothing
      }
    if isPlaced { steps[index].placed = made } else { steps[index].unwritten = made }
    return made
  }
}

extension SceneValue {
  /// Whether equal values of a property are one object in a nib, or no object at all.
  fileprivate var isSharedInNibs: Bool {
    switch self {
    case .color, .font, .image, .enumeration, .optionSet, .text, .null, .invalid, .bool, .int, .double: true
    default: false
    }
  }
}
