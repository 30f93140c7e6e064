import DioramaCLI
package import DioramaDriver

/// What a run of the tool gave.
@MainActor
package struct Invocation {
  package let status: ToolStatus
  package let output: String
  package let errors: String
  package let outputBytes: [UInt8]

  /// What the run said of scenes, on whichever stream its verb says that.
  package var said: String { output + errors }

  /// Runs the tool; the folder's path is left out of what it prints.
  ///
  /// It runs in process, where a test can give it files, terminals and a clock of its own; with `DIORAMA_TOOL`, calls that
  /// need none of these run that tool as a process.
  package init(
    _ arguments: String...,
    in folder: TemporaryFolder? = nil,
    input: String = "",
    files: FileSystem? = nil,
    environment: [String: String] = [:],
    errorsAreTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    columns: Int? = nil,
    elapsed: (@MainActor () -> TimeSpan)? = nil
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
    files: FileSystem? = nil,
    environment: [String: String] = [:],
    errorsAreTerminal: Bool = false,
    outputIsTerminal: Bool = false,
    columns: Int? = nil,
    elapsed: (@MainActor () -> TimeSpan)? = nil
  ) {
    let prefix = folder.map { $0.path + "/" } ?? ""
    let arguments = arguments.map { $0.replacing("@", with: prefix) }
    let isPlain = files == nil && elapsed == nil && !errorsAreTerminal && !outputIsTerminal
    if isPlain, BuiltTool.installed != nil {
      do {
        let run = try BuiltTool.run(arguments, input: input, environment: environment)
        (status, outputBytes) = (run.status, run.output)
        output = String(decoding: run.output, as: UTF8.self).without(prefix)
        errors = String(decoding: run.errors, as: UTF8.self).without(prefix)
      } catch {
        (status, outputBytes, output, errors) = (.internalError, [], "", "\(BuiltTool.path) cannot be run: \(error)")
      }
      return
    }
    let surroundings = Surroundings(
      files: files ?? .real,
      environment: environment,
      output: Output(isTerminal: outputIsTerminal),
      errors: Output(isTerminal: errorsAreTerminal, columns: columns),
      readInput: { _ in Array(input.utf8) },
      elapsed: elapsed ?? { .zero }
    )
    status = Tool.run(arguments, in: surroundings)
    outputBytes = surroundings.output.bytes
    output = surroundings.output.text.without(prefix)
    errors = surroundings.errors.text.without(prefix)
  }
}

extension String {
  /// The text with every occurrence of a part removed; an empty part occurs nowhere.
  fileprivate func without(_ part: String) -> String { part.isEmpty ? self : replacing(part, with: "") }
}
