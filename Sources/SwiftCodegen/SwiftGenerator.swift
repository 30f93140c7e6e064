import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

/// Generates the Swift of a module's scenes.
///
///     NamedScene --draft--> SceneDraft
///     [SceneDraft] --plan--> ClassTable, SwiftPlan --text--> [GeneratedFile]
///
/// Only the plan needs all scenes at once.
package struct SwiftGenerator: Sendable {
  /// The name of the file with the module's classes.
  package static let classesFile = "Scenes.classes.swift"

  package var options: GenerationOptions

  /// Makes a generator.
  package init(options: GenerationOptions = GenerationOptions()) {
    self.options = options
  }

  /// The name of a scene's file.
  package static func fileName(of scene: String) -> String { "\(scene).scene.swift" }

  /// The name of a storyboard's file.
  package static func fileName(ofStoryboard name: String) -> String { "\(name).storyboard.swift" }

  /// Generates a file a scene or storyboard, and one for the classes of all of them; the order does not matter.
  package func generate(_ scenes: [NamedScene], storyboards: [NamedStoryboard] = []) -> GeneratedSwift {
    let plan = plan(scenes.map { draft(of: $0) }, storyboards.map { draft(of: $0) })
    let files = plan.files.map { GeneratedFile(name: $0.name, text: $0.text()) }
    return GeneratedSwift(files: files, diagnostics: plan.diagnostics)
  }

  /// Reads what the Swift of a scene is made of.
  package func draft(of scene: NamedScene) -> SceneDraft { SceneDraft(scene, options) }

  /// Reads what the Swift of a storyboard is made of.
  package func draft(of storyboard: NamedStoryboard) -> StoryboardDraft { StoryboardDraft(storyboard, options) }

  /// Brings the drafts of a module together; their order does not matter.
  package func plan(_ drafts: [SceneDraft], _ storyboards: [StoryboardDraft]) -> SwiftPlan {
    let order = drafts.indices.sorted { (drafts[$0].name, drafts[$0].path) < (drafts[$1].name, drafts[$1].path) }
    let boards = storyboards.sorted { ($0.storyboard.name, $0.path) < ($1.storyboard.name, $1.path) }
    let types = DestinationTypes(boards.map(\.storyboard), module: options.module)
    var table = ClassTable(module: options.module)
    table.merge(order.map { drafts[$0].claims } + boards.flatMap(\.claims), catalog(drafts, boards))
    var members = drafts.count
    for board in boards {
      table.merge(board.storyboard, firstScene: members, types)
      members += board.claims.count
    }
    let ownTypes = table.ownTypes
    var problems = table.problems
    var typeNames: [String: String] = [:]
    for (index, draft) in order.map({ drafts[$0] }).enumerated() {
      problems[index] += draft.code?.problems ?? []
      let type = draft.typeName(beside: ownTypes)
      if let other = typeNames[type] {
        problems[index].append(Self.collision(type, "scenes", other, draft.name))
      } else {
        typeNames[type] = draft.name
      }
    }
    let codes = boards.map { StoryboardCode($0.storyboard, types, ownTypes: ownTypes, options) }
    var boardNames: [String: String] = [:]
    members = drafts.count
    for (board, code) in zip(boards, codes) {
      let (type, name) = (code.typeName, board.storyboard.name)
      if let other = boardNames[type] {
        problems[members].append(Self.collision(type, "storyboards", other, name))
      } else if let other = typeNames[type] {
        problems[members].append(Self.collision(type, "scene and storyboard", other, name))
      }
      if boardNames[type] == nil { boardNames[type] = name }
      members += board.claims.count
    }
    var plan = SwiftPlan()
    let isSound = problems.allSatisfy(\.isEmpty)
    plan.stale = order.filter { index in
      guard let written = drafts[index].writtenType else { return false }
      return !isSound || written != drafts[index].typeName(beside: ownTypes)
    }
    guard plan.stale.isEmpty else { return plan }
    let sources =
      order.map { drafts[$0].source } + boards.flatMap { $0.storyboard.storyboard.scenes.map(\.scene.source) }
    plan.diagnostics = zip(sources, problems).compactMap { source, found in
      source.flatMap { found.isEmpty ? nil : SourceDiagnostics($0, found.sortedByLocation()) }
    }
    guard problems.allSatisfy({ !$0.hasErrors }) else { return plan }
    plan.files = order.compactMap { file(of: drafts[$0], $0, beside: ownTypes) }
    plan.files += codes.map { code in
      SwiftPlan.File(name: Self.fileName(ofStoryboard: code.storyboard.name)) { code.file() }
    }
    let names =
      order.map { "\(drafts[$0].name).scene.yaml" } + boards.map { "\($0.storyboard.name).storyboard.yaml" }
    let classes = ClassesCode(table, names, options)
    plan.files.append(SwiftPlan.File(name: Self.classesFile) { classes.file() })
    return plan
  }

  /// The file of a draft; nil for one that an earlier run wrote.
  private func file(of draft: SceneDraft, _ index: Int, beside ownTypes: Set<String>) -> SwiftPlan.File? {
    guard let code = draft.code else { return nil }
    let type = draft.typeName(beside: ownTypes)
    return SwiftPlan.File(name: Self.fileName(of: draft.name), draft: index, typeName: type) {
      code.file(typeName: type)
    }
  }

  /// A catalog, of which UIKit's classes are asked for: all have the same.
  private func catalog(_ drafts: [SceneDraft], _ storyboards: [StoryboardDraft]) -> SceneCatalog {
    drafts.first?.catalog ?? storyboards.first?.storyboard.storyboard.catalog ?? SceneCatalog.builtIn
  }

  private static func collision(_ type: String, _ what: String, _ other: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .swiftConflict,
      "the \(what) '\(other)' and '\(name)' would both become the Swift type '\(type)'",
      at: SourceRange(0, 0),
      hint: "rename one of the files"
    )
  }
}
