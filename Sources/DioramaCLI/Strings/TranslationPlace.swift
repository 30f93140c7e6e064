package import DioramaDriver
import ProjectConfiguration
import SceneDiagnostics

/// Where the translations of scenes are, and what of that may be written.
package struct TranslationPlace {
  /// The catalog, or the folder of tables.
  package let path: String
  /// What was named: by the user, wherever links lead, or by a configuration, inside its repository.
  package let bounds: WritingBounds

  /// Takes the path that a call names, or that of the configuration; nil where there is neither.
  @MainActor
  package init?(_ named: String?, _ project: Project?, in run: ToolRun) {
    if let named {
      path = named
      let isCatalog = named.hasSuffix(".xcstrings")
      bounds = WritingBounds(folders: isCatalog ? [] : [named], named: isCatalog ? [named] : [], in: run.files)
    } else if let project, let configured = project.configuration.strings.catalog {
      path = FilePath.resolve(configured.value, from: project.folder ?? ".")
      bounds = project.reach(in: run.files)
    } else {
      return nil
    }
  }
}
