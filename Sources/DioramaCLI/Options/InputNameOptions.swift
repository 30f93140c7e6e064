import ArgumentParser

/// The options of verbs that read a scene from standard input.
package struct InputNameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file name of standard input, for messages and for finding .diorama.yaml.",
      valueName: "name"
    )
  )
  var stdinFilename: String?

  /// Makes the options; the parser needs it.
  package init() {}
}
