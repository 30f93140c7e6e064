import ArgumentParser

/// What a Swift tool costs that only parses its arguments: the base of whole-process times.
struct Baseline: ParsableCommand {
  @Argument var paths: [String] = []
  @Flag var strict = false
  @Option var output: String?

  func run() {
    if paths.isEmpty { print("no paths") }
  }
}

Baseline.main()
