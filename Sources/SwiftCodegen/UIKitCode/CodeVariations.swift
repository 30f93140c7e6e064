import Backports
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// What of a class changes with traits.
struct CodeVariations {
  let unit: CodeUnit
  /// The conditions that the code asks for, in the order met: their names, and the expressions.
  private(set) var conditions: [(name: String, code: String)] = []
  /// The traits, by the names of the types by which UIKit observes them.
  private(set) var traits: [String] = []
  /// The statements, each on its own or in branches.
  private(set) var steps: [Step] = []

  /// One thing that depends on traits.
  enum Step {
    case statement(CodeStatement)
    /// Branches in order: a condition with what holds then; nil is otherwise.
    case branches([(condition: String?, statements: [CodeStatement])])
  }

  private var scene: Scene { unit.scene }
  private var context: CodeContext { unit.context }
  var isEmpty: Bool { steps.isEmpty }

  init(_ unit: CodeUnit) {
    self.unit = unit
    for id in unit.objects { addSubviews(of: id) }
    for id in unit.objects { addProperties(of: id) }
    for index in unit.ownConstraints { addConstraint(index) }
  }

  // MARK: - Conditions

  private mutating func condition(_ traits: [SceneVariation.Trait]) -> String {
    traits.map { trait in
      let (name, code, type) = Self.words(of: trait)
      if !conditions.contains(where: { $0.name == name }) { conditions.append((name, code)) }
      if !self.traits.contains(type) { self.traits.append(type) }
      return name
    }.joined(separator: " && ")
  }

  private static func words(of trait: SceneVariation.Trait) -> (name: String, code: String, type: String) {
    let isCompact = trait.raw == 1
    let size = isCompact ? "compact" : "regular"
    switch trait.name {
    case "horizontalSizeClass":
      return (
        isCompact ? "isCompactWidth" : "isRegularWidth", "traitCollection.horizontalSizeClass == .\(size)",
        "UITraitHorizontalSizeClass"
      )
    case "verticalSizeClass":
      return (
        isCompact ? "isCompactHeight" : "isRegularHeight", "traitCollection.verticalSizeClass == .\(size)",
        "UITraitVerticalSizeClass"
      )
    case "displayGamut":
      let gamut = trait.raw == 1 ? "P3" : "SRGB"
      return ("is\(gamut)", "traitCollection.displayGamut == .\(gamut)", "UITraitDisplayGamut")
    default:
      let idiom = trait.raw == 1 ? "pad" : "phone"
      return (
        "is\(idiom.capitalizedFirst)", "traitCollection.userInterfaceIdiom == .\(idiom)", "UITraitUserInterfaceIdiom"
      )
    }
  }

  /// What decides whether something is installed; nil for what always is, or never.
  ///
  /// Of several variations that hold, the last one decides.
  private mutating func installation(_ isInstalled: Bool, _ variations: [SceneVariation]) -> String? {
    var code = isInstalled ? "true" : "false"
    for variation in variations {
      guard let flag = variation.isInstalled else { continue }
      let condition = condition(variation.traits)
      let isJoint = condition.contains(" ")
      switch (flag, code) {
      case (true, "true"), (false, "false"): continue
      case (true, "false"): code = condition
      case (false, "true"): code = isJoint ? "!(\(condition))" : "!\(condition)"
      case (true, _): code += " || " + (isJoint ? "(\(condition))" : condition)
      case (false, _):
        code = (code.contains(" || ") ? "(\(code))" : code) + " && " + (isJoint ? "!(\(condition))" : "!\(condition)")
      }
    }
    return code == "true" || code == "false" ? nil : code
  }

  private mutating func installation(of id: ObjectID) -> String? {
    let object = scene[id]
    return installation(object.isInstalled, object.variations)
  }

  // MARK: - Subviews

  private mutating func addSubviews(of id: ObjectID) {
    for slot in SceneObject.installableSlots {
      let children = scene[id].children(in: slot).filter { unit.has($0) }
      for (index, child) in children.enumerated() {
        guard let condition = installation(of: child), let view = unit.reference(child),
          let access = unit.access(id)
        else { continue }
        let following = children[(index + 1)...].first { scene[$0].isInstalled && scene[$0].variations.isEmpty }
        let call: Code
        if slot == "arrangedSubviews" {
          let stack = access.isEmpty ? "arrangedSubviews" : access + "arrangedSubviews"
          let place = following.flatMap { unit.reference($0) }.map {
            "\(stack).firstIndex(of: \($0)) ?? \(stack).count"
          }
          call =
            place.map {
              .call(access + "insertArrangedSubview", [.init("", .text(view)), .init("at", .text($0))])
            } ?? .call(access + "addArrangedSubview", [.init("", .text(view))])
        } else if let next = following.flatMap({ unit.reference($0) }) {
          call = .call(access + "insertSubview", [.init("", .text(view)), .init("belowSubview", .text(next))])
        } else {
          call = .call(access + "addSubview", [.init("", .text(view))])
        }
        steps.append(
          .branches([
            (condition, [CodeStatement("", call)]),
            (nil, [CodeStatement("", .call("\(view).removeFromSuperview", []))]),
          ])
        )
      }
    }
  }

  // MARK: - Properties

  /// The properties that variations set, which nothing else does.
  static func names(of id: ObjectID, in scene: Scene) -> Set<String> {
    Set(scene[id].variations.flatMap { $0.properties.map(\.name.value) })
  }

  private mutating func addProperties(of id: ObjectID) {
    let object = scene[id]
    let names = object.variations.flatMap { $0.properties.map(\.name.value) }
    guard !names.isEmpty, unit.access(id) != nil else { return }
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      var branches: [(condition: String?, statements: [CodeStatement])] = []
      for variation in object.variations.mostSpecificFirst {
        guard let property = variation.properties.first(where: { $0.name.value == name }) else { continue }
        let condition = condition(variation.traits)
        branches.append((condition, unit.variedStatements(for: property, of: id)))
      }
      if let usual = context.effective.value(named: name, in: id) {
        let property = SceneProperty(
          name: object.property(name)?.name ?? Located(name, at: SourceRange(0, 0)),
          value: Located(usual, at: SourceRange(0, 0))
        )
        branches.append((nil, unit.variedStatements(for: property, of: id)))
      }
      steps.append(.branches(branches))
    }
  }

  // MARK: - Constraints

  private mutating func addConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    guard let name = unit.constraintNames[index].map(SwiftName.escaped) else { return }
    var constants: [(condition: String?, statements: [CodeStatement])] = []
    for variation in constraint.variations.mostSpecificFirst {
      guard let constant = variation.constant else { continue }
      constants.append((condition(variation.traits), [CodeStatement("\(name).constant = ", .number(constant))]))
    }
    if !constants.isEmpty {
      constants.append((nil, [CodeStatement("\(name).constant = ", .number(constraint.constant))]))
      steps.append(.branches(constants))
    }
    if let condition = activity(of: index) {
      steps.append(.statement(CodeStatement("\(name).isActive = ", .text(condition))))
    }
  }

  /// When a constraint holds: its own variations decide, and those of the views that it is about; nil for always or never.
  mutating func activity(of index: Int) -> String? {
    let constraint = scene.constraints[index]
    var conditions: [String] = []
    if let own = installation(constraint.isInstalled, constraint.variations) {
      conditions.append(own)
    } else if !constraint.isInstalled {
      return nil
    }
    for term in [constraint.first, constraint.second].compactMap({ $0 }) {
      for id in term.item.object.map({ scene.objects.lineage(of: $0) }) ?? [] where unit.has(id) {
        guard let condition = installation(of: id), !conditions.contains(condition) else { continue }
        conditions.append(condition)
      }
    }
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { $0.contains(" || ") ? "(\($0))" : $0 }.joined(separator: " && ")
  }
}

// MARK: - Writing

extension CodeVariations {
  /// Writes what an initializer ends with.
  func writeStart(to writer: inout CodeWriter) {
    guard !isEmpty else { return }
    writer.line("applyVariations()")
    guard !context.isNewer("iOS 17.0") else { return }
    let list = Code.list(traits.map { .text("\($0).self") })
    writer.statement(
      "",
      .closure(
        "registerForTraitChanges",
        [.init("", list)],
        parameters: "(self: Self, _)",
        body: "self.applyVariations()"
      )
    )
  }

  /// Writes what follows the traits.
  func write(to writer: inout CodeWriter) {
    guard !isEmpty else { return }
    if context.isNewer("iOS 17.0") {
      writer.part()
      let word = context.options.access == .public ? "public override" : "override"
      writer.block("\(word) func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {") {
        $0.line("super.traitCollectionDidChange(previousTraitCollection)")
        $0.line("applyVariations()")
      }
    }
    writer.part()
    writer.block("private func applyVariations() {") { writer in
      for (name, code) in conditions { writer.line("let \(name) = \(code)") }
      for step in steps {
        switch step {
        case .statement(let statement): writer.statements([statement], context)
        case .branches(let branches): write(branches, &writer)
        }
      }
    }
  }

  private func write(
    _ branches: [(condition: String?, statements: [CodeStatement])],
    _ writer: inout CodeWriter
  ) {
    writer.part()
    for (index, branch) in branches.enumerated() {
      let opening = branch.condition.map { (index == 0 ? "if " : "} else if ") + $0 + " {" } ?? "} else {"
      writer.nested(opening) { $0.statements(branch.statements, context) }
    }
    writer.line("}")
    writer.part()
  }
}

extension [SceneVariation] {
  /// The variations that ask for most traits first; those of as many in order.
  fileprivate var mostSpecificFirst: [SceneVariation] {
    enumerated().sorted { ($1.element.traits.count, $0.offset) < ($0.element.traits.count, $1.offset) }.map(\.element)
  }
}
