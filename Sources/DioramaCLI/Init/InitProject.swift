package import DioramaDriver
import JSONSchema
import JSONText
import ProjectConfiguration
import SceneCompiler
import SceneLanguage

/// What `init` can write.
package enum StarterPart: String, CaseIterable, Sendable {
  /// `.diorama.yaml`.
  case configuration
  /// `.pre-commit-config.yaml`.
  case hooks
  /// A workflow of GitHub Actions.
  case workflow
  /// The JSON Schema, and settings that name it.
  case editor
  /// `AGENTS.md`, and the server for coding agents in the configurations of their clients.
  case agents
}

/// What `init` is asked to do.
package struct InitRequest: Sendable {
  /// The parts to write, at least one.
  package var parts: [StarterPart]
  /// Whether the parts that are not written are named.
  package var namesOthers: Bool
  /// The folder of the project.
  package var folder: String
  /// Whether nothing is written, and what would be is printed.
  package var isDry: Bool
  /// Which classes and which systems there are, for the JSON Schema.
  package var settings: SettingSources

  /// Makes a request.
  package init(
    parts: [StarterPart] = [],
    folder: String,
    isDry: Bool = false,
    settings: SettingSources = SettingSources()
  ) {
    self.parts = parts.isEmpty ? [.configuration] : parts
    namesOthers = parts.isEmpty
    self.folder = FilePath.trimmed(folder)
    self.isDry = isDry
    self.settings = settings
  }
}

/// Writes the files that a project needs once; a file that exists stays as it is, and what to add to it is printed.
@MainActor
package func initProject(_ request: InitRequest, in run: ToolRun) -> ToolStatus {
  guard OutputFolder.isFolder(request.folder, in: run) else { return run.finish() }
  let writer = StarterWriter(request, in: run)
  for part in StarterPart.allCases where request.parts.contains(part) {
    switch part {
    case .configuration:
      let survey = ProjectSurvey(request.folder, in: run.files)
      writer.write(StarterFiles.configuration(survey), to: Configuration.fileName, ifThere: "left as it is")
      if survey.documentCount > 0, survey.sceneCount == 0 {
        let documents = survey.documentCount == 1 ? "1 document" : "\(survey.documentCount) documents"
        run.note(
          "there are \(documents) of Interface Builder, which all commands read as they are; 'diorama import' makes scenes of them"
        )
      }
    case .hooks: writer.write(StarterFiles.hooks, to: ".pre-commit-config.yaml")
    case .workflow: writer.write(StarterFiles.workflow, to: ".github/workflows/scenes.yml")
    case .editor:
      let path = FilePath.join(request.folder, "any")
      guard let pipeline = Projects(request.settings, in: run).pipeline(for: path) else { continue }
      for kind in SourceKind.written {
        let schema =
          SceneSchema.make(
            of: pipeline.catalog,
            for: kind,
            target: pipeline.target,
            components: pipeline.componentShapes
          ).text(width: 120) + "\n"
        let flag = kind == .scene ? "" : " --\(kind.rawValue)"
        let again = "left as it is; 'diorama schema\(flag) -o \(kind.schemaName)' writes it again"
        writer.write(schema, to: kind.schemaName, ifThere: again, isLong: true)
      }
      writer.write(StarterFiles.settings, to: ".vscode/settings.json")
      run.print(
        "Other editors find the schema by the first line of a scene: "
          + "# yaml-language-server: $schema=scene.schema.json\n"
      )
    case .agents:
      for (path, text) in StarterFiles.agentConfigurations { writer.write(text, to: path) }
      writer.write(StarterFiles.agents, to: "AGENTS.md")
    }
  }
  if request.namesOthers {
    let others = StarterPart.allCases.filter { !request.parts.contains($0) }.map(\.rawValue)
    run.print("More on request: diorama init \(others.joined(separator: " "))\n")
  }
  return run.finish()
}

/// Writes files that are not there yet, and says so.
@MainActor
private struct StarterWriter {
  private let request: InitRequest
  private let run: ToolRun
  private let bounds: WritingBounds

  init(_ request: InitRequest, in run: ToolRun) {
    self.request = request
    self.run = run
    bounds = WritingBounds(folders: [request.folder], in: run.files)
  }

  /// Writes a file of the project, or prints what would be written; a long text is only named.
  ///
  /// `ifThere` says what becomes of a file that exists; nil where the text is to be added to it.
  func write(_ text: String, to name: String, ifThere remark: String? = nil, isLong: Bool = false) {
    let path = FilePath.join(request.folder, name)
    if (try? run.files.status(path)) != nil || run.files.isLink(path) {
      run.print("exists: \(shown(path)), \(remark ?? "left as it is; add to it what is missing of this:")\n")
      if remark == nil { run.print(indented(text)) }
    } else if request.isDry {
      run.print("would write: \(shown(path))\n" + (isLong ? "" : indented(text)))
    } else if DioramaDriver.write(
      Array(text.utf8),
      to: .found(path, within: bounds),
      replacing: .nothing,
      as: .kept,
      in: run
    ) {
      run.print("wrote: \(shown(path))\n")
    }
  }

  private func shown(_ path: String) -> String { SafeText.lines(path) }

  private func indented(_ text: String) -> String {
    SafeText.lines(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
