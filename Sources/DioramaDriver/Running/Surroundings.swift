/// The environment of a run of the tool.
@MainActor
package final class Surroundings {
  /// The files.
  package let files: FileSystem
  /// The environment's variables.
  package let environment: [String: String]
  /// Reads standard input to its end; where that has more bytes than `limit`, one more than that.
  package let readInput: @MainActor (_ limit: Int) throws(FileError) -> [UInt8]
  /// How long ago some moment was, always the same one.
  package let elapsed: @MainActor () -> TimeSpan
  /// Waits so long; whether the run goes on after that, which the user may end.
  package let pause: @MainActor (_ time: TimeSpan) -> Bool
  /// The file with the arguments of the call; nil for a call that has none.
  package var argumentFile: FileStatus.Identity?
  /// Whether the call names no files on purpose: `--` ends it, or its list of arguments is empty.
  ///
  /// Scripts that found no file call the tool so; they do not mean the whole folder.
  package var hasNoNames = false
  /// The file of the program that runs; nil where it is not known.
  package let executable: String?
  /// Standard output.
  package var output: Output
  /// Standard error.
  package var errors: Output

  /// Makes surroundings; by default nothing is to be read, what is printed is kept, and time stands still.
  package init(
    files: FileSystem = .real,
    environment: [String: String] = [:],
    output: Output = Output(),
    errors: Output = Output(),
    readInput: @escaping @MainActor (_ limit: Int) throws(FileError) -> [UInt8] = { _ in [] },
    elapsed: @escaping @MainActor () -> TimeSpan = { .zero },
    pause: @escaping @MainActor (_ time: TimeSpan) -> Bool = { _ in false },
    executable: String? = nil
  ) {
    self.files = files.forNewRun()
    self.environment = environment
    self.output = output
    self.errors = errors
    self.readInput = readInput
    self.elapsed = elapsed
    self.pause = pause
    self.executable = executable
  }

  /// The inputs of a verb that looks at the current folder where a call names none.
  package func inputsOrFolder(_ inputs: [String]) -> [String] { inputs.isEmpty && !hasNoNames ? ["."] : inputs }

  /// The inputs of a verb that writes over its inputs unless it is asked not to; nil after reporting that a call that writes
  /// names none.
  package func inputs(_ inputs: [String], writtenBy verb: String, if writes: Bool, in run: ToolRun) -> [String]? {
    guard writes else { return inputsOrFolder(inputs) }
    guard inputs.isEmpty, !hasNoNames else { return inputs }
    run.fail("\(verb) writes files, so name them: 'diorama \(verb) .' is for all scenes in this folder", .usage)
    return nil
  }

  /// Standard input to its end, for verbs without a limit of their own: 256 MiB at most, as with files.
  package func input() throws(FileError) -> [UInt8] {
    let bytes = try readInput(FileSystem.mostBytes)
    guard bytes.count <= FileSystem.mostBytes else {
      throw FileError(path: SceneInput.standardInputName, reason: .tooLarge(FileSystem.mostBytes))
    }
    return bytes
  }
}
