import CatalogReference
package import DioramaDriver
import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneLint

/// The input of `diorama explain`.
package struct ExplainRequest: Sendable {
  /// The name to explain; nil to list all diagnostics, rules and topics.
  package var name: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources
  /// The folder whose configuration counts.
  package var folder: String

  /// Creates a request; by default for the working folder.
  package init(name: String? = nil, settings: SettingSources = SettingSources(), folder: String = ".") {
    (self.name, self.settings, self.folder) = (name, settings, folder)
  }
}

/// Prints what a name means: a diagnostic, a rule, also one of the configuration here, a topic, a class, an enumeration
/// or a member of either.
@MainActor
package func explain(_ request: ExplainRequest, in run: ToolRun) -> ToolStatus {
  guard let name = request.name else {
    list(in: run)
    return run.finish()
  }
  if let page = EmbeddedPages.page(ExplainedNames.topicsByKey[name] ?? name) {
    run.print(page.description)
    return run.finish()
  }
  guard let project = Projects(request.settings, in: run).project(inFolder: request.folder) else { return run.finish() }
  let configuration = project.configuration
  if let rule = configuration.customRules.first(where: { $0.id == name }) {
    let path = project.configurationPath ?? "the configuration"
    run.print(SafeText.lines(rule.page(in: path, settings: configuration.projectSettings)))
    return run.finish()
  }
  let reference = ReferenceSearch(project.pipeline.catalog)
  if let page = reference.page(of: name) {
    let width = min(run.surroundings.output.columns ?? PageWidth.piped, PageWidth.most)
    run.print(SafeText.lines(page.text(width: width)))
  } else {
    let meant = reference.suggestions(for: name, among: ExplainedNames.pages + configuration.customRules.map(\.id))
    let isVerb = UnknownVerb.known.contains(name)
    let others = isVerb ? "it is a verb: see 'diorama \(name) --help'" : "'diorama explain' lists what there is"
    let hint = isVerb || meant.isEmpty ? others : Spelling.suggestion(of: meant)
    run.fail("there is nothing called '\(name)'; \(hint)", .usage)
  }
  return run.finish()
}

/// How wide pages are laid out.
private enum PageWidth {
  static let piped = 100
  /// Longer lines are hard to read.
  static let most = 100
}

/// The names with pages of their own.
enum ExplainedNames {
  /// The ids of all diagnostics and rules, and the topics with a page of text.
  static var pages: [String] {
    DiagnosticRegistry.tool.ofTool.map(\.id) + LintRules.all.map(\.id) + EmbeddedPages.topics
  }

  /// The topics that are about keys of the language which have no page of their own.
  static let topicsByKey = [
    "action": "actions", "class": "objects", "component": "components", "constraint": "constraints",
    "examples": "components", "exit": "storyboards", "id": "objects", "identifier": "placeholders",
    "initialViewController": "storyboards", "isInstalled": "variations", "isPlaceholder": "constraints",
    "object": "objects", "outlet": "outlets", "parameters": "components", "scene": "objects", "scenes": "storyboards",
    "segue": "segues", "slots": "components", "storyboard": "storyboards", "style": "styles", "superclass": "objects",
    "viewController": "storyboards", "when": "variations",
  ]

  /// All topics, as help and the list show them.
  static var topics: String { (EmbeddedPages.topics + ReferenceSearch.topics).joined(separator: ", ") }
}

/// Prints what each diagnostic and rule is about in a line, and what else can be explained.
@MainActor
private func list(in run: ToolRun) {
  let width = (ExplainedNames.pages + ReferenceSearch.topics).map(\.count).max() ?? 0
  let line = { (id: String, text: String) in
    id + String(repeating: " ", count: width - id.count + 2) + text + "\n"
  }
  run.print("Of the language, always on:\n")
  for kind in DiagnosticRegistry.tool.ofTool { run.print(line(kind.id, kind.summary)) }
  for group in LintRule.Group.allCases where LintRules.all.contains(where: { $0.group == group }) {
    run.print("\nRules of 'diorama lint', \(group.rawValue):\n")
    for rule in LintRules.all where rule.group == group {
      run.print(line(rule.id, rule.summary + (rule.isOnByDefault ? "" : " (off by default)")))
    }
  }
  run.print("\nTopics:\n" + ExplainedNames.topics + "\n")
  run.print("\nClasses, their members, and enumerations, such as UILabel, UILabel.font and NSTextAlignment\n")
}
