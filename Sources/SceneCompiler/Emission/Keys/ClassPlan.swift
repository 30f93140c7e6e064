import SceneCatalog
import SceneModel

/// What emission writes for objects of a class, worked out once for all of them.
///
/// Most keys of an object follow from what its scene does not say of it. A plan knows those beforehand, so that only what a scene does
/// say is looked at object by object. It is made by the rules that write a single object (`KeySubject`), and says nothing of its own.
final class ClassPlan: Sendable {
  /// One key of the class, in the order in which keys are written.
  struct Step: Sendable {
    /// The rule as the tools follow it.
    let rule: KeyRule
    /// For which objects the key is worked out one by one, beside those that set a property which leads to the step.
    let inputs: KeyInputs.Kinds
    /// What is written for other objects.
    let unwritten: Outcome
    /// What is written for other views that leave their position to constraints.
    let placed: Outcome
    /// How the step's own property is written; nil where that takes more than its value.
    let direct: Direct?

    /// What of a view's geometry the step writes; nil for other steps.
    var geometry: ViewGeometry.Part? {
      switch rule.content {
      case .computed(.bounds): .bounds
      case .computed(.center): .center
      case .computed(.transform): .transform
      default: nil
      }
    }
  }

  /// How a property is written that depends on nothing but its value.
  final class Direct: Sendable {
    /// How the property is written.
    let form: ValueForm
    /// For which values it is not.
    let omission: KeyRule.Omission
    /// How numbers, truth values and texts are written.
    let scalars: ScalarWriting

    init(_ rule: KeyRule, of property: PropertySchema) {
      omission = rule.omission(of: property)
      form = rule.form(of: property)
      scalars = ScalarWriting(form, omission)
    }
  }

  /// What an object gets that says nothing.
  enum Outcome: Sendable {
    case nothing
    case null
    /// A value that all objects of a nib can share.
    case value(SceneValue, ValueForm)
  }

  /// What a property has a part in.
  struct Use: Sendable {
    /// The steps that ask for it, as indexes in `steps`.
    var steps: [Int] = []
    /// The step that writes the property directly.
    var direct: Int?
    /// The key of the accessibility configuration that the property belongs to.
    var accessibilityKey: String?
    /// Whether the property is set through key-value coding, being an application's own.
    var isKeyValuePair = false
  }

  /// The keys of a state's content, in the order in which they are written.
  static let contentKeys = [
    "UIAttributedTitle", "UITitle", "UIImage", "UIBackgroundImage", "UITitleColor", "UIShadowColor",
  ]

  /// A property of buttons that is kept by state.
  struct StatefulProperty: Sendable {
    var name: String
    /// The index of the key of a state's content in `contentKeys`.
    var key: Int
    /// Whether nothing but the scene gives it a value.
    var isNullUnlessWritten: Bool

    /// Nil for a property that is not kept by state.
    init?(_ property: PropertySchema) {
      guard property.container == "UIButtonContent", let key = property.key,
        let index = ClassPlan.contentKeys.firstIndex(of: key)
      else { return nil }
      (name, self.key) = (property.name, index)
      isNullUnlessWritten = property.defaultValue == .null && property.conditionalDefaults.isEmpty
    }
  }

  let schema: ClassSchema
  let steps: [Step]
  /// What properties have a part in, by name; a property without an entry has none.
  let uses: [String: Use]
  /// The properties of buttons that are kept by state, with their keys.
  let statefulProperties: [StatefulProperty]
  /// Slots whose children are connected rather than encoded.
  let outletCollectionSlots: [String]
  /// Whether some slot holds what a data source gives a static table.
  let hasDataSource: Bool
  /// Whether children of some slot stand in another child of the object as well.
  let hasGuests: Bool
  let isWindow: Bool
  /// Whether the objects are effects, which are values to Interface Builder.
  let isVisualEffect: Bool
  let isCellContentView: Bool

  /// Works out the plan of a class.
  ///
  /// - Parameters:
  ///   - schema: The class.
  ///   - tools: The tools like which it is written.
  ///   - catalog: The catalog that has the class.
  ///   - isEmpty: Whether nothing is to be known beforehand, so that each key is worked out for each object.
  init(_ schema: ClassSchema, tools: NibTools, catalog: SceneCatalog, isEmpty: Bool = false) {
    self.schema = schema
    let names = schema.propertyNames
    var (steps, uses): ([Step], [String: Use]) = ([], [:])
    steps.reserveCapacity(schema.keys.count)
    uses.reserveCapacity(names.count)
    func add(_ rule: KeyRule) {
      let (step, properties) = Step.derived(rule, schema, tools, isEmpty: isEmpty)
      for property in properties { uses[property, default: Use()].steps.append(steps.count) }
      if step.direct != nil, case .property(let name, _) = rule.content {
        uses[name, default: Use()].direct = steps.count
      }
      steps.append(step)
    }
    for rule in schema.keys {
      if tools.follow(rule) { add(rule) } else if let older = tools.predecessor(of: rule) { add(older) }
    }
    self.steps = steps
    var stateful: [StatefulProperty] = []
    for name in names {
      guard let property = schema.properties[name] else { continue }
      if let property = StatefulProperty(property) { stateful.append(property) }
      if property.container == "UIRuntimeAccessibilityConfiguration" {
        uses[name, default: Use()].accessibilityKey = property.key
      }
      if property.key == nil, catalog.schema(named: property.declaringClass)?.isCustom == true {
        uses[name, default: Use()].isKeyValuePair = true
      }
    }
    self.uses = uses
    statefulProperties = stateful
    let slots = schema.slotNames.compactMap { schema.slots[$0] }
    outletCollectionSlots = slots.filter(\.outletCollection).map(\.name)
    hasDataSource = slots.contains(where: \.isDataSource)
    hasGuests = slots.contains { $0.standsIn != nil }
    isWindow = schema.isKind(of: "UIWindow")
    isVisualEffect = schema.isKind(of: "UIVisualEffect")
    isCellContentView = schema.isKind(of: "UITableViewCellContentView")
  }
}

extension ClassPlan.Step {
  /// Works out a step: what the rules come to for an object of the class of which nothing is said, and what they asked it for.
  ///
  /// Objects that differ in nothing of that get the same.
  fileprivate static func derived(
    _ rule: KeyRule,
    _ schema: ClassSchema,
    _ tools: NibTools,
    isEmpty: Bool
  ) -> (step: ClassPlan.Step, properties: [String]) {
    var subject = SilentSubject(schema, tools)
    let unwritten = isEmpty ? nil : ClassPlan.Outcome(subject.outcome(of: rule))
    var (placed, inputs) = (unwritten, subject.inputs)
    if inputs.kinds.contains(.placement) {
      var other = SilentSubject(schema, tools, isPlaced: true)
      placed = ClassPlan.Outcome(other.outcome(of: rule))
      inputs.add(other.inputs)
    }
    if unwritten == nil || placed == nil { inputs.kinds.insert(.identity) }
    let step = ClassPlan.Step(
      rule: rule,
      inputs: inputs.kinds,
      unwritten: unwritten ?? .nothing,
      placed: placed ?? .nothing,
      direct: isEmpty ? nil : subject.direct(rule)
    )
    return (step, inputs.properties)
  }
}

extension ClassPlan.Outcome {
  /// What objects of one nib can share; nil where each needs its own.
  fileprivate init?(_ outcome: KeyOutcome) {
    switch outcome {
    case .nothing: self = .nothing
    case .null, .value(.null, _), .value(.invalid, _): self = .null
    case .value(let value, let form):
      guard value.isShared(as: form) else { return nil }
      self = .value(value, form)
    case .several(let outcomes):
      let written = outcomes.filter { if case .nothing = $0 { false } else { true } }
      guard written.count <= 1 else { return nil }
      self.init(written.first ?? .nothing)
    case .object, .objects, .labelText, .configurationView, .cellColor, .cellBackgroundColor, .own: return nil
    }
  }
}
