package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
package import SceneSyntax

/// A storyboard's texts, which any thread can read; standard input was read before.
package struct StoryboardTexts: Sendable {
  package let input: StoryboardInput
  private let manifest: SceneText
  private let members: [SceneText]

  /// Makes the texts of a storyboard.
  @MainActor
  package init(_ input: StoryboardInput, _ limits: SyntaxLimits, in run: ToolRun) {
    self.input = input
    manifest = SceneText(input.manifest, limits: limits, in: run)
    members = input.members.map { SceneText($0, limits: limits, in: run) }
  }

  /// The texts as they were read.
  package struct Read: Sendable {
    package var manifest: SourceText
    package var members: [StoryboardMember]
    /// All texts, the storyboard's own first.
    package var sources: [SourceText] { [manifest] + members.map(\.source) }
  }

  /// Reads all texts; none where one cannot be read.
  package func read() -> Result<Read, FileError> {
    do throws(FileError) {
      let source = try manifest.read().get()
      var read = Read(manifest: source, members: [])
      for member in members {
        let name = SourceKind.name(ofPath: member.input.path)
        read.members.append(StoryboardMember(name: name, source: try member.read().get()))
      }
      return .success(read)
    } catch {
      return .failure(error)
    }
  }
}

extension StoryboardTexts.Read {
  /// Reads a storyboard with its scenes; nil where a file cannot be read, which is reported.
  @MainActor
  package init?(_ input: StoryboardInput, _ limits: SyntaxLimits, in run: ToolRun) {
    switch StoryboardTexts(input, limits, in: run).read() {
    case .success(let read): self = read
    case .failure(let error):
      run.fail("\(error)", .unreadableInput)
      return nil
    }
  }

  /// The texts checked against every rule.
  package func checked(with pipeline: Pipeline) -> CheckedStoryboard {
    pipeline.checkedStoryboard(manifest: manifest, members: members)
  }
}
