import NibArchive
import SceneCatalog
import SceneModel

/// The layouts of the keys of a nib's objects.
struct KeyLayouts: ~Copyable {
  private var values: StepValues
  private var layouts: [KeyLayout] = []
  /// The parts of all layouts.
  private var parts: [KeyLayout.Part] = []
  /// What parts write as it is, beside `parts`: moving a part counts no reference then.
  private var directs: [ClassPlan.Direct] = []
  /// The layouts by the hashes of what they are for.
  private var indexes: [UInt64: Int] = [:]
  /// The layout of the last object of each plan; negative before the first.
  private var last: [Int]

  /// What decides the keys of an object and does not stand in its record.
  struct Surroundings {
    /// Whether the object is the view to which a controller gives guides: it may have nothing else in it.
    var isGuided = false
    /// Whether a storyboard says what stands in its slots.
    var isFilled = false
    /// Whether constraints of the nib name guides.
    var hasGuides = false
  }

  init(_ plans: PlanTable, in graph: inout NibArchiveGraph) {
    values = StepValues(plans, in: &graph)
    last = Array(repeating: -1, count: plans.entries.count)
  }

  /// The parts of a layout, each of which `write(part:firstProperty:to:in:)` takes.
  func parts(of layout: Int) -> Range<Int> { layouts[layout].parts }
  /// Whether an object of a layout has a configuration of accessibility.
  func isAccessible(_ layout: Int) -> Bool { layouts[layout].isAccessible }
  /// Whether an object of a layout has values that are set through key-value coding.
  func hasPairs(_ layout: Int) -> Bool { layouts[layout].hasPairs }

  /// The layout of an object's keys, as an index.
  mutating func layout(
    of id: ObjectID,
    plan: Int,
    _ surroundings: Surroundings,
    in writer: inout NibWriter
  ) -> Int {
    let context = writer.context
    let record = context.objects.records[id.index]
    let traits = traits(of: id, record, plan: plan, surroundings, context)
    // The one before is right most of the time.
    let last = last[plan]
    if last >= 0, layouts[last].traits.isAlikeButForNames(traits) {
      var isSame = layouts[last].traits.names.count == record.properties.count
      var offset = 0
      while isSame, offset < record.properties.count {
        let property = context.objects.properties[record.properties.lowerBound + offset]
        isSame = layouts[last].traits.names[offset] == KeyLayout.Traits.nameNumber(property)
        offset += 1
      }
      if isSame { return last }
    }
    var named = traits
    for property in record.properties {
      named.names.append(KeyLayout.Traits.nameNumber(context.objects.properties[property]))
    }
    let index = index(of: named, hasGuides: surroundings.hasGuides, in: &writer)
    self.last[plan] = index
    return index
  }

  /// What decides the keys of an object, but for the names of its properties.
  private func traits(
    of id: ObjectID,
    _ record: ObjectRecord,
    plan: Int,
    _ surroundings: Surroundings,
    _ context: EmissionContext
  ) -> KeyLayout.Traits {
    var traits = KeyLayout.Traits(plan: plan)
    traits.isPlaced = context.isPlacedByConstraints(id)
    traits.hasSlots =
      record.slotCount > 0 || surroundings.isGuided || surroundings.isFilled || Self.hasGuests(id, context)
    if record.rest >= 0 {
      traits.hasConstraints = !context.objects.rests[Int(record.rest)].constraints.isEmpty
      traits.hasAttributes = !context.objects.attributes(at: id.index).isEmpty
    }
    traits.hasConstraints = traits.hasConstraints || surroundings.isGuided
    traits.isMoved = (context.laysOutAnew || context.role?.viewSize != nil) && context.writtenFrame(id) != nil
    return traits
  }

  /// Whether other children of the object around stand in this one as well.
  private static func hasGuests(_ id: ObjectID, _ context: EmissionContext) -> Bool {
    guard let parent = context.objects.parent(at: id.index) else { return false }
    let plan = context.plans.index(of: parent)
    return plan >= 0 && context.plans.entries[plan].plan.hasGuests
  }

  // MARK: - Writing

  /// Writes a part of the layout of an object.
  ///
  /// - Parameters:
  ///   - index: The part.
  ///   - first: The index of the object's first property.
  ///   - node: The object.
  ///   - writer: What it is written with.
  /// - Returns: The index of the step to be worked out in place of the part, among those of all plans; negative where the part is written.
  mutating func write(
    part index: Int,
    firstProperty first: Int,
    to node: NibArchiveGraph.NodeID,
    in writer: inout NibWriter
  ) -> Int {
    switch parts[index] {
    case .run(let run): writer.graph.append(run, to: node)
    case .shared(let key, let value): writer.graph.append(key, value, to: node)
    case .property(let offset, let step, let direct):
      write(property: first + offset, direct, step: step, to: node, in: &writer)
    case .frame(let offset, let part, let key):
      writer.append(part, ofFrameAt: writer.context.objects.properties[first + offset].index, key, to: node)
    case .evaluated(let step): return step
    }
    return -1
  }

  /// Writes a property that depends on nothing but its value, as one of `directs` says.
  private mutating func write(
    property index: Int,
    _ direct: Int,
    step: Int,
    to node: NibArchiveGraph.NodeID,
    in writer: inout NibWriter
  ) {
    let property = writer.context.objects.properties[index]
    let outcome: ScalarWriting.Outcome =
      switch property.kind {
      case .bool: directs[direct].scalars.outcome(of: property.payload != 0)
      case .int: directs[direct].scalars.outcome(of: Int(Int64(bitPattern: property.payload)))
      case .double: directs[direct].scalars.outcome(of: Double(bitPattern: property.payload))
      case .text: directs[direct].scalars.outcome(ofTextOfLength: property.extent)
      default: .unknown
      }
    let key = values.key(ofStep: step)
    switch outcome {
    case .nothing: break
    case .value(let value): writer.graph.append(key, value, to: node)
    case .string: writer.append(key, textAt: property.index, length: property.extent, to: node)
    case .unknown:
      if case .value(let value) = values.value(of: property, directs[direct], step: step, in: &writer) {
        writer.graph.append(key, value, to: node)
      }
    }
  }

  // MARK: - Making

  private mutating func index(
    of traits: KeyLayout.Traits,
    hasGuides: Bool,
    in writer: inout NibWriter
  ) -> Int {
    var hash = traits.hash
    while let known = indexes[hash] {
      if layouts[known].traits == traits { return known }
      hash &+= 1
    }
    indexes[hash] = layouts.count
    layouts.append(made(traits, hasGuides: hasGuides, in: &writer))
    return layouts.count - 1
  }

  /// Works out which keys objects have, and what each is written from.
  private mutating func made(
    _ traits: KeyLayout.Traits,
    hasGuides: Bool,
    in writer: inout NibWriter
  ) -> KeyLayout {
    let entry = writer.context.plans.entries[traits.plan]
    let calls = KeyCalls(traits, entry.plan, writer.context.objects.names, writer.context.positionNames)
    var called: KeyInputs.Kinds = .identity
    if traits.hasSlots { called.insert(.slots) }
    if traits.hasConstraints { called.insert(.constraints) }
    if hasGuides { called.insert(.guides) }
    let start = parts.count
    var run: [(key: NibArchiveGraph.KeyID, value: NibArchiveGraph.Stored)] = []
    for (index, step) in entry.plan.steps.enumerated() {
      let number = entry.firstStep + index
      guard calls.isNamed[index] || !step.inputs.isDisjoint(with: called) else {
        if case .value(let value) = values.unwritten(step, at: number, isPlaced: traits.isPlaced, in: &writer) {
          run.append((values.key(ofStep: number), value))
        }
        continue
      }
      flush(&run, in: &writer.graph)
      if calls.written[index] >= 0, let direct = step.direct {
        parts.append(.property(offset: calls.written[index], step: number, direct: directs.count))
        directs.append(direct)
      } else if let part = step.geometry, calls.frame >= 0, !step.inputs.contains(.identity) {
        if part != .transform { parts.append(.frame(offset: calls.frame, part, values.key(ofStep: number))) }
      } else {
        parts.append(.evaluated(step: number))
      }
    }
    flush(&run, in: &writer.graph)
    return KeyLayout(
      traits: traits,
      parts: start..<parts.count,
      isAccessible: calls.isAccessible,
      hasPairs: calls.hasPairs || traits.hasAttributes
    )
  }

  private mutating func flush(
    _ run: inout [(key: NibArchiveGraph.KeyID, value: NibArchiveGraph.Stored)],
    in graph: inout NibArchiveGraph
  ) {
    guard let first = run.first else { return }
    parts.append(run.count == 1 ? .shared(first.key, first.value) : .run(graph.run(of: run)))
    run.removeAll(keepingCapacity: true)
  }
}
