import NibArchive
import SceneCatalog
import SceneModel

/// What emission writes for objects of a class, worked out once for all of them.
///
/// Most keys of an object follow from what its scene does not say of it. A plan knows those beforehand, so that only what a scene does
/// say is looked at object by object.
final class ClassPlan: Sendable {
  /// One key of the class, in its place in the encode order.
  struct Step: Sendable {
    let rule: KeyRule
    let trigger: Trigger
    /// What is written where the trigger does not hold, for objects that keep their place themselves.
    let unwritten: Outcome
    /// The same for views that leave their place to constraints.
    let placed: Outcome
    /// How the step's own property is written; nil where that takes more than its value.
    let direct: Direct?
    /// What of a view's place the step writes; nil for other steps.
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
    private let only: SceneValue?
    private let absent: SceneValue?
    /// How numbers, truth values and texts are written.
    let scalars: ScalarWriting

    init(_ rule: KeyRule, of property: PropertySchema) {
      only = rule.onlyValue
      absent = rule.absentValue ?? property.absentValue
      form = rule.form(of: property)
      scalars = ScalarWriting(form, only: only, absent: absent)
    }

    /// Whether a value is written at all.
    func writes(_ value: SceneValue) -> Bool {
      if let only { return value.decodes(as: only) }
      return absent.map { !value.decodes(as: $0) } ?? true
    }
  }

  /// When a key has to be worked out for an object.
  enum Trigger: Sendable {
    case always
    /// Where the object sets one of the properties that lead to the step.
    case properties
    /// Where something stands in a slot of the object, or beside it in a slot of the object around it.
    case slots
    /// Where constraints stand on the object.
    case constraints
    /// Where constraints name a guide of some view.
    case guides
  }

  /// What an object that says nothing gets.
  enum Outcome: Sendable {
    case nothing
    case null
    /// A value that all objects of a nib can share.
    case value(SceneValue, ValueForm)
  }

  /// What a property has a part in.
  struct Use: Sendable {
    /// Places in `steps`.
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

  init(_ schema: ClassSchema, tools: NibTools, catalog: SceneCatalog) {
    self.schema = schema
    var maker = ClassPlanMaker(schema: schema, tools: tools)
    steps = maker.steps()
    for name in schema.propertyNames {
      guard let property = schema.properties[name] else { continue }
      if property.container == "UIRuntimeAccessibilityConfiguration" {
        maker.uses[name, default: Use()].accessibilityKey = property.key
      }
      if property.key == nil, catalog.schema(named: property.declaringClass)?.isCustom == true {
        maker.uses[name, default: Use()].isKeyValuePair = true
      }
    }
    uses = maker.uses
    statefulProperties = schema.statefulProperties
    let slots = schema.slotNames.compactMap { schema.slots[$0] }
    outletCollectionSlots = slots.filter(\.outletCollection).map(\.name)
    hasDataSource = slots.contains(where: \.isDataSource)
    hasGuests = slots.contains { $0.standsIn != nil }
    isWindow = schema.isKind(of: "UIWindow")
    isVisualEffect = schema.isKind(of: "UIVisualEffect")
    isCellContentView = schema.isKind(of: "UITableViewCellContentView")
  }
}

extension ClassSchema {
  /// The properties of a button that are kept by state.
  var statefulProperties: [ClassPlan.StatefulProperty] {
    propertyNames.compactMap { name in
      guard let property = properties[name], property.container == "UIButtonContent",
        let key = property.key.flatMap({ ClassPlan.contentKeys.firstIndex(of: $0) })
      else { return nil }
      let isNull = property.defaultValue == .null && property.conditionalDefaults.isEmpty
      return ClassPlan.StatefulProperty(name: name, key: key, isNullUnlessWritten: isNull)
    }
  }
}
