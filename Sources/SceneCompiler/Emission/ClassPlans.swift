import SceneCatalog
import Synchronization

/// The plans of classes, each made when it is first asked for; compiles of one catalog share them.
package final class ClassPlans: Sendable {
  // By the identities of their classes; those of one class differ in the tools. A plan keeps its class alive, so that no
  // other class takes its identity.
  private let known = Mutex<[Int: [(tools: NibTools, plan: ClassPlan)]]>([:])

  /// Makes an empty store.
  package init() {}

  func plan(of schema: ClassSchema, tools: NibTools, catalog: SceneCatalog) -> ClassPlan {
    let key = Int(bitPattern: ObjectIdentifier(schema))
    if let known = known.withLock({ $0[key]?.first { $0.tools == tools } }) { return known.plan }
    let plan = ClassPlan(schema, tools: tools, catalog: catalog)
    known.withLock { $0[key, default: []].append((tools, plan)) }
    return plan
  }
}
