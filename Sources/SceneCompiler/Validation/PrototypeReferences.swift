import SceneCatalog
import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Nothing outside a prototype refers to an object inside it.
  static let prototypeReferences = ValidationRule(
    kinds: [.prototypeReference],
    summary: "Nothing outside a prototype refers to an object inside it."
  ) { context in
    let isUsed = { (slot: String) in context.scene.objects.names.number(of: slot) != nil }
    guard context.classes.distinct.contains(where: { $0.prototypeSlots.contains(where: isUsed) }) else { return [] }
    let scene = context.scene
    var diagnostics: [Diagnostic] = []
    func check(_ reference: SceneReference, from source: ObjectID) {
      let target: ObjectID
      switch reference.target {
      case .object(let id): target = id
      case .constraint(let index): target = scene.constraints[index].owner
      case .unresolved: return
      }
      guard let prototype = context.prototypes(around: target).first,
        !context.prototypes(around: source).contains(prototype)
      else { return }
      diagnostics.append(
        Diagnostic(
          .prototypeReference,
          "'\(reference.name)' is inside a prototype, of which there may be many copies or none",
          at: reference.range,
          hint: "connect it to the cell, and ask the cell for it",
          notes: [.init("the prototype is here", at: context.reportedRange(of: prototype))]
        )
      )
    }
    for id in context.connected {
      for target in scene.objects.outlets(at: id.index).flatMap(\.targets) { check(target, from: id) }
      for action in scene.objects.actions(at: id.index) { check(action.receiver, from: id) }
    }
    for constraint in scene.constraints {
      check(constraint.first.item, from: constraint.owner)
      if let second = constraint.second { check(second.item, from: constraint.owner) }
    }
    return diagnostics
  }
}
