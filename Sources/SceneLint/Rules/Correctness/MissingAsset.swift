import AssetCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// Every image that the scene names exists.
  static let missingImage = LintRule(
    "missing-image",
    .correctness,
    "An image is not in the project's folders and asset catalogs."
  ) { context, _ in
    let paths = context.scene.assets.filter { context.assets?.missingPaths.contains($0.value) == true }
    return paths.map {
      LintFinding(
        "there is no folder '\($0.value)'",
        at: $0.range,
        hint: "'assets' names folders from that of the scene on"
      )
    }
      + context.missing("image", among: context.knownAssets?.images, has: { context.assets?.key(ofImage: $0) != nil }) {
        part in
        if case .image(.asset(let name)) = part { name } else { nil }
      }
  }

  /// Every color that the scene names exists.
  static let missingColor = LintRule(
    "missing-color",
    .correctness,
    "A named color is not in the project's asset catalogs."
  ) { context, _ in
    context.missing("color", among: context.knownAssets?.colors, has: { context.assets?.colors.contains($0) == true }) {
      part in
      if case .color(.asset(let name, _)) = part { name } else { nil }
    }
  }
}

extension LintContext {
  /// The names that the scene can use; nil where no folder was found.
  fileprivate var knownAssets: AssetNames? { assets.flatMap { $0.isUnknown ? nil : $0 } }

  fileprivate func missing(
    _ kind: String,
    among names: Set<String>?,
    has: (String) -> Bool,
    name: (SceneValue) -> String?
  ) -> [LintFinding] {
    guard let names else { return [] }
    let sorted = names.sorted()
    var nearest: [String: String?] = [:]
    return writtenValues.flatMap { written -> [LintFinding] in
      let missing = Set(written.value.value.parts.compactMap(name)).filter { !has($0) }
      return missing.sorted().flatMap { name -> [LintFinding] in
        let suggestion = nearest[name] ?? Spelling.nearest(to: name, in: sorted)
        nearest[name] = .some(suggestion)
        return places(of: name, within: written.value.range).map {
          finding(kind, name, at: $0, suggestion: suggestion)
        }
      }
    }
  }

  private func finding(_ kind: String, _ name: String, at range: SourceRange, suggestion: String?) -> LintFinding {
    var fixIts: [Diagnostic.FixIt] = []
    // Only a name that is written verbatim can be replaced.
    if let suggestion, tree.source.string(in: range) == name {
      let edit = TextEdit(range: range, replacement: ScalarSpelling.text(suggestion, inFlow: true))
      fixIts.append(Diagnostic.FixIt("name '\(suggestion)'", edits: [edit], isCertain: false))
    }
    return LintFinding(
      "there is no \(kind) '\(name)' in the project's assets",
      at: range,
      hint: suggestion.map { Spelling.suggestion(of: [$0]) } ?? "add it to an asset catalog",
      fixIts: fixIts
    )
  }
}
