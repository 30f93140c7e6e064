import Backports

/// The scripts by which shells complete the tool's arguments, where the argument parser's own fall short.
enum CompletionScript {
  /// A script with its shortcomings mended; any other text stays as it is.
  ///
  /// - Parameters:
  ///   - text: The script.
  ///   - verbs: The tool's verbs, which follow `help`.
  static func mended(_ text: String, verbs: [String]) -> String {
    (mends + helpMends(verbs.joined(separator: " "))).reduce(text) { $0.replacing($1.old, with: $1.new) }
  }

  /// What has the shells offer the verbs behind `help`, to which the parser has no completion.
  private static func helpMends(_ verbs: String) -> [(old: String, new: String)] {
    let fishFlag =
      "complete -c 'diorama' -n '__diorama_should_offer_completions_for_flags_or_options \"diorama help\" version'"
    let fishVerbs =
      "complete -c 'diorama' -n '__diorama_should_offer_completions_for_positional \"diorama help\" -eq 1'"
    return [
      (
        old: "_diorama_help() {\n    repeating_flags=()\n",
        new: "_diorama_help() {\n    COMPREPLY+=($(compgen -W '\(verbs)' -- \"${cur}\"))\n    repeating_flags=()\n"
      ),
      (old: "'*:subcommands:'", new: "'1:command:(\(verbs))'"),
      (old: fishFlag, new: "\(fishVerbs) -fa '\(verbs)'\n\(fishFlag)"),
    ]
  }

  /// What is replaced, and by what.
  private static let mends = [
    // Bash takes `--color=auto` for three words; the option is the first, not the one before the cursor.
    (
      old: #"""
          local -r cur="${2}"
          local -r prev="${3}"

      """#,
      new: #"""
          local cur="${2}"
          local prev="${3}"
          if [[ "${cur}" = '=' ]]; then
              cur=''
          elif [[ "${prev}" = '=' && "${COMP_CWORD}" -gt 2 ]]; then
              prev="${COMP_WORDS[COMP_CWORD - 2]}"
          fi

      """#
    ),
    // Fish knows a cursor only where a user types, and `complete -C` is asked by scripts; the length of the word up to the
    // cursor is the same number.
    (old: "(__diorama_tokens -tC)", new: #"(string length -- "$(commandline -ct)")"#),
  ]
}
