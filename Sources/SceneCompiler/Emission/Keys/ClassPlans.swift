import Backports
import SceneCatalog

/// The plans of classes, each made when it is first asked for; compiles of one catalog share them.
package final class ClassPlans: Sendable {
  private let known = Mutex<Known?>(nil)
  /// Whether plans say nothing, so that tests can compare what each object gets by itself.
  private let areEmpty: Bool

  /// What was made, by the identities of the classes.
  ///
  /// A class of its own, made with the first plan: working out the type of a dictionary takes a hundredth of the time of a validation,
  /// which asks for no plan.
  private final class Known {
    var plans: [Int: [Plan]] = [:]
  }

  /// A plan keeps its class alive, so that no other class takes its identity.
  private struct Plan {
    let tools: NibTools
    let plan: ClassPlan
  }

  /// Makes a store without plans.
  ///
  /// - Parameter areEmpty: Whether its plans say nothing, and each key is worked out for each object: for tests, which compare.
  package init(areEmpty: Bool = false) { self.areEmpty = areEmpty }

  func plan(of schema: ClassSchema, tools: NibTools, catalog: SceneCatalog) -> ClassPlan {
    let key = Int(bitPattern: ObjectIdentifier(schema))
    let known = self.known.withLock { $0?.plans[key]?.first { $0.tools == tools }?.plan }
    if let known { return known }
    let plan = ClassPlan(schema, tools: tools, catalog: catalog, isEmpty: areEmpty)
    self.known.withLock { known in
      if known == nil { known = Known() }
      known?.plans[key, default: []].append(Plan(tools: tools, plan: plan))
    }
    return plan
  }
}
