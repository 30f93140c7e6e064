import ArgumentParser

/// The options of verbs that remember the scenes without findings.
package struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A cache folder for the scenes without findings, which the next run skips.",
      valueName: "dir"
    ),
    completion: .directory
  )
  var cache: String?

  /// Makes the options; the parser needs it.
  package init() {}
}
