import ProjectConfiguration
import SceneCompiler
import SceneDiagnostics
import SceneLint

extension LintRun {
  /// Rules that need every scene of a project look only where a folder was given that holds all of it.
  func tellFolders() {
    let folders = request.inputs.filter { $0 != "-" && (try? run.files.status($0))?.kind == .folder }
      .compactMap { try? run.files.canonicalPath($0) }
    for (key, known) in facts.sorted(by: { $0.key < $1.key }) {
      guard known.isComplete, holds(folders, known.project) else { continue }
      var settings = known.project.configuration.projectSettings
      if !only.isEmpty { settings.only = only }
      let linter = Linter(pipeline: known.project.pipeline, settings: settings)
      let folder = LintedFolder(catalog: linter.pipeline.catalog, facts: known.scenes)
      judgement.hasFolders = true
      foldersJudged.insert(key)
      for found in linter.lint(folder) { report(found.diagnostics, in: found.source, of: known.project) }
    }
  }

  private func holds(_ folders: [String], _ project: Project) -> Bool {
    guard let own = project.folder else { return !folders.isEmpty }
    guard let root = try? run.files.canonicalPath(own) else { return false }
    return folders.contains { FilePath.contains($0, root) }
  }
}
