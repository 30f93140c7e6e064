import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
package import SwiftCodegen

/// What `generate` is asked to do.
package struct GenerateRequest: Sendable {
  /// Scene files and folders; standard input has no name that a Swift type could have.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The folder to write to.
  package var outputFolder: String
  /// How the Swift is written.
  package var options: GenerationOptions
  /// Whether warnings about the scenes are reported; false where compiling them has done so in the same run.
  package var repeatsWarnings = true
  /// The folder in which is kept what earlier runs read of Swift sources; nil for none.
  package var cache: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    outputFolder: String,
    options: GenerationOptions = GenerationOptions()
  ) {
    self.inputs = inputs
    self.settings = settings
    self.outputFolder = FilePath.trimmed(outputFolder)
    self.options = options
  }
}

/// Writes the Swift of scenes and storyboards; they belong together, so nothing is written where one of them has errors.
@MainActor
package func generateSwift(_ request: GenerateRequest, in run: ToolRun) -> ToolStatus {
  let found = SceneSearch.sources(request.inputs, in: run)
  found.refuseComponents(in: run)
  if found.scenes.contains(where: \.isStandardInput) {
    run.fail("-: the Swift of a scene is named after its file, and standard input has no name", .usage)
  }
  guard OutputFolder.admits(request.outputFolder, in: run) else { return run.finish() }
  let scenes = validated(found.scenes, for: request, in: run)
  let storyboards = validated(found.storyboards, for: request, in: run)
  guard run.status == .success else { return run.finish() }
  let generated = SwiftGenerator(options: request.options).generate(scenes, storyboards: storyboards)
  for found in generated.diagnostics { run.report(found.diagnostics, in: found.source) }
  let bounds = WritingBounds(folders: [request.outputFolder], in: run.files)
  for file in generated.files {
    let path = FilePath.join(request.outputFolder, file.name)
    // What the last run wrote may be among the sources that this one has read.
    write(Array(file.text.utf8), to: .found(path, within: bounds), replacing: .version, as: .remade, in: run)
  }
  return run.finish()
}

/// The scenes in which every rule holds; what is wrong with the others is reported.
@MainActor
private func validated(_ inputs: [SceneInput], for request: GenerateRequest, in run: ToolRun) -> [NamedScene] {
  let projects = Projects(request.settings, cache: request.cache, in: run)
  return inputs.compactMap { input in
    guard !input.isStandardInput, let pipeline = projects.pipeline(for: input.path) else { return nil }
    do {
      let source = try input.read(pipeline.limits, in: run.surroundings)
      let validated = pipeline.validated(source)
      let isNews = request.repeatsWarnings || validated.diagnostics.hasErrors
      if isNews { run.report(validated.diagnostics, in: source) }
      return validated.value.map { NamedScene(name: input.name, scene: $0) }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }
}

/// The storyboards in which every rule holds; what is wrong with the others is reported.
@MainActor
private func validated(
  _ storyboards: [StoryboardInput],
  for request: GenerateRequest,
  in run: ToolRun
) -> [NamedStoryboard] {
  let projects = Projects(request.settings, cache: request.cache, in: run)
  return storyboards.compactMap { input in
    guard let pipeline = projects.pipeline(for: input.manifest.path),
      let texts = StoryboardTexts.Read(input, pipeline.limits, in: run)
    else { return nil }
    let checked = texts.checked(with: pipeline)
    for text in checked.texts where request.repeatsWarnings || text.diagnostics.hasErrors {
      run.report(text.diagnostics, in: text.tree.source)
    }
    return checked.storyboard.map { NamedStoryboard(name: input.name, storyboard: $0) }
  }
}
