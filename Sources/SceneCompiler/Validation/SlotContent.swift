import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every object is in a slot that accepts its class.
  static let slotContent = ValidationRule(
    kinds: [.slotContent, .abstractClass],
    summary: "Every object is in a slot that accepts its class."
  ) { context in
    var diagnostics: [Diagnostic] = []
    // Which classes were found right in which slots: most objects are like others.
    var right = RightPlacements()
    // The slots for which another slot was already suggested.
    var renamed: Set<Renaming> = []
    let objects = context.scene.objects
    for index in objects.indices where objects.isMade(at: index) {
      let placement = Placement(index, context)
      if right.contains(placement) { continue }
      guard let schema = context.classes[index] else { continue }
      if isUsual(index, schema, context) {
        right.insert(placement)
        continue
      }
      let object = objects[index]
      // A UIApplication is never valid in a slot, which another rule reports.
      guard !schema.isKind(of: .application) else { continue }
      // If nearly all objects are misplaced, searching all classes for each is slow.
      let searches = diagnostics.count < 100
      if let problem = misplaced(object, schema, context, searches: searches) {
        diagnostics.append(problem)
        continue
      }
      guard let parent = object.parent, let slotName = object.slotName, let holder = context.schema(of: parent),
        let slot = holder.slots[slotName], !slot.accepts.contains(where: { schema.isKind(of: $0) })
      else {
        right.insert(placement)
        continue
      }
      let holderName = context.object(parent).className.value
      if slot.accepts.isEmpty, parent != Scene.owner, let meant = nearestSlot(for: schema, in: holder), meant.isOwn {
        guard renamed.insert(Renaming(holder: parent, slot: slotName, meant: meant.name)).inserted else { continue }
        diagnostics.append(
          Diagnostic(
            .slotContent,
            "\(holderName) manages its own \(slotName): a scene cannot add any",
            at: slotRange(slotName, of: parent, context),
            hint: "write '\(meant.name)' in place of '\(slotName)'"
          )
        )
        continue
      }
      let message =
        slot.accepts.isEmpty
        ? "\(holderName) manages its own \(slotName): a scene cannot add any"
        : "'\(slotName)' of \(holderName) accepts \(slot.accepts.joined(separator: ", ")), not \(object.className.value)"
      let range = object.className.range.isEmpty ? slotRange(slotName, of: parent, context) : object.className.range
      diagnostics.append(
        Diagnostic(
          .slotContent,
          message,
          at: range,
          hint: elsewhere(for: schema, of: object, in: parent, holder, context)
            ?? (searches && !schema.isKind(of: .view) ? slotHint(for: schema, context.catalog) : nil)
        )
      )
    }
    return diagnostics
  }

  /// Whether an object's class can be anywhere, and the slot that the object is in accepts it: nothing else is to be looked at.
  private static func isUsual(_ index: Int, _ schema: ClassSchema, _ context: ValidationContext) -> Bool {
    guard !schema.isAbstract, schema.placement == .anywhere, !schema.isKind(of: .application) else { return false }
    let objects = context.scene.objects
    guard let parent = objects.parent(at: index), let slotName = objects.slotName(at: index) else { return true }
    guard let slot = context.schema(of: parent)?.slots[slotName] else { return false }
    return slot.accepts.contains { schema.isKind(of: $0) }
  }

  /// A slot that holds what belongs in another one.
  private struct Renaming: Hashable {
    var holder: ObjectID
    var slot: String
    var meant: String
  }

  /// What decides whether an object is in the right slot.
  private struct Placement: Equatable {
    /// The numbers of the class's name and the slot's.
    let classAndSlot: Int
    /// The number of the name of the holder's class; negative at the top level.
    let holder: Int
    /// The objects whose class is their superclass's; two of one name may differ in that.
    let others: [Int]

    init(_ index: Int, _ context: ValidationContext) {
      let objects = context.scene.objects
      let record = objects.records[index]
      classAndSlot = Int(record.className) << 32 | Int(record.slotName)
      holder = record.parent < 0 ? -1 : Int(objects.records[Int(record.parent)].className)
      others =
        context.classes.hasSuperclasses
        ? [index, Int(record.parent)].filter { $0 >= 0 && context.classes.isOfSuperclass($0) } : []
    }
  }

  /// Placements that were found right, as far as they are remembered.
  ///
  /// A scene has few kinds of them, so that a list is searched faster than a table; in a scene with more, the others are
  /// checked again.
  private struct RightPlacements {
    private var known: [Placement] = []
    private static let limit = 64

    func contains(_ placement: Placement) -> Bool { known.contains(placement) }

    mutating func insert(_ placement: Placement) {
      if known.count < Self.limit { known.append(placement) }
    }
  }

  private static func slotRange(_ name: String, of id: ObjectID, _ context: ValidationContext) -> SourceRange {
    context.object(id).slots.first { $0.name.value == name }?.name.range ?? context.object(id).range
  }

  /// The slot of the same holder that would accept the object, or the slot of what stands in one of the holder's.
  private static func elsewhere(
    for schema: ClassSchema,
    of object: SceneObject,
    in parent: ObjectID,
    _ holder: ClassSchema,
    _ context: ValidationContext
  ) -> String? {
    // Of its slots an owner has the children only.
    if parent == Scene.owner { return nil }
    let slot = nearestSlot(for: schema, in: holder)
    if let slot, slot.isOwn {
      return "write it under '\(slot.name)'\(object.slotName.map { ", beside '\($0)'" } ?? "")"
    }
    if let managed = object.slotName.flatMap({ holder.slots[$0] }), managed.accepts.isEmpty,
      let inner = within(schema, holder, context)
    {
      return inner
    }
    if let slot { return "write it under '\(slot.name)'" }
    return object.slotName.flatMap { holder.slots[$0] }.flatMap { wrapped(object, schema, for: $0, context) }
  }

  /// The slot of a holder that names the class or its nearest superclass, and whether that is more than any view.
  private static func nearestSlot(for schema: ClassSchema, in holder: ClassSchema) -> (name: String, isOwn: Bool)? {
    for ancestor in schema.lineage {
      let slot = holder.slotNames.first {
        holder.slots[$0]?.standsIn == nil && holder.slots[$0]?.accepts.contains(ancestor) == true
      }
      if let slot { return (slot, ancestor != "UIView" && ancestor != "NSObject") }
    }
    return nil
  }

  /// The object that a slot is made for around one that it does not take, such as a bar's item around a view.
  private static func wrapped(
    _ object: SceneObject,
    _ schema: ClassSchema,
    for slot: SlotSchema,
    _ context: ValidationContext
  ) -> String? {
    guard let around = slot.impliedClass.flatMap({ context.catalog.schema(named: $0) }),
      let inner = around.slotNames.first(where: { name in
        around.slots[name]?.accepts.contains { schema.isKind(of: $0) } == true
      })
    else { return nil }
    // A button that has only what the item has itself, such as a title, is meant as the item.
    let names = object.properties.map(\.name.value)
    if !names.isEmpty, names.allSatisfy({ around.properties[$0] != nil }) {
      return "write 'class: \(around.name)' in place of 'class: \(object.className.value)'"
    }
    return "write {\(inner): {class: \(schema.name)}}"
  }

  /// The slot of an object that the holder makes itself, as cells make their content view.
  private static func within(_ schema: ClassSchema, _ holder: ClassSchema, _ context: ValidationContext) -> String? {
    for name in holder.slotNames {
      guard let slot = holder.slots[name], slot.isSingle, slot.standsIn == nil, let implied = slot.impliedClass,
        let made = context.catalog.schema(named: implied)
      else { continue }
      let inner = made.slotNames.first { inner in
        made.slots[inner]?.accepts.contains { schema.isKind(of: $0) } == true
      }
      if let inner { return "write '\(name): {\(inner): […]}' around it" }
    }
    return nil
  }

  /// Up to three slots that accept a class by its name, "it belongs in 'items' of UIToolbar"; nil where none does.
  private static func slotHint(for schema: ClassSchema, _ catalog: SceneCatalog) -> String? {
    var found: [(slot: String, holder: String)] = []
    for name in catalog.classNames {
      guard found.count < 3, let holder = catalog.schema(named: name) else { continue }
      let inherited = holder.superclass.flatMap { catalog.schema(named: $0) }?.slots ?? [:]
      let slot = holder.slotNames.first { slot in
        inherited[slot] == nil && holder.slots[slot]?.accepts.contains(schema.archivedName) == true
      }
      if let slot { found.append((slot, name)) }
    }
    guard let first = found.first else { return nil }
    let isOneName = found.allSatisfy { $0.slot == first.slot }
    let slots =
      isOneName
      ? "'\(first.slot)' of \(Wording.list(found.map(\.holder), conjunction: "or"))"
      : Wording.list(found.map { "'\($0.slot)' of \($0.holder)" }, conjunction: "or")
    return "it belongs in \(slots)"
  }

  /// The problem with an object whose class is allowed in few slots or in none.
  private static func misplaced(
    _ object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    searches: Bool
  ) -> Diagnostic? {
    let slot = object.parent.flatMap { parent in object.slotName.flatMap { context.schema(of: parent)?.slots[$0] } }
    if schema.isAbstract, object.className.value == schema.name, slot?.accepts.contains(schema.name) != true {
      return Diagnostic(
        .abstractClass,
        "a scene cannot make \(Wording.withArticle(schema.name))",
        at: object.className.range,
        hint: "use one of its subclasses"
      )
    }
    // Where the object of a component stands, its uses decide.
    if context.scene.component != nil, object.parent == nil { return nil }
    switch schema.placement {
    case .topLevel where object.parent != nil:
      return Diagnostic(
        .slotContent,
        "\(object.className.value) can only be at the top level",
        at: object.className.range
      )
    case .namedSlots where slot.map({ !$0.accepts.contains(schema.archivedName) }) ?? true:
      return Diagnostic(
        .slotContent,
        "\(object.className.value) is not allowed here",
        at: object.className.range,
        hint: (searches ? slotHint(for: schema, context.catalog) : nil)
          ?? (schema.summary.isEmpty ? nil : schema.summary.lowercasedFirst)
      )
    default: return nil
    }
  }
}

extension String {
  /// The text with a small first letter and no period, to follow a semicolon.
  fileprivate var lowercasedFirst: String {
    let text = hasSuffix(".") ? dropLast() : self[...]
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
