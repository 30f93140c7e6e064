import SceneDiagnostics

/// Which scene goes where; made before anything is written.
@MainActor
package struct OutputPlan {
  /// Where a result goes.
  package enum Destination {
    case standardOutput
    /// A file's path.
    case file(String)
  }

  /// The scenes with their destinations, in the order in which they are compiled.
  private(set) var steps: [(input: SceneInput, destination: Destination)] = []

  /// Decides where everything goes; nil where that cannot be done as asked, which is reported.
  init?(_ inputs: [SceneInput], for request: CompileRequest, in run: ToolRun) {
    if let output = request.output, inputs.count > 1 {
      run.fail("-o \(output): one file cannot take \(inputs.count) scenes; --output-dir names a folder", .usage)
      return nil
    }
    if let output = request.output, (try? run.files.status(output))?.kind == .folder {
      run.fail("-o \(output): is a folder; --output-dir names a folder to write to", .unwritableOutput)
      return nil
    }
    if let folder = request.outputFolder, !Self.isFolder(folder, in: run) { return nil }
    for input in inputs { steps.append((input, Self.destination(of: input, for: request))) }
    guard checkTerminal(request, in: run), checkMaps(request, in: run), checkCollisions(in: run) else { return nil }
  }

  private static func destination(of input: SceneInput, for request: CompileRequest) -> Destination {
    if let output = request.output { return output == "-" ? .standardOutput : .file(output) }
    if let folder = request.outputFolder {
      return .file(FilePath.join(folder, "\(input.name).\(request.form.rawValue)"))
    }
    if request.form.isText || input.isStandardInput { return .standardOutput }
    return .file(FilePath.join(FilePath.folder(of: input.path), "\(input.name).nib"))
  }

  private static func isFolder(_ path: String, in run: ToolRun) -> Bool {
    do {
      if try run.files.status(path).kind == .folder { return true }
      run.fail("--output-dir \(path): is not a folder", .unwritableOutput)
    } catch {
      run.fail("--output-dir \(error)", .unwritableOutput)
    }
    return false
  }

  /// Keeps the bytes of a nib off a terminal, unless the user insists with `-o -`.
  private func checkTerminal(_ request: CompileRequest, in run: ToolRun) -> Bool {
    guard run.surroundings.output.isTerminal, request.form == .nib, request.output == nil else { return true }
    for case (_, .standardOutput) in steps {
      run.fail("a nib is not readable on a terminal; name a file with -o", .usage)
      return false
    }
    return true
  }

  /// A map lies beside a nib, so a nib that goes down a pipe has none.
  private func checkMaps(_ request: CompileRequest, in run: ToolRun) -> Bool {
    guard request.hasDebugInfo else { return true }
    for case (_, .standardOutput) in steps {
      run.fail("--debug-info writes a map beside a nib; name a file with -o", .usage)
      return false
    }
    return true
  }

  /// Holds the outputs against each other and against the inputs.
  private func checkCollisions(in run: ToolRun) -> Bool {
    var isFine = true
    var writers: [String: SceneInput] = [:]
    let inputs = Set(steps.compactMap { try? run.files.status($0.input.path).identity })
    for case (let input, .file(let output)) in steps {
      let isInput = (try? run.files.status(output).identity).map(inputs.contains) ?? false
      if isInput || SceneInput.isSceneName(output) {
        run.fail("\(output): is a scene file, and would be overwritten", .usage)
        isFine = false
      }
      if let other = writers.updateValue(input, forKey: Location.of(output, in: run.files)) {
        run.fail("\(output): would be written for both \(other.path) and \(input.path)", .usage)
        isFine = false
      }
    }
    return isFine
  }
}
