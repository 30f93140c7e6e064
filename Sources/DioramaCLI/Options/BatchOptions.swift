import ArgumentParser
import DioramaDriver

/// The options of verbs that work on many files.
package struct BatchOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("How many files to process at once; by default the number of cores.", valueName: "n")
  )
  var jobs: Int?

  /// Makes the options; the parser needs it.
  package init() {}

  /// Checks the number against what it counts.
  package func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more.") }
  }
}
