package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The pipelines of a run, one a configuration.
@MainActor
package final class Pipelines {
  private let sources: SettingSources
  private let run: ToolRun
  /// What was made of each configuration, by its path, "" where there is none; nil where it or its schemas have errors.
  private var made: [String: Pipeline?] = [:]

  /// Makes the pipelines of a run; none is made before it is asked for.
  package init(_ sources: SettingSources, in run: ToolRun) {
    self.sources = sources
    self.run = run
  }

  /// The pipeline for an input; nil where its configuration or schemas have errors, which are reported once.
  package func pipeline(for input: String) -> Pipeline? {
    let path = sources.configuration ?? ConfigurationSearch.nearest(to: input, in: run.files)
    if let known = made[path ?? ""] { return known }
    let pipeline = make(path)
    made[path ?? ""] = pipeline
    return pipeline
  }

  /// The pipeline for what is read in the working folder.
  package func pipelineHere() -> Pipeline? { pipeline(for: FilePath.join(".", "any")) }

  private func make(_ path: String?) -> Pipeline? {
    var configuration = Configuration()
    if let path {
      guard let read = read(path) else { return nil }
      configuration = read
    }
    var schemas = sources.schemas
    if schemas.isEmpty, let path {
      schemas = configuration.schemas.map { FilePath.resolve($0.value, from: FilePath.folder(of: path)) }
    }
    guard let catalog = Catalogs.catalog(with: schemas, in: run) else { return nil }
    return Pipeline(catalog: catalog, limits: sources.limits, target: configuration.target)
  }

  private func read(_ path: String) -> Configuration? {
    do {
      let source = SourceText(path: path, bytes: try run.files.contents(path))
      let configuration = Configuration.read(source)
      run.report(configuration.diagnostics.sortedByPlace(), in: source)
      return configuration.diagnostics.hasErrors ? nil : configuration.value
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}
