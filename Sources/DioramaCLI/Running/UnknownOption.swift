import ArgumentParser
import Backports
import SceneDiagnostics

/// What to write where a verb has no option of a name, but another verb has it.
enum UnknownOption {
  /// How other formatters are told to change files.
  private static let writingOptions: Set = ["--write", "--in-place", "--inplace", "--fix", "-w", "-i"]
  private static let prefix = "Unknown option '"

  /// A sentence that names the verbs with the option, or with one that is spelled much like it; nil where the message of the
  /// parser is about something else, or no verb has such an option.
  static func hint(for message: String, of verb: String? = nil) -> String? {
    guard message.hasPrefix(prefix), let line = message.split(separator: "\n").first else { return nil }
    let name = String(line.dropFirst(prefix.count).prefix { $0 != "'" && $0 != "=" })
    if verb == "format", writingOptions.contains(name) {
      return "'format' changes files by itself; '--check' and '--diff' leave them as they are"
    }
    guard name.hasPrefix("--") else { return nil }
    let options = DioramaCommand.groups.flatMap(\.verbs).map {
      (verb: $0.configuration.commandName ?? "", names: names(of: $0))
    }
    let verbs = options.filter { $0.names.contains(name) }.map { "'\($0.verb)'" }
    if !verbs.isEmpty { return "\(Wording.list(verbs)) \(verbs.count == 1 ? "has" : "have") '\(name)'" }
    // The parser has found one of the verb's own.
    guard !line.contains("Did you mean"),
      let meant = Spelling.nearest(to: name, in: Set(options.flatMap(\.names)).sorted()),
      let verb = options.first(where: { $0.names.contains(meant) })?.verb
    else { return nil }
    return "did you mean '\(verb) \(meant)'?"
  }

  /// The long names of a verb's options, as its help lists them.
  private static func names(of verb: any ParsableCommand.Type) -> Set<String> {
    let lines = DioramaCommand.helpMessage(for: verb).split(separator: "\n").filter { $0.hasPrefix("  -") }
    return Set(
      lines.flatMap { $0.split { $0 == " " || $0 == "," }.prefix(3).filter { $0.hasPrefix("--") }.map(String.init) }
    )
  }
}
