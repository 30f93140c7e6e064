import SceneCatalog
import Synchronization

/// The plans of classes, each made when it is first asked for; compiles of one catalog share them.
package final class ClassPlans: Sendable {
  private struct Key: Hashable {
    var schema: ObjectIdentifier
    var tools: NibTools
  }

  // A plan keeps its class alive, so that no other class takes its identity.
  private let known = Mutex<[Key: ClassPlan]>([:])

  /// Makes an empty store.
  package init() {}

  func plan(of schema: ClassSchema, tools: NibTools, catalog: SceneCatalog) -> ClassPlan {
    let key = Key(schema: ObjectIdentifier(schema), tools: tools)
    if let plan = known.withLock({ $0[key] }) { return plan }
    let plan = ClassPlan(schema, tools: tools, catalog: catalog)
    known.withLock { $0[key] = plan }
    return plan
  }
}
