import SceneCompiler
import SceneLint
package import SceneReports

/// The rules of which reports can tell, with their pages.
package enum KnownRules {
  /// The rule of an id; nil for an unknown id.
  package static func rule(_ id: String) -> RuleDescription? {
    let page = EmbeddedPages.page(id)?.description
    return DiagnosticIDs.kind(id).map { RuleDescription($0, page: page) }
      ?? LintRules.rule(id).map { RuleDescription($0, page: page) }
  }
}
