import Backports

/// What the argument parser prints as help, in the tool's own order and words.
enum HelpText {
  private static let options = "OPTIONS:\n"

  /// A help text with a verb's own options before those that others have too, and with verbs called verbs.
  ///
  /// The parser puts options without a title last, and adds "subcommands" to the title of each group of them. Texts that
  /// are no help stay as they are.
  static func shown(_ text: String) -> String {
    guard text.hasPrefix("OVERVIEW: ") else { return text }
    var blocks = text.replacing(" SUBCOMMANDS:\n", with: ":\n").replacing("<subcommand>", with: "<command>")
      .split(separator: "\n\n").map { block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: true)
        return lines.joined(separator: "\n")
      }
    let shared = [CommonOptions.title, LimitOptions.title].map { $0.uppercased() + ":\n" }
    if let own = blocks.firstIndex(where: { $0.hasPrefix(options) }),
      let first = blocks.firstIndex(where: { block in shared.contains { block.hasPrefix($0) } }), first < own
    {
      blocks.insert(blocks.remove(at: own), at: first)
    }
    return blocks.joined(separator: "\n\n")
  }
}
