import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// An object in a slot is not connected by an outlet of the same name as well.
  static let outletInSlot = ValidationRule(
    kinds: [.outletTwice],
    summary: "An object in a slot is not connected by an outlet of the same name as well."
  ) { context in
    var reports = BoundedReports(.outletTwice)
    let objects = context.scene.objects
    for (id, _) in context.connectedObjects {
      for outlet in objects.outlets(at: id.index) {
        let slot = objects.slot(objects.names.number(of: outlet.name.value), at: id.index)
        guard let slot, slot.lowerBound < slot.upperBound else { continue }
        reports.add(at: outlet.name.range) { _ in
          Diagnostic(
            .outletTwice,
            "'\(outlet.name.value)' is set both as a slot and as an outlet",
            at: outlet.name.range,
            hint: "leave the outlet out",
            notes: [.init("the slot is here", at: SourceRange(Int(slot.lowerBound), Int(slot.upperBound)))]
          )
        }
      }
    }
    return reports.diagnostics
  }
}
