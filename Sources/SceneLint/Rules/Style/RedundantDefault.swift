import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No property is given the value that it has anyway.
  static let redundantDefault = LintRule(
    "redundant-default",
    .style,
    "A property is set to its default value.",
    severity: .note
  ) { context, _ in
    // A value that takes back a style's is not redundant, and neither is what Swift's initializer demands.
    context.values.defaults { $0.style == 0 }.compactMap { id, property -> LintFinding? in
      let name = context.list.names[context.list.properties[property].name]
      guard !context.overridesStyle(name, of: id) else { return nil }
      let key = context.list.ranges(ofProperty: property).key
      return LintFinding(
        "this value of '\(name)' is already the default",
        at: key,
        hint: "remove it",
        fixIts: [context.removal(ofKeyAt: key, title: "remove '\(name)'")].compactMap { $0 }
      )
    }
  }
}
