import DioramaCLI
package import DioramaDriver
import DioramaViewer

/// What a run of the tool gave.
@MainActor
package struct Invocation {
  package let status: ToolStatus
  package let output: String
  package let errors: String
  package let outputBytes: [UInt8]

  /// What the run said of scenes, on whichever stream its verb says that.
  package var said: String { output + errors }

  /// Runs the tool in process; the folder's path is left out of what it prints.
  package init(
    _ arguments: String...,
    in folder: TemporaryFolder? = nil,
    input: String = "",
    files: FileSystem = .real,
    environment: [String: String] = [:],
    errorsAreTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    columns: Int? = nil,
    elapsed: @escaping @MainActor () -> Duration = { .zero }
  ) {
    self.init(
      arguments: arguments,
      in: folder,
      input: input,
      files: files,
      environment: environment,
      errorsAreTerminal: errorsAreTerminal,
      outputIsTerminal: outputIsTerminal,
      columns: columns,
      elapsed: elapsed
    )
  }

  /// Runs the tool with a list of arguments.
  package init(
    arguments: [String],
    in folder: TemporaryFolder? = nil,
    input: String = "",
    files: FileSystem = .real,
    environment: [String: String] = [:],
    errorsAreTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    columns: Int? = nil,
    elapsed: @escaping @MainActor () -> Duration = { .zero }
  ) {
    let surroundings = Surroundings(
      files: files,
      environment: environment,
      output: Output(isTerminal: outputIsTerminal),
      errors: Output(isTerminal: errorsAreTerminal, columns: columns),
      readInput: { _ in Array(input.utf8) },
      elapsed: elapsed
    )
    let prefix = folder.map { $0.path + "/" } ?? ""
    status = Tool.run(arguments.map { $0.replacing("@", with: prefix) }, in: surroundings, with: .here(LiveViewer()))
    outputBytes = surroundings.output.bytes
    output = prefix.isEmpty ? surroundings.output.text : surroundings.output.text.replacing(prefix, with: "")
    errors = prefix.isEmpty ? surroundings.errors.text : surroundings.errors.text.replacing(prefix, with: "")
  }
}
