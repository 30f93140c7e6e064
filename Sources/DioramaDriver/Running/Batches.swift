/// Work on many scenes: done by several threads, told about in order.
@MainActor
package enum Batches {
  /// How many results are held before they are told about: enough to keep all cores busy, few enough to fit into memory.
  private static let size = 512

  /// Works on each input, and tells what became of it in the order of the inputs.
  ///
  /// - Parameters:
  ///   - inputs: What is worked on.
  ///   - verb: What is done with each, for the line that says how far the run has come.
  ///   - run: The run.
  ///   - body: The work, on any thread, of which it is told the number.
  ///   - tell: What follows for the run.
  package static func perform<In: Sendable, Out: Sendable>(
    _ inputs: [In],
    _ verb: String,
    in run: ToolRun,
    _ body: @escaping @Sendable (In, _ thread: Int) -> Out,
    tell: @MainActor (In, Out) -> Void
  ) {
    let progress = Progress(verb, "scenes", of: inputs.count, in: run)
    defer { progress.end() }
    var start = 0
    while start < inputs.count {
      let batch = Array(inputs[start..<min(start + size, inputs.count)])
      for (input, result) in zip(batch, Parallel.map(batch, jobs: run.jobs, body)) {
        tell(input, result)
        progress.advance()
      }
      start += batch.count
    }
  }
}
