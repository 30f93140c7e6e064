package import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
package import SceneLanguage
package import SceneLint
import SceneModel
package import SceneSyntax

/// What is known of one text of an editor.
package struct Analysis: Sendable {
  /// The editor's number of the text.
  package var version: Int
  package var source: SourceText
  package var kind: SourceKind
  package var sketch: SceneSketch
  package var shape: SceneShape
  /// What is wrong, in the order of the text.
  package var diagnostics: [Diagnostic] = []
  /// The scene; nil where there are errors.
  package var scene: ValidatedScene? { didSet { facts = SceneFactTables() } }
  /// What YAML makes of the text; nil where it was not checked against the rules.
  package var tree: SyntaxTree?
  private let foundNames = Lazily<SceneNames>()
  /// What is looked up in the scene.
  private(set) var facts = SceneFactTables()

  init(version: Int, _ source: SourceText, _ kind: SourceKind, _ shape: SceneShape) {
    (self.version, self.source, self.kind, self.shape) = (version, source, kind, shape)
    sketch = shape.sketch
  }

  /// The names of the text, found when the first is asked for.
  package var names: SceneNames { foundNames.value { SceneNames(shape) } }

  /// The catalog that the text was read with.
  package var catalog: SceneCatalog { shape.catalog }
}

/// A text that was checked against the rules of the language and not against those of the linter.
package struct CheckedText: Sendable {
  let scene: CheckedScene
  /// What is left for the search of similar words.
  let budget: SpellingBudget
}

/// Analyzes the texts of one project.
package struct Analyzer: Sendable {
  package var linter: Linter
  /// Whether scenes without errors are checked against the rules of the linter.
  package var lints = true

  /// Makes an analyzer.
  package init(linter: Linter = Linter()) {
    self.linter = linter
  }

  /// What a text is about, without checking it against any rule.
  package func sketched(_ source: SourceText, version: Int = 0, isMember: Bool = false) -> Analysis {
    let kind = SourceKind(path: source.path) ?? .scene
    // Of a document of Interface Builder, only what is wrong with it is known.
    let sketch = SceneSketch(kind.isDocument ? SourceText(path: source.path, text: "") : source)
    let shape = SceneShape(
      sketch,
      catalog: linter.pipeline.catalog,
      kind: kind,
      isMember: isMember,
      components: linter.pipeline.components
    )
    return Analysis(version: version, source, kind, shape)
  }

  /// A text checked against the rules of the language.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - edited: The lines that were edited last, from 1; nil where that is not known.
  package func checked(_ source: SourceText, edited: ClosedRange<Int>? = nil) -> CheckedText {
    let budget = SpellingBudget.current ?? SpellingBudget()
    let scene = SpellingBudget.$current.withValue(budget) { linter.pipeline.checked(source, edited: edited) }
    return CheckedText(scene: scene, budget: budget)
  }

  /// Everything about a scene outside of storyboards.
  ///
  /// - Parameters:
  ///   - sketched: What the text is about.
  ///   - checked: The same text, checked.
  package func analyzed(_ sketched: Analysis, _ checked: CheckedText) -> Analysis {
    var analysis = sketched
    if !analysis.kind.isDocument {
      analysis.tree = checked.scene.tree
      analysis.scene = checked.scene.scene
    }
    analysis.diagnostics =
      lints
      ? SpellingBudget.$current.withValue(checked.budget) { linter.lint(checked.scene).diagnostics }
      : checked.scene.tree.source.located(checked.scene.diagnostics)
    return analysis
  }

  /// Everything about a scene outside of storyboards, of its text.
  package func analyzed(_ source: SourceText, version: Int = 0, edited: ClosedRange<Int>? = nil) -> Analysis {
    analyzed(sketched(source, version: version), checked(source, edited: edited))
  }

  /// The lines in which two texts differ, from 1, as lines of the second; nil where they are equal.
  package static func editedLines(from old: SourceText, to new: SourceText) -> ClosedRange<Int>? {
    guard old.bytes != new.bytes else { return nil }
    let limit = min(old.bytes.count, new.bytes.count)
    var prefix = 0
    while prefix < limit, old.bytes[prefix] == new.bytes[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix,
      old.bytes[old.bytes.count - 1 - suffix] == new.bytes[new.bytes.count - 1 - suffix]
    {
      suffix += 1
    }
    let first = new.position(at: prefix).line
    return first...max(first, new.position(at: max(prefix, new.bytes.count - suffix)).line)
  }
}
