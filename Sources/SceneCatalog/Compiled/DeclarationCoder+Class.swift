import SceneDiagnostics
import SceneModel

/// A run of inherited coder keys, or a rule of the class's own.
private struct KeyRun {
  var start = 0
  var count = 0
  var rule: KeyRule?
}

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
      blank: PropertySchema(name: "", range: none, declaringClass: "", type: .text),
      name: \.name
    ) { $0.code(&$1) }
    codeMembers(
      &schema.slots,
      &schema.slotNames,
      inherited: superclass?.slots ?? [:],
      blank: SlotSchema(name: "", range: none, accepts: []),
      name: \.name
    ) { $0.code(&$1) }
    codeMembers(
      &schema.outlets,
      &schema.outletNames,
      inherited: superclass?.outlets ?? [:],
      blank: OutletSchema(name: "", range: none, type: ""),
      name: \.name
    ) { $0.code(&$1) }
    codeAdded(&schema.events, to: superclass?.events ?? [], blank: .init(name: "", mask: 0)) { coder, event in
      coder.code(&event.name)
      coder.code(&event.mask)
    }
    codeAdded(&schema.actions, to: superclass?.actions ?? [], blank: "") { $0.code(&$1) }
    code(&schema.constants, blank: .init(name: "")) { $0.code(&$1) }
    codeKeys(&schema.keys, inherited: superclass?.keys ?? [])
  }

  /// The members that are new or restated, in the order of their names.
  private mutating func codeMembers<Member: Equatable>(
    _ members: inout [String: Member],
    _ names: inout [String],
    inherited: [String: Member],
    blank: Member,
    name: KeyPath<Member, String>,
    _ body: (inout Self, inout Member) -> Void
  ) {
    // A class that is read into has what it inherits, which need not be compared.
    var own =
      Self.isReading ? [] : names.compactMap { name in members[name].flatMap { $0 == inherited[name] ? nil : $0 } }
    code(&own, blank: blank, body)
    for member in own where members.updateValue(member, forKey: member[keyPath: name]) == nil {
      names.append(member[keyPath: name])
    }
  }

  /// A list that begins with what the superclass has.
  private mutating func codeAdded<Value>(
    _ list: inout [Value],
    to inherited: [Value],
    blank: Value,
    _ body: (inout Self, inout Value) -> Void
  ) {
    var own = Array(list.dropFirst(inherited.count))
    code(&own, blank: blank, body)
    list = inherited + own
  }

  /// The encode order: runs of inherited keys, and rules of the class's own between them.
  private mutating func codeKeys(_ keys: inout [KeyRule], inherited: [KeyRule]) {
    var runs: [KeyRun] = []
    for rule in Self.isReading ? [] : keys {
      guard let index = inherited.firstIndex(of: rule) else {
        runs.append(KeyRun(rule: rule))
        continue
      }
      if let last = runs.last, last.rule == nil, last.start + last.count == index {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(KeyRun(start: index, count: 1))
      }
    }
    code(&runs, blank: KeyRun()) { coder, run in
      coder.code(&run.start)
      coder.code(&run.count)
      coder.code(&run.rule, blank: KeyRule(key: "", content: .constant(.null))) { $0.code(&$1) }
    }
    keys = runs.flatMap { run in
      run.rule.map { [$0] } ?? Array(inherited.dropFirst(run.start).prefix(run.count))
    }
  }
}
