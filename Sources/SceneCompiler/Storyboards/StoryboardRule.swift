import SceneDiagnostics

/// One thing that a storyboard must satisfy as a whole.
struct StoryboardRule: Sendable {
  /// A problem in the text of a scene, or in the storyboard's own where that is nil.
  struct Finding {
    var scene: Int?
    var diagnostic: Diagnostic

    /// Makes a finding.
    init(_ diagnostic: Diagnostic, inScene scene: Int?) {
      self.scene = scene
      self.diagnostic = diagnostic
    }
  }

  /// The kinds of diagnostics that the rule reports.
  var kinds: [DiagnosticKind]
  /// The correct state, in a sentence.
  var summary: String
  var check: @Sendable (StoryboardContext) -> [Finding]
  /// Whether a comment with a reason can suppress the rule.
  var isSuppressible: Bool { kinds.contains(where: \.isSuppressible) }
}

extension StoryboardRule {
  /// All rules, in the order in which they look at a storyboard.
  static let all: [StoryboardRule] = [
    duplicateScene, unknownScene, sceneControllers, sceneBoundary, duplicateStoryboardIdentifier,
    duplicateSegueIdentifier, segueSource, popoverAnchor, endlessContainment, containerContent, launchScreen,
    missingEntry, unreachableScene, undeclaredUnwindAction, unknownStoryboard,
  ]
}
