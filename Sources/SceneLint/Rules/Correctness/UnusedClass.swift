import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every class that the application's schemas declare is used by some scene.
  static let unusedClass = LintRule(
    "unused-class",
    .correctness,
    "No scene uses a class that a schema declares.",
    true,
    .warning,
    [],
    .folder { folder, _ in
      let catalog = folder.catalog
      guard !catalog.customClassNames.isEmpty else { return [] }
      // A superclass is used by its subclasses.
      let used = folder.facts.reduce(into: Set<String>()) { used, facts in
        for name in facts.classes { used.formUnion(catalog.schema(named: name)?.lineage ?? [name]) }
      }
      return catalog.customClassNames.filter { !used.contains($0) }.compactMap { name in
        guard let schema = catalog.schema(named: name), let declared = SchemaName.find(in: schema.source) else {
          return nil
        }
        let finding = LintFinding("no scene uses the class '\(name)'", at: declared.range, hint: "remove its schema")
        return LintedFolder.Finding(finding, in: schema.source)
      }
    }
  )
}
