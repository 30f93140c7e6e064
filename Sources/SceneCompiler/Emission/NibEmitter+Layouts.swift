import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What the keys of an object are written from.
  ///
  /// Objects of a class that set the same properties differ in their values only: which keys they have is worked out once for all of
  /// them, and keys that say the same for all are one run.
  struct KeyLayout {
    /// What objects of the layout have in common.
    let traits: Traits
    /// The parts among those of all layouts.
    let parts: Range<Int>
    /// Whether a property belongs to the configuration of accessibility.
    let isAccessible: Bool
    /// Whether a property is set through key-value coding.
    let hasPairs: Bool

    /// What decides which keys an object has.
    struct Traits: Equatable {
      /// The index of the plan.
      let plan: Int
      var isPlaced = false
      var hasSlots = false
      var hasConstraints = false
      var hasAttributes = false
      /// Whether the object is at another location than its frame says.
      var isMoved = false
      /// The names of the properties in order, as numbers of the scene; the highest bit is set for geometry.
      var names: [UInt32] = []
    }

    enum Part {
      case run(NibArchiveGraph.RunID)
      case shared(NibArchiveGraph.KeyID, NibArchiveGraph.Stored)
      /// The value of the property with an offset among the object's, as a step of all says, which `direct` of all writes.
      case property(offset: Int, step: Int, direct: Int)
      /// A part of the location of a view that has a frame and nothing else.
      case frame(offset: Int, ViewGeometry.Part, NibArchiveGraph.KeyID)
      /// Whatever a step of all comes to.
      case evaluated(step: Int)
    }
  }

  /// The layout of an object's keys, as an index into all of them.
  mutating func layout(of id: ObjectID, at plan: Int) -> Int {
    let record = objects.records[id.index]
    // A view may have nothing in it but the guides of its controller.
    let isGuided = storyboard?.guides.isEmpty == false && region.topLevel.contains(id)
    var traits = KeyLayout.Traits(plan: plan)
    traits.isPlaced = isPlacedByConstraints(id)
    traits.hasSlots = record.slotCount > 0 || isGuided || hasGuests(id) || storyboard?.contents[id] != nil
    if record.rest >= 0 {
      traits.hasConstraints = !objects.rests[Int(record.rest)].constraints.isEmpty
      traits.hasAttributes = !objects.attributes(at: id.index).isEmpty
    }
    traits.hasConstraints = traits.hasConstraints || isGuided
    traits.isMoved = laysOutAnew && olderFrame(id) != nil
    // The one before is right most of the time.
    let last = plans[plan].lastLayout
    if last >= 0, layouts[last].traits.isAlikeButForNames(traits) {
      var isSame = layouts[last].traits.names.count == record.properties.count
      var offset = 0
      while isSame, offset < record.properties.count {
        let property = objects.properties[record.properties.lowerBound + offset]
        isSame = layouts[last].traits.names[offset] == Self.nameNumber(property)
        offset += 1
      }
      if isSame { return last }
    }
    for property in record.properties { traits.names.append(Self.nameNumber(objects.properties[property])) }
    var hash = traits.hash
    while let known = layoutIndexes[hash] {
      if layouts[known].traits == traits {
        plans[plan].lastLayout = known
        return known
      }
      hash &+= 1
    }
    layoutIndexes[hash] = layouts.count
    plans[plan].lastLayout = layouts.count
    layouts.append(made(traits))
    return layouts.count - 1
  }

  private static func nameNumber(_ property: PropertyRecord) -> UInt32 {
    property.kind == .geometry ? property.name | 1 << 31 : property.name
  }

  /// Works out which keys objects have, and what each is written from.
  private mutating func made(_ traits: KeyLayout.Traits) -> KeyLayout {
    let (plan, first) = (plans[traits.plan].plan, plans[traits.plan].firstStep)
    let calls = calls(traits)
    let start = layoutParts.count
    var run: [(key: NibArchiveGraph.KeyID, value: NibArchiveGraph.Stored)] = []
    for (index, step) in plan.steps.enumerated() {
      guard isCalled(step.trigger, traits, isNamed: calls.isNamed[index]) else {
        if case .value(let value) = sharedValue(of: step, at: first + index, isPlaced: traits.isPlaced) {
          run.append((steps[first + index].key, value))
        }
        continue
      }
      flush(&run)
      if calls.written[index] >= 0, let direct = step.direct {
        layoutParts.append(.property(offset: calls.written[index], step: first + index, direct: layoutDirects.count))
        layoutDirects.append(direct)
      } else if let part = step.geometry, calls.frame >= 0 {
        if part != .transform { layoutParts.append(.frame(offset: calls.frame, part, steps[first + index].key)) }
      } else {
        layoutParts.append(.evaluated(step: first + index))
      }
    }
    flush(&run)
    return KeyLayout(
      traits: traits,
      parts: start..<layoutParts.count,
      isAccessible: calls.isAccessible,
      hasPairs: calls.hasPairs || traits.hasAttributes
    )
  }

  private mutating func flush(_ run: inout [(key: NibArchiveGraph.KeyID, value: NibArchiveGraph.Stored)]) {
    guard let first = run.first else { return }
    layoutParts.append(run.count == 1 ? .shared(first.key, first.value) : .run(graph.run(of: run)))
    run.removeAll(keepingCapacity: true)
  }

  private func isCalled(_ trigger: ClassPlan.Trigger, _ traits: KeyLayout.Traits, isNamed: Bool) -> Bool {
    switch trigger {
    case .always: true
    case .properties: isNamed
    case .slots: traits.hasSlots
    case .constraints: traits.hasConstraints
    case .guides: !guides.isEmpty
    }
  }

  /// Which steps the properties of objects call up, and what else they have a part in.
  private struct Calls {
    /// Whether a property calls a step up, by step of the plan.
    var isNamed: [Bool]
    /// The offset of the property that a step writes directly, by step; negative for none.
    var written: [Int]
    /// The offset of the frame, where nothing else says where the object is; negative otherwise.
    var frame = -1
    var isAccessible = false
    var hasPairs = false
  }

  private func calls(_ traits: KeyLayout.Traits) -> Calls {
    let plan = plans[traits.plan]
    let count = plan.plan.steps.count
    var calls = Calls(isNamed: Array(repeating: false, count: count), written: Array(repeating: -1, count: count))
    var isElsewhere = traits.isMoved
    for (offset, number) in traits.names.enumerated() {
      let name = number & ~(1 << 31)
      if name == geometryNames.frame, number != name { calls.frame = offset }
      isElsewhere = isElsewhere || saysPlace(name)
      guard let use = plan.uses[Int(name)] else { continue }
      for step in use.steps { calls.isNamed[step] = true }
      if let direct = use.direct { calls.written[direct] = offset }
      calls.isAccessible = calls.isAccessible || use.accessibilityKey != nil
      calls.hasPairs = calls.hasPairs || use.isKeyValuePair
    }
    if isElsewhere { calls.frame = -1 }
    return calls
  }

  /// Whether other children of the object around stand in this one as well.
  private func hasGuests(_ id: ObjectID) -> Bool {
    guard let parent = objects.parent(at: id.index), let place = planPlaces[parent.index], place >= 0 else {
      return false
    }
    return plans[place].plan.hasGuests
  }

  private mutating func sharedValue(of step: ClassPlan.Step, at index: Int, isPlaced: Bool) -> PlanState.Shared {
    let known = isPlaced ? steps[index].placed : steps[index].unwritten
    guard case .unknown = known else { return known }
    return shared(step, at: index, isPlaced: isPlaced)
  }
}

extension NibEmitter.KeyLayout.Traits {
  /// Whether everything but the names of properties is the same.
  fileprivate func isAlikeButForNames(_ other: Self) -> Bool {
    isPlaced == other.isPlaced && hasSlots == other.hasSlots && hasConstraints == other.hasConstraints
      && hasAttributes == other.hasAttributes && isMoved == other.isMoved
  }

  /// A number that differs for most others.
  fileprivate var hash: UInt64 {
    var hash = UInt64(truncatingIfNeeded: plan) &* 0x9E37_79B9_7F4A_7C15
    for flag in [isPlaced, hasSlots, hasConstraints, hasAttributes, isMoved] { hash = hash << 1 | (flag ? 1 : 0) }
    for name in names { hash = (hash ^ UInt64(name)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}
