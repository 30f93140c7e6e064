import AssetCatalog
import ProjectConfiguration
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLint

/// A page of `Documentation/Rules`: prose, examples, and what the linter says of them.
///
/// Below a scene that is wrong stands what the linter prints, and under "Fixed" what its certain fixes make of it; both are recorded.
/// Words behind a fence set things up: `configuration`, `schema`, `target=12.0`, `images=Star,Moon`, `colors=Brand`.
struct RulePage {
  /// A fenced block, or the lines between two of them.
  enum Block: Equatable {
    case lines(String)
    case fence(words: [String], text: String)
  }

  static let folder = "Documentation/Rules"

  /// The blocks of each section, in order; the first section has no heading.
  private(set) var sections: [(heading: String, blocks: [Block])] = [("", [])]

  init(_ text: String) {
    var open: (words: [String], text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let fence = open {
        open = line == "```" ? nil : (fence.words, fence.text + line + "\n")
        if line == "```" { append(.fence(words: fence.words, text: fence.text)) }
      } else if line.hasPrefix("```") {
        open = (line.dropFirst(3).split(separator: " ").map(String.init), "")
      } else if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else {
        append(.lines(String(line) + "\n"))
      }
    }
  }

  private mutating func append(_ block: Block) {
    if case .lines(let more) = block, case .lines(let before)? = sections[sections.count - 1].blocks.last {
      sections[sections.count - 1].blocks[sections[sections.count - 1].blocks.count - 1] = .lines(before + more)
    } else {
      sections[sections.count - 1].blocks.append(block)
    }
  }

  func blocks(of heading: String) -> [Block] { sections.first { $0.heading == heading }?.blocks ?? [] }

  /// The page's text again.
  var text: String {
    var text = ""
    for (heading, blocks) in sections {
      if !heading.isEmpty { text += "## \(heading)\n" }
      for block in blocks {
        switch block {
        case .lines(let lines): text += lines
        case .fence(let words, let content): text += "```\(words.joined(separator: " "))\n\(content)```\n"
        }
      }
    }
    // What stands behind the last line ending counts as a line.
    return String(text.dropLast())
  }

  // MARK: - Examples

  /// A linter as a section's configuration and schemas say, with only the page's rule on, and rules on suppressions.
  func linter(of heading: String, rule: LintRule, words: [String]) -> Linter {
    var settings = LintSettings()
    var schemas: [SourceText] = []
    var sources: [(words: [String], text: String)] = []
    for case .fence(let words, let text) in blocks(of: heading) {
      if words.contains("schema") { schemas.append(SourceText(path: "\(schemas.count).yaml", text: text)) }
      if words.first == "swift" { sources.append((words, text)) }
      if words.contains("configuration") {
        let configuration = Configuration.read(SourceText(path: ".diorama.yaml", text: text)).value
        settings = configuration.lintSettings(for: "Example.scene.yaml")
      }
    }
    settings.only = [rule.id]
    var pipeline = Pipeline(catalog: SceneCatalog.reading(schemas).catalog.knowing(sources))
    let values = Dictionary(
      words.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
        .map { ($0[0], $0[1]) }
    ) { first, _ in first }
    pipeline.target = values["target"].flatMap { DeploymentTarget($0) }
    let names = { (key: String) in Set((values[key] ?? "").split(separator: ",").map(String.init)) }
    let hasAssets = values["images"] != nil || values["colors"] != nil
    let assets = hasAssets ? AssetNames(images: names("images"), colors: names("colors")) : nil
    return Linter(pipeline: pipeline, settings: settings) { _ in assets }
  }

  /// What the linter says of an example, which may be a storyboard.
  static func lint(_ scene: (words: [String], source: SourceText), with linter: Linter) -> LintedScene {
    guard scene.words.contains("storyboard") else { return linter.lint(scene.source) }
    return linter.lint(storyboard: scene.source)[0]
  }

  /// The scenes of a section, with the words behind their fences.
  func scenes(of heading: String) -> [(words: [String], source: SourceText)] {
    blocks(of: heading).compactMap { block in
      guard case .fence(let words, let text) = block, words.first == "yaml", !words.contains("schema"),
        !words.contains("configuration")
      else { return nil }
      let kind = words.contains("storyboard") ? "storyboard" : "scene"
      return (words, SourceText(path: "Example.\(kind).yaml", text: text))
    }
  }

  /// What is said of the examples of a section, each on its own, and of all together where the rule looks at folders.
  func found(in heading: String, rule: LintRule) -> [SourceDiagnostics] {
    let scenes = scenes(of: heading)
    var found: [SourceDiagnostics] = []
    var facts: [SceneFacts] = []
    for scene in scenes {
      let linted = Self.lint(scene, with: linter(of: heading, rule: rule, words: scene.words))
      found.append(SourceDiagnostics(scene.source, linted.diagnostics))
      facts += [linted.facts].compactMap { $0 }
    }
    let linter = linter(of: heading, rule: rule, words: [])
    return found + linter.lint(LintedFolder(catalog: linter.pipeline.catalog, facts: facts))
  }

  // MARK: - Recording

  /// The page with what the linter says and fixes now.
  func recorded(_ rule: LintRule) -> RulePage {
    var page = self
    guard let wrong = sections.firstIndex(where: { $0.heading == "Wrong" }) else { return self }
    let found = found(in: "Wrong", rule: rule).filter { !$0.diagnostics.isEmpty }
    let said = found.map { HumanRenderer(usesColor: false).render($0.diagnostics, in: $0.source) }
    page.sections[wrong].blocks.removeAll { block in
      if case .fence(let words, _) = block { words == ["text"] } else { false }
    }
    while case .lines(let lines)? = page.sections[wrong].blocks.last, lines.allSatisfy(\.isNewline) {
      page.sections[wrong].blocks.removeLast()
    }
    page.sections[wrong].blocks += [
      .lines("\n"), .fence(words: ["text"], text: said.joined(separator: "\n")), .lines("\n"),
    ]
    page.recordFixes(of: rule, after: wrong)
    return page
  }

  private mutating func recordFixes(of rule: LintRule, after wrong: Int) {
    sections.removeAll { $0.heading == "Fixed" }
    let fixed = scenes(of: "Wrong").compactMap { scene -> Block? in
      let linter = linter(of: "Wrong", rule: rule, words: scene.words)
      let fixer = SceneFixer { [Self.lint((scene.words, $0[0]), with: linter)] }
      guard let fixed = fixer.fixed(scene.source, linted: Self.lint(scene, with: linter)) else { return nil }
      let text = fixed.source.string(in: SourceRange(0, fixed.source.bytes.count))
      return .fence(words: scene.words, text: text)
    }
    guard !fixed.isEmpty else { return }
    let intro = "\n`diorama lint --fix` writes:\n\n"
    let blocks: [Block] = [.lines(intro)] + fixed.flatMap { [$0, .lines("\n")] }
    sections.insert(("Fixed", blocks), at: wrong + 1)
  }
}
