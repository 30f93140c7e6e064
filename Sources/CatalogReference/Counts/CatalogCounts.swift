package import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint

/// How much a catalog declares; everything counts once, in the class that declares it.
package struct CatalogCounts: Hashable, Sendable {
  package var classes = 0
  package var properties = 0
  package var slots = 0
  package var outlets = 0
  package var events = 0
  package var enumerations = 0
  package var cases = 0
  package var colors = 0
  /// The number of kinds of mistakes that validation finds.
  package var rules = 0

  /// Counts a catalog's declarations and the validation's rules.
  package init(_ catalog: SceneCatalog) {
    var properties: Set<[String]> = []
    for schema in catalog.classNames.compactMap({ catalog.schema(named: $0) }) {
      classes += 1
      let parent = schema.superclass.flatMap { catalog.schema(named: $0) }
      for property in schema.properties.values { properties.insert([property.declaringClass, property.name]) }
      slots += schema.slots.keys.count { parent?.slots[$0] == nil }
      outlets += schema.outlets.keys.count { parent?.outlets[$0] == nil }
      events += schema.events.count { parent?.mask(of: $0.name) == nil }
      colors += schema.constants.count
    }
    self.properties = properties.count
    for type in CompiledSchemas.allNames.compactMap({ catalog.enumeration(named: $0) }) {
      enumerations += 1
      cases += type.cases.count
    }
    rules = DiagnosticRegistry.validation.kinds.count
  }

  /// The counts, one on each line.
  package var text: String {
    let rows = [
      ("classes", classes), ("properties", properties), ("slots", slots), ("outlets", outlets), ("events", events),
      ("enumerations", enumerations), ("cases", cases), ("colors", colors), ("validation rules", rules),
      ("lint rules", LintRules.all.count),
    ]
    return rows.map { name, count in
      let digits = "\(count)"
      return String(repeating: " ", count: max(0, 5 - digits.count)) + "\(digits) \(name)\n"
    }.joined()
  }

  /// A phrase with the counts that describe the project.
  package var summary: String {
    "\(classes) classes with \(properties) properties, \(enumerations) enumerations, \(rules) validation rules and "
      + "\(LintRules.all.count) lint rules"
  }
}
