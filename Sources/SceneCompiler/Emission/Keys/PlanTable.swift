import SceneCatalog
import SceneModel

/// The plans of the classes of a nib's objects.
struct PlanTable: Sendable {
  /// What a nib knows of a plan.
  struct Entry: Sendable {
    let plan: ClassPlan
    /// What the plan says of the class, beside it: reaching for the plan counts a reference.
    let isCellContentView: Bool
    let isVisualEffect: Bool
    let hasOutletCollections: Bool
    /// The index of the plan's first step among those of all plans.
    let firstStep: Int
    /// The number of the class's own name; `NameTable.none` where no object of the scene has it.
    let archivedName: UInt32
    /// The numbers of the names of the properties that buttons keep by state; nil for those that the scene does not have.
    let statefulNumbers: [UInt32?]

    fileprivate init(_ plan: ClassPlan, firstStep: Int, _ names: NameTable) {
      self.plan = plan
      self.firstStep = firstStep
      isCellContentView = plan.isCellContentView
      isVisualEffect = plan.isVisualEffect
      hasOutletCollections = !plan.outletCollectionSlots.isEmpty
      archivedName = names.number(of: plan.schema.archivedName) ?? NameTable.none
      statefulNumbers = plan.statefulProperties.map { names.number(of: $0.name) }
    }
  }

  private(set) var entries: [Entry] = []
  /// The plan of each object; negative for what the nib does not make.
  private var indexes: Stretch<Int>

  /// Finds the plan of each object that a nib makes.
  init(_ scene: ValidatedScene, _ region: NibRegion, _ options: EmissionOptions) {
    let objects = scene.scene.objects
    indexes = Stretch(region.extent) { _ in -1 }
    var known: [ObjectIdentifier: Int] = [:]
    var stepCount = 0
    // Most objects are of the class of an earlier one of the same name.
    var byName = Array(repeating: -1, count: objects.names.names.count)
    for id in region.objects where objects.isMade(at: id.index) && region.contains(id) {
      let name = Int(objects.records[id.index].className)
      let isUsual = !scene.hasSuperclassOnly(id)
      if isUsual, byName[name] >= 0 {
        indexes[id.index] = byName[name]
        continue
      }
      let schema = scene.schema(of: id)
      let index = known[ObjectIdentifier(schema)] ?? entries.count
      if index == entries.count {
        let plan = options.plans.plan(of: schema, tools: options.tools, catalog: scene.catalog)
        entries.append(Entry(plan, firstStep: stepCount, objects.names))
        stepCount += plan.steps.count
        known[ObjectIdentifier(schema)] = index
      }
      indexes[id.index] = index
      if isUsual { byName[name] = index }
    }
  }

  /// The index of an object's plan in `entries`; negative for what the nib does not make.
  func index(of id: ObjectID) -> Int { indexes[id.index] ?? -1 }

  /// The plan of an object; nil for what the nib does not make.
  func plan(of id: ObjectID) -> ClassPlan? {
    let index = index(of: id)
    return index < 0 ? nil : entries[index].plan
  }
}
