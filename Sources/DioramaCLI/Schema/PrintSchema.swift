package import DioramaDriver
import JSONSchema
import JSONText
import SceneCompiler
package import SceneLanguage

/// The input of `diorama schema`.
package struct SchemaRequest: Sendable {
  /// The file to write; nil and `-` for standard output.
  package var output: String?
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// What the schema describes.
  package var kind: SourceKind

  /// Creates a request.
  package init(output: String? = nil, settings: SettingSources = SettingSources(), kind: SourceKind = .scene) {
    self.output = output
    self.settings = settings
    self.kind = kind
  }
}

/// Prints the JSON Schema of scene files, or writes it to a file.
@MainActor
package func printSchema(_ request: SchemaRequest, in run: ToolRun) -> ToolStatus {
  guard let project = Projects(request.settings, in: run).projectHere() else { return run.finish() }
  let pipeline = project.pipeline
  let text =
    SceneSchema.make(
      of: pipeline.catalog,
      for: request.kind,
      target: pipeline.target,
      components: pipeline.componentShapes
    ).text(width: 120) + "\n"
  if let output = request.output, output != "-" {
    var read = ReadFiles(of: run)
    read.add(project)
    guard read.admits(output: output) else { return run.finish() }
  }
  write(Array(text.utf8), to: Destination(request.output), as: .remade, in: run)
  return run.finish()
}
