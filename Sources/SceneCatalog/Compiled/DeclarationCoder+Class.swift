import SceneDiagnostics
import SceneModel

extension DeclarationCoder {
  /// A class: what it has beyond, or otherwise than, its superclass.
  ///
  /// - Parameters:
  ///   - schema: The class; read into, it has what it inherits already.
  ///   - superclass: The superclass; nil for a root class.
  mutating func code(_ schema: inout ClassDeclaration, inheriting superclass: ClassSchema?) {
    code(&schema.summary)
    code(&schema.initializer)
    code(&schema.element)
    code(&schema.otherElements)
    code(&schema.availability)
    code(&schema.deprecation)
    code(&schema.isAbstract)
    code(&schema.placement)
    code(&schema.sendsUnnamedAction)
    code(&schema.sentEvents)
    let none = SourceRange(0, 0)
    codeMembers(
      &schema.properties,
      &schema.propertyNames,
      inherited: superclass?.properties ?? [:],
      blank: PropertySchema(name: "", range: none, declaringClass: "", type: .text)
    ) { $0.code(&$1) }
    codeMembers(
      &schema.slots,
      &schema.slotNames,
      inherited: superclass?.slots ?? [:],
      blank: SlotSchema(name: "", range: none, accepts: [])
    ) { $0.code(&$1) }
    codeMembers(
      &schema.outlets,
      &schema.outletNames,
      inherited: superclass?.outlets ?? [:],
      blank: OutletSchema(name: "", range: none, type: "")
    ) { $0.code(&$1) }
    codeAdded(&schema.events, to: superclass?.events ?? [], blank: .init(name: "", mask: 0)) { coder, event in
      coder.code(&event.name)
      coder.code(count: &event.mask)
    }
    codeAdded(&schema.actions, to: superclass?.actions ?? [], blank: "") { $0.code(&$1) }
    code(&schema.constants, blank: .init(name: "")) { $0.code(&$1) }
    codeKeys(&schema.keys, inherited: superclass?.keys ?? [])
  }

  /// What a class amounts to: what is otherwise than for its superclass.
  mutating func code(_ digest: inout ClassDigest, inheriting inherited: ClassDigest) {
    var known = digest.kinds.first(notIn: inherited.kinds).map { Int($0.rawValue) + 1 } ?? 0
    code(count: &known)
    if known > 0, let known = KnownClass(rawValue: UInt8(clamping: known - 1)) { digest.kinds.insert(known) }
    for number in inherited.namedProperties.indices {
      let index = inherited.namedProperties[number]
      var step = digest.namedProperties[number] - index
      code(&step)
      if Self.isReading, step != 0 { digest.namedProperties[number] = index + step }
    }
    code(&digest.requiredProperties, unlike: inherited.requiredProperties) { $0.code(&$1) }
    code(&digest.requiredSlots, unlike: inherited.requiredSlots) { $0.code(&$1) }
    code(&digest.exclusions, unlike: inherited.exclusions) { $0.code(&$1) }
    code(&digest.madeSlots, unlike: inherited.madeSlots) { $0.code(&$1) }
    code(&digest.joiningSlots, unlike: inherited.joiningSlots) { $0.code(&$1) }
    code(&digest.guestSlots, unlike: inherited.guestSlots) { $0.code(&$1) }
    code(&digest.prototypeSlots, unlike: inherited.prototypeSlots) { $0.code(&$1) }
    code(&digest.constrainingSlots, unlike: inherited.constrainingSlots) { $0.code(&$1) }
    code(&digest.dataSourceSlots, unlike: inherited.dataSourceSlots) { $0.code(&$1) }
    code(&digest.unverifiedProperties, unlike: inherited.unverifiedProperties) { $0.code(&$1) }
    code(&digest.unverifiedSlots, unlike: inherited.unverifiedSlots) { $0.code(&$1) }
  }

  /// The members that are new or restated, in the order of their names.
  private mutating func codeMembers<Member: DeclaredMember>(
    _ members: inout [String: Member],
    _ names: inout [String],
    inherited: [String: Member],
    blank: Member,
    _ body: (inout Self, inout Member) -> Void
  ) {
    // A class that is read into has what it inherits, which need not be compared.
    let own =
      Self.isReading ? [] : names.compactMap { name in members[name].flatMap { $0 == inherited[name] ? nil : $0 } }
    var count = own.count
    code(count: &count)
    for index in 0..<max(count, 0) {
      var member = Self.isReading ? blank : own[index]
      body(&self, &member)
      let name = member.name
      if members.updateValue(consume member, forKey: name) == nil { names.append(name) }
    }
  }

  /// A list that begins with what the superclass has.
  private mutating func codeAdded<Value>(
    _ list: inout [Value],
    to inherited: [Value],
    blank: Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var own = Self.isReading ? [] : Array(list.dropFirst(inherited.count))
    code(&own, blank: blank, body)
    if Self.isReading { list += own }
  }

  /// The encode order: how many keys there are, then runs of inherited keys, and rules of the class's own between them.
  private mutating func codeKeys(_ keys: inout [KeyRule], inherited: [KeyRule]) {
    var total = keys.count
    code(count: &total)
    let written = keys
    if Self.isReading {
      keys = []
      keys.reserveCapacity(total)
    }
    var done = 0
    while done < total {
      // How many keys are inherited, and which is the first of them; 0 for a rule of the class's own.
      var (start, count) = Self.isReading ? (0, 0) : Self.run(at: done, of: written, in: inherited)
      code(count: &count)
      if count > 0 {
        code(count: &start)
        if Self.isReading { keys += inherited.dropFirst(start).prefix(count) }
        done += count
      } else {
        var rule = Self.isReading ? KeyRule(key: "", content: .constant(.null)) : written[done]
        code(&rule)
        if Self.isReading { keys.append(rule) }
        done += 1
      }
    }
  }

  /// The longest run of inherited keys that begins at an index: where the superclass has it, and its length, 0 where there is none.
  private static func run(at index: Int, of keys: [KeyRule], in inherited: [KeyRule]) -> (start: Int, count: Int) {
    guard let start = inherited.firstIndex(of: keys[index]) else { return (0, 0) }
    let common = zip(keys[index...], inherited[start...]).prefix { $0 == $1 }
    return (start, common.count)
  }
}

/// A member that a class has by its name.
private protocol DeclaredMember: Equatable {
  var name: String { get }
}

extension PropertySchema: DeclaredMember {}
extension SlotSchema: DeclaredMember {}
extension OutletSchema: DeclaredMember {}
