import DioramaDriver

/// Whether a call asks for help, or for what else the argument parser prints instead of running a verb.
///
/// The parser takes any cluster of short options with an `h` for such a call, also the name of a file, and ends with 0.
enum HelpRequest {
  private static let options: Set<String> = [
    "-h", "--help", "-help", "--help-hidden", "-help-hidden", "--version", "--generate-completion-script",
    "--experimental-dump-help",
  ]

  /// What shells call to complete words.
  private static let completion = "---completion"

  /// Whether an argument before `--` is exactly such an option, or the first one is `help` or a shell's.
  static func isMade(by arguments: [String]) -> Bool {
    arguments.first == "help" || arguments.first == completion
      || arguments.prefix { $0 != "--" }
        .contains { options.contains($0) || $0.hasPrefix("--generate-completion-script=") }
  }

  /// The argument that the parser took for such an option; nil where there is none.
  static func mistaken(in arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.first { argument in
      guard argument.hasPrefix("-") else { return false }
      let name = argument.prefix { $0 != "=" }
      return argument.hasPrefix("--") ? options.contains(String(name)) : name.contains("h")
    }
  }
}

/// Names of files that a call has where they are read as options.
enum OptionLikeName {
  /// The first argument before `--` that begins as an option and names a file; nil for none.
  @MainActor
  static func first(in arguments: [String], _ files: FileSystem) -> String? {
    arguments.prefix { $0 != "--" }
      .first { $0.hasPrefix("-") && $0 != "-" && ((try? files.status($0)) != nil || files.isLink($0)) }
  }
}
