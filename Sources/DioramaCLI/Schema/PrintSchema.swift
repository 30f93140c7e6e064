package import DioramaDriver
import JSONSchema
import JSONText
import SceneCompiler

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
  write(Array(text.utf8), to: Destination(request.output), in: run)
  return run.finish()
}
