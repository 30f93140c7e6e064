package import SceneDiagnostics
package import SceneSyntax

/// The text of a scene, which any thread can read; standard input was read before.
package struct SceneText: Sendable {
  /// The scene.
  package let input: SceneInput
  private let given: Result<SourceText, FileError>?
  private let limits: SyntaxLimits
  private let files: FileSystem

  /// Makes the text of a scene; standard input is read at once.
  @MainActor
  package init(_ input: SceneInput, limits: SyntaxLimits, in run: ToolRun) {
    self.input = input
    self.limits = limits
    files = run.files
    guard input.isStandardInput else {
      given = nil
      return
    }
    do throws(FileError) {
      given = .success(try input.read(limits, in: run.surroundings))
    } catch {
      given = .failure(error)
    }
  }

  /// Reads the text.
  package func read() -> Result<SourceText, FileError> {
    if let given { return given }
    do throws(FileError) {
      return .success(SourceText(path: input.path, bytes: try files.read(input.path, limits.maximumBytes)))
    } catch {
      return .failure(error)
    }
  }
}
