import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneModel
import SceneSyntax

/// A rule that a configuration makes: a pattern over class, property and value, with a message.
package struct CustomRule: Hashable, Sendable {
  package var id: String
  /// The classes, subclasses counted; empty for all.
  package var classes: [TextPattern] = []
  /// The properties and runtime attributes; empty where an object of the class is itself what is found.
  package var properties: [TextPattern] = []
  /// The values that are found, wherever in the property they stand; empty for all.
  package var values: [TextPattern] = []
  /// The values that are not found.
  package var allowed: [TextPattern] = []
  /// Whether an object is found that does not set the property.
  package var isAboutMissing = false
  package var message = ""
  /// What to do; nil where the message says it.
  package var hint: String?
  package var severity = Severity.warning

  /// Makes a rule that finds every object.
  package init(id: String) {
    self.id = id
  }

  /// The rule as the linter takes it.
  package var rule: LintRule {
    LintRule(id, .custom, message, severity: severity) { context, _ in findings(in: context) }
  }

  private func findings(in context: LintContext) -> [LintFinding] {
    var matcher = CustomRuleMatcher(self, in: context)
    return context.objects.filter { matches(classOf: $0, in: context) }.flatMap { matcher.ranges(in: $0) }.map {
      LintFinding(message, at: $0, hint: hint)
    }
  }

  private func matches(classOf id: ObjectID, in context: LintContext) -> Bool {
    if classes.isEmpty { return true }
    let names = [context.className(of: id)] + context.schema(of: id).lineage
    return classes.contains { pattern in names.contains { pattern.matches($0) } }
  }
}

/// Finds what a rule is about in the objects of one scene.
private struct CustomRuleMatcher {
  private let rule: CustomRule
  private let context: LintContext
  /// Where values were looked at: those of styles belong to many objects.
  private var seen: Set<Int> = []

  init(_ rule: CustomRule, in context: LintContext) {
    (self.rule, self.context) = (rule, context)
  }

  mutating func ranges(in id: ObjectID) -> [SourceRange] {
    if rule.properties.isEmpty { return [context.reportedRange(of: id)] }
    let values = written(in: id)
    if rule.isAboutMissing { return values.isEmpty ? [context.reportedRange(of: id)] : [] }
    return values.flatMap { seen.insert($0.lowerBound).inserted ? ranges(within: $0) : [] }
  }

  /// The values of the rule's properties and attributes, as the text has them.
  private func written(in id: ObjectID) -> [SourceRange] {
    let object = context.scene[id]
    let properties = object.properties + object.variations.flatMap(\.properties)
    return properties.filter { isMeant($0.name.value) }.map(\.value.range)
      + object.attributes.filter { isMeant($0.keyPath.value) }.map(\.value.range)
  }

  private func isMeant(_ property: String) -> Bool { rule.properties.contains { $0.matches(property) } }

  private func ranges(within range: SourceRange) -> [SourceRange] {
    guard let node = context.valueNode(at: range) else { return rule.values.isEmpty ? [range] : [] }
    if rule.values.isEmpty {
      let isAllowed = context.text(of: node).map { text in rule.allowed.contains { $0.matches(text) } } ?? false
      return isAllowed ? [] : [range]
    }
    return context.innermostNodes(in: node) { text in
      rule.values.contains { $0.matches(text) } && !rule.allowed.contains { $0.matches(text) }
    }.map { context.tree[$0].range }
  }
}
