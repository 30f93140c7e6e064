import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// An object of a UIKit class is neither the receiver of a custom action nor its own delegate.
  static let selfReceiver = ValidationRule(
    kinds: [.selfReceiver],
    summary: "Messages and delegates that are an application's own go to objects of its classes."
  ) { context in
    var reports = BoundedReports(.selfReceiver)
    let objects = context.scene.objects
    for (id, schema) in context.connectedObjects {
      guard let schema, !schema.isCustom, !objects.hasSuperclassName(at: id.index),
        objects.className(at: id.index) == schema.name
      else { continue }
      for action in objects.actions(at: id.index)
      where action.receiver.name == "self" && !UIKitMessages.isKnown(action.selector.value) {
        let range = SourceRange(action.receiver.range.lowerBound, action.selector.range.upperBound)
        let message = context.tree.source.string(in: range).drop { $0 != "." }
        reports.add(at: range) { _ in
          Diagnostic(
            .selfReceiver,
            "'self' is the \(schema.name) itself, which has no '\(message.dropFirst())'",
            at: range,
            hint: "write owner\(message)"
          )
        }
      }
      for outlet in objects.outlets(at: id.index) {
        // A type that no schema declares is a protocol that UIKit classes do not adopt themselves.
        guard let declared = schema.outlets[outlet.name.value], ["delegate", "dataSource"].contains(declared.name),
          context.catalog.schema(named: declared.type) == nil
        else { continue }
        for target in outlet.targets where target.name == "self" {
          reports.add(at: target.range) { _ in
            Diagnostic(
              .selfReceiver,
              "'self' is the \(schema.name) itself, which cannot be its own \(declared.name)",
              at: target.range,
              hint: "write owner"
            )
          }
        }
      }
    }
    return reports.diagnostics
  }
}
