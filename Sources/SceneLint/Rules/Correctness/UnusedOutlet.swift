import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every outlet that the application's schemas or sources declare is connected by some scene.
  static let unusedOutlet = LintRule(
    "unused-outlet",
    .correctness,
    "No scene connects an outlet that a schema or a source declares.",
    true,
    .warning,
    [],
    .folder { folder, _ in
      declaredBySchemas(folder)
        + ApplicationUse(folder).unused(.outlet, \.outlets) { member in
          LintFinding(
            "no scene connects the outlet '\(member.spelling)' of \(member.className)",
            at: member.range,
            hint: "connect it, or remove it"
          )
        }
    }
  )

  /// The outlets of the application's schemas that no scene connects.
  private static func declaredBySchemas(_ folder: LintedFolder) -> [LintedFolder.Finding] {
    let catalog = folder.catalog
    guard !catalog.customClassNames.isEmpty else { return [] }
    let lineages = folder.facts.reduce(into: [String: [String]]()) { lineages, facts in
      for name in facts.classes where lineages[name] == nil {
        lineages[name] = catalog.schema(named: name)?.lineage ?? [name]
      }
    }
    let used = Set(lineages.values.flatMap { $0 })
    // An outlet of a superclass is connected where a subclass connects it.
    let connected = folder.facts.reduce(into: Set<String>()) { connected, facts in
      for outlet in facts.outlets {
        guard let point = outlet.lastIndex(of: ".") else { continue }
        let name = String(outlet[..<point])
        connected.formUnion((lineages[name] ?? [name]).map { $0 + outlet[point...] })
      }
    }
    return catalog.customClassNames.filter(used.contains).flatMap { name -> [LintedFolder.Finding] in
      guard let schema = catalog.schema(named: name) else { return [] }
      let inherited = Set(schema.superclass.flatMap { catalog.schema(named: $0) }?.outletNames ?? [])
      return schema.outletNames.filter { !inherited.contains($0) && !connected.contains("\(name).\($0)") }
        .compactMap { outlet in
          guard let declared = schema.outlets[outlet] else { return nil }
          let finding = LintFinding(
            "no scene connects the outlet '\(outlet)'",
            at: declared.range,
            hint: "connect it, or remove it from the class and its schema"
          )
          return LintedFolder.Finding(finding, in: schema.source)
        }
    }
  }
}
