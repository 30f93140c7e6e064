package import ProjectConfiguration
import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
package import SceneLint
package import SourceIndex

/// What holds for the files of one configuration.
package struct Project: Sendable {
  package var pipeline: Pipeline
  /// Catalogs like that of the pipeline, for the threads but the first.
  var catalogs: [SceneCatalog] = []
  package var configuration: Configuration
  /// The path of the configuration; nil where there is none.
  package var configurationPath: String?
  /// The folders and files of the application's schemas, as they are called from the working folder.
  package var schemas: [String]
  /// The files of these that were read.
  var schemaFiles: [String] = []
  /// The files of the components that its scenes can use.
  package var componentFiles: [String] = []
  /// The modules of the application whose sources are read.
  package var modules: [SourceModules.Paths] = []
  /// What these sources declare; nil without any.
  package var sourceIndex: SourceIndex?
  /// The fonts of the application.
  package var fonts = ProjectFonts.none
  /// A hash of the configuration's text.
  var configurationHash = ContentHash()

  /// The folder of the configuration, from which its paths are meant; nil where there is none.
  package var folder: String? { configurationPath.map { FilePath.folder(of: $0) } }

  /// The file of the findings that are not reported, as it is called from the working folder; nil where the configuration
  /// names none.
  package var baseline: String? {
    guard let folder, let baseline = configuration.baseline else { return nil }
    return FilePath.trimmed(FilePath.resolve(baseline.value, from: folder))
  }

  /// What its configuration may have written: files in the repository that the configuration is from.
  package func reach(in files: FileSystem) -> WritingBounds {
    let root = folder.flatMap { ConfigurationReach(from: $0, in: files)?.root }
    return WritingBounds(folders: root.map { [$0] } ?? [], in: files)
  }

  /// The pipeline of a thread, which shares nothing that is written with those of others.
  package func pipeline(on thread: Int) -> Pipeline {
    guard thread > 0, thread <= catalogs.count else { return pipeline }
    var pipeline = pipeline
    pipeline.catalog = catalogs[thread - 1]
    return pipeline
  }

  /// The project with other declarations in its sources.
  func with(_ index: SourceIndex, in files: FileSystem) -> Project {
    var project = self
    project.sourceIndex = index
    let catalog = pipeline.catalog.with(SourceModules.application(index, in: files))
    project.pipeline.catalog = catalog
    project.catalogs = catalogs.map { _ in catalog.separate() }
    return project
  }

  /// Whether an input is to be checked; standard input without a name always is.
  package func covers(_ input: SceneInput, in files: FileSystem) -> Bool {
    guard !configuration.included.isEmpty || !configuration.excluded.isEmpty else { return true }
    return relativePath(of: input.path, in: files).map { configuration.covers($0) } ?? true
  }

  /// What holds of the rules for an input.
  package func lintSettings(for input: SceneInput, in files: FileSystem) -> LintSettings {
    let path = configuration.overrides.isEmpty ? nil : relativePath(of: input.path, in: files)
    var settings = configuration.lintSettings(for: path ?? input.path)
    settings.fonts = fonts.library
    return settings
  }

  /// The path of a file from the folder of the configuration; nil where there is no configuration or no such folder.
  package func relativePath(of path: String, in files: FileSystem) -> String? {
    guard path != SceneInput.standardInputName, let folder, let root = try? files.canonicalPath(folder) else {
      return nil
    }
    return FilePath.relative(Location.of(path, in: files), to: root)
  }
}
