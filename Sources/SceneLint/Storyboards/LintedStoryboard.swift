package import SceneCompiler
import SceneDiagnostics
package import SceneModel
import SceneSyntax

/// What a rule about storyboards looks at: one without errors, with its texts.
package struct LintedStoryboard: Sendable {
  /// A finding, and the text that it is in.
  package struct Finding: Sendable {
    /// The index of the text: 0 for the storyboard's own, then the members as they were given.
    package var text: Int
    package var finding: LintFinding

    /// Makes a finding.
    package init(_ finding: LintFinding, in text: Int) {
      self.finding = finding
      self.text = text
    }
  }

  /// The storyboard.
  package let validated: ValidatedStoryboard
  /// Its texts, with where the scenes are in them.
  package let checked: CheckedStoryboard

  package var storyboard: Storyboard { validated.storyboard }

  /// The index of the text that a scene is in.
  func text(ofScene index: Int) -> Int { checked.locations[index].text }

  /// The scene that a name leads to; nil for a reference.
  func scene(named name: Located<String>?) -> ValidatedScene? {
    name.flatMap { validated.sceneIndex(named: $0.value) }.map { validated.scenes[$0] }
  }

  /// What is found in the segues of all scenes.
  func findings(_ check: (SceneSegue, ValidatedScene) -> LintFinding?) -> [Finding] {
    validated.scenes.enumerated().flatMap { index, scene in
      scene.scene.segues.compactMap { segue in check(segue, scene).map { Finding($0, in: text(ofScene: index)) } }
    }
  }
}
