import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// An object in a slot is not connected by an outlet of the same name as well.
  static let outletInSlot = ValidationRule(
    kinds: [.outletTwice],
    summary: "An object in a slot is not connected by an outlet of the same name as well."
  ) { context in
    var reports = BoundedReports(.outletTwice)
    for (id, _) in context.connectedObjects {
      for outlet in context.scene.objects.outlets(at: id.index) {
        let slots = context.object(id).slots
        let slot = slots.first { $0.name.value == outlet.name.value && !$0.name.range.isEmpty }
        guard let slot else { continue }
        reports.add(at: outlet.name.range) { _ in
          Diagnostic(
            .outletTwice,
            "'\(outlet.name.value)' is set both as a slot and as an outlet",
            at: outlet.name.range,
            hint: "leave the outlet out",
            notes: [.init("the slot is here", at: slot.name.range)]
          )
        }
      }
    }
    return reports.diagnostics
  }
}
