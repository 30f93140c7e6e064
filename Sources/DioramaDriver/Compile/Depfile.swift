/// What the outputs of a run are made of, in the rules of make, as ninja reads them too.
struct Depfile {
  /// The rules.
  private(set) var text = ""
  /// A name that cannot be written in a rule; nil where there is none.
  private(set) var unspeakable: String?

  /// Writes a rule for each scene, and one for each project: its configuration and schemas stand once for all outputs.
  @MainActor
  init(_ jobs: [CompileJob], _ storyboards: StoryboardRun) {
    var projects: [PathKey: (sources: [String], outputs: [String])] = [:]
    for job in jobs where job.outputs.main != nil {
      let input = job.text.input
      add(job.outputs.paths, (input.isStandardInput ? [] : [input.path]) + job.componentFiles)
      let sources = (job.project.configurationPath.map { [$0] } ?? []) + job.project.schemaFiles
      if sources.isEmpty { continue }
      projects[PathKey(job.project.configurationPath ?? ""), default: (sources, [])].outputs += job.outputs.paths
    }
    for (output, members, project) in storyboards.sources {
      add([output], members + project.componentFiles)
      let sources = (project.configurationPath.map { [$0] } ?? []) + project.schemaFiles
      if !sources.isEmpty {
        projects[PathKey(project.configurationPath ?? ""), default: (sources, [])].outputs.append(output)
      }
    }
    for (_, project) in projects.sorted(by: { $0.key < $1.key }) { add(project.outputs, project.sources) }
  }

  private mutating func add(_ outputs: [String], _ sources: [String]) {
    unspeakable = outputs.first { Self.isSpecialTarget($0) } ?? unspeakable
    // Of a directive make knows the first word; with a colon behind it, it is none.
    if outputs.count > 1, let first = outputs.first, Self.directives.contains(first) { unspeakable = first }
    text += outputs.map { escaped($0) }.joined(separator: " ") + ":"
    for source in sources { text += " \\\n  " + escaped(source) }
    text += "\n"
  }

  /// A path as a word of a rule.
  private mutating func escaped(_ path: String) -> String {
    var word: [UInt8] = []
    let backslash = UInt8(ascii: "\\")
    for byte in path.utf8 {
      let run = word.reversed().prefix { $0 == backslash }.count
      switch byte {
      case UInt8(ascii: "$"):
        // Ninja reads the backslash with the first of the two.
        if run > 0 { unspeakable = path }
        word.append(byte)
      case UInt8(ascii: "#"), UInt8(ascii: ":"):
        // Make takes half of the backslashes away, ninja the last one.
        if run > 0 { unspeakable = path }
        word.append(backslash)
      // Only in front of a blank are backslashes something else than themselves.
      case UInt8(ascii: " "): word += Array(repeating: backslash, count: run + 1)
      default: if Self.separators.contains(byte) || byte < 0x20 || byte == 0x7F { unspeakable = path }
      }
      word.append(byte)
    }
    if word.first == UInt8(ascii: "~") || word.last.map(Self.oddEndings.contains) ?? false { unspeakable = path }
    return String(decoding: word, as: UTF8.self)
  }

  /// What ends a word for make or ninja, or makes a pattern or an assignment of it, and cannot be escaped.
  private static let separators = Set("*;<>|^`=%?[".utf8)

  /// What goes with a colon or a blank behind it, or makes a member of a library of a word.
  private static let oddEndings = Set("\\:&)".utf8)

  /// Whether make takes a target for an order, such as `.PHONY`.
  private static func isSpecialTarget(_ path: String) -> Bool {
    let letters = path.utf8.dropFirst()
    return path.utf8.first == UInt8(ascii: ".") && !letters.isEmpty
      && letters.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 || $0 == UInt8(ascii: "_") }
  }

  /// The words with which lines begin that are no rules.
  private static let directives: Set<String> = [
    "-include", "-load", "define", "else", "endef", "endif", "export", "ifdef", "ifeq", "ifndef", "ifneq", "include",
    "load", "override", "private", "sinclude", "undefine", "unexport", "vpath",
  ]
}
