import SceneDiagnostics
import SceneModel

extension LintRule {
  /// No segue is of a kind that UIKit has a newer one for.
  static let deprecatedSegue = ofStoryboard(
    "deprecated-segue",
    .correctness,
    "A segue is of a kind that newer kinds have replaced."
  ) { storyboard, _ in
    storyboard.findings { segue, _ in
      let newer: SceneSegue.Kind? =
        switch segue.kind.value {
        case .push: .show
        case .modal: .presentation
        case .popover: .popoverPresentation
        case .replace: .showDetail
        default: nil
        }
      guard let newer else { return nil }
      return LintFinding(
        "'\(segue.kind.value.rawValue)' is deprecated since iOS 8",
        at: segue.kind.range,
        hint: "write '\(newer.rawValue)', which also fits where there is no stack or not enough space",
        fixIts: [
          .init("write '\(newer.rawValue)'", edits: [TextEdit(range: segue.kind.range, replacement: newer.rawValue)])
        ]
      )
    }
  }
}
