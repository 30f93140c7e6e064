import SceneCompiler
import SceneDiagnostics
import SceneLint
import Synchronization
import Testing

/// Fixes of texts that are linted together, as a storyboard's are.
struct TogetherFixedTests {
  private let storyboard = SourceText(
    path: "Main.storyboard.yaml",
    text: "storyboard: 1\ninitialViewController: S0\nstyles: {used: {alpha: 0.5}}\n"
  )

  /// A scene with findings that fixes remove; only a second pass removes all.
  private func member(_ index: Int, of count: Int, style: String = "used") -> StoryboardMember {
    let text = """
      scene: 1
      viewController:
        class: UIViewController
        segues: [{kind: show, destination: S\((index + 1) % count), identifier: next}]
        view:
          class: UIView
          subviews:
            - {class: UILabel, styles: [\(style)], text: Label, isHidden: false}
            - {class: UILabel, text: Label, alpha: 1.0, isHidden: false}
      """
    return StoryboardMember(name: "S\(index)", source: SourceText(path: "Main/S\(index).scene.yaml", text: text))
  }

  /// The texts with their fixes, and how often they were linted.
  private func fixed(_ members: [StoryboardMember]) -> (texts: [String?], lints: Int) {
    let linter = Linter()
    let read = linter.pipeline.read(manifest: storyboard, members: members)
    let count = Mutex(0)
    let fixer = SceneFixer { sources in
      count.withLock { $0 += 1 }
      return linter.lint(read, with: sources)
    }
    let fixed = fixer.fixed(read.sources, linted: linter.lint(linter.pipeline.checked(read))) { found, _, _ in found }
    let texts = fixed.map { $0.map { String(decoding: $0.source.bytes, as: UTF8.self) } }
    return (texts, count.withLock { $0 })
  }

  @Test("All texts are linted as often as one of them, however many there are", arguments: [1, 4, 16])
  func passes(count: Int) {
    let (texts, lints) = fixed((0..<count).map { member($0, of: count) })
    #expect(texts[0] == nil)
    for text in texts.dropFirst() { #expect(text?.contains("isHidden") == false && text?.contains("1.0") == false) }
    #expect(lints == fixed([member(0, of: 1)]).lints)
  }

  @Test("A text that cannot be fixed does not keep the others from it")
  func oneTextWithErrors() {
    let linter = Linter()
    let read = linter.pipeline.read(manifest: storyboard, members: (0..<3).map { member($0, of: 3) })
    let linted = linter.lint(linter.pipeline.checked(read))
    // Any change of the second member brings an error about.
    let fixer = SceneFixer { sources in
      var found = linter.lint(read, with: sources)
      if sources[2].bytes != read.sources[2].bytes {
        let error = Diagnostic(.unknownStyle, "spoiled", at: SourceRange(0, 1))
        for index in found.indices { found[index] = LintedScene(diagnostics: index == 2 ? [error] : []) }
      }
      return found
    }
    let fixed = fixer.fixed(read.sources, linted: linted) { found, _, _ in found }
    #expect(fixed.map { $0 != nil } == [false, true, false, true])
  }
}
