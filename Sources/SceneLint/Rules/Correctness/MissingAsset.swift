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
    missingFolders(context.ownAssets, in: context.assets)
      + context.missing("image", among: context.knownAssets?.images, has: { context.assets?.key(ofImage: $0) != nil }) {
        part in
        if case .image(.asset(let name)) = part { name } else { nil }
      }
  }

  /// The folders under `assets` of a scene or a storyboard that do not exist.
  static func missingFolders(_ folders: [Located<String>], in assets: AssetNames?) -> [LintFinding] {
    folders.filter { assets?.missingPaths.contains($0.value) == true }.map {
      LintFinding(
        "there is no folder '\($0.value)'",
        at: $0.range,
        hint: "paths in 'assets' start at the folder of the file"
      )
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
  /// The folders that the scene lists itself, without those of its storyboard, which are reported there.
  fileprivate var ownAssets: [Located<String>] {
    guard let root else { return [] }
    let part = tree[root].range
    return scene.assets.filter {
      !$0.range.isEmpty && part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound
    }
  }

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
        return ranges(of: name, within: written.value.range).map {
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
