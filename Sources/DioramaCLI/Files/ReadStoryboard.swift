import DioramaDriver
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

/// The texts of a storyboard: its own file, and the scenes in the folder beside it.
struct ReadStoryboard {
  var manifest: SourceText
  var members: [StoryboardMember] = []

  /// Reads a storyboard's files; nil where one cannot be read, which is reported.
  @MainActor
  init?(_ input: StoryboardInput, _ limits: SyntaxLimits, in run: ToolRun) {
    do {
      manifest = try input.manifest.read(limits, in: run.surroundings)
      for member in input.members {
        let source = try member.read(limits, in: run.surroundings)
        members.append(StoryboardMember(name: SourceKind.name(ofPath: member.path), source: source))
      }
    } catch {
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }

  /// The texts held against every rule.
  func checked(with pipeline: Pipeline) -> CheckedStoryboard {
    pipeline.checkedStoryboard(manifest: manifest, members: members)
  }
}
