import DioramaBuild

/// Which document becomes which scene; made before anything is written.
@MainActor
enum ImportPlan {
  /// A document and the scene that it becomes.
  struct Step {
    var input: String
    var output: String
  }

  /// The steps in the order of the inputs; nil where they cannot be done as asked, which is reported.
  static func steps(of request: ImportRequest, in run: ToolRun) -> [Step]? {
    guard isFolder(request.outputFolder, in: run) else { return nil }
    var steps: [Step] = []
    var writers: [PathKey: String] = [:]
    var isFine = true
    for path in request.inputs {
      let file = FilePath.name(of: path)
      guard
        let ending = [".xib", ".storyboard"].first(where: { file.hasSuffix($0) && file.utf8.count > $0.utf8.count })
      else {
        run.fail("\(path): is no Interface Builder document (*.xib)", .usage)
        isFine = false
        continue
      }
      let output = FilePath.join(request.outputFolder, "\(file.dropLast(ending.count)).scene.yaml")
      if let other = writers.updateValue(path, forKey: PathKey(Location.of(output, in: run.files))) {
        run.fail("\(output): would be written for both \(other) and \(path)", .usage)
        isFine = false
      }
      if !request.overwrites, (try? run.files.status(output)) != nil {
        run.fail("\(output): is there already; --overwrite replaces it", .unwritableOutput)
        isFine = false
      }
      steps.append(Step(input: path, output: output))
    }
    return isFine ? steps : nil
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
}
