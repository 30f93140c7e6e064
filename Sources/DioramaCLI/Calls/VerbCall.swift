/// A verb with what the arguments of its call say.
package protocol VerbCall: Equatable, Sendable {
  /// The verb.
  static var verb: String { get }
  /// The files and folders that the call names.
  var inputs: [String] { get set }
  /// What verbs have in common.
  var settings: RunSettings { get set }
  /// Why the arguments mean nothing together; nil where they do.
  var problem: String? { get }
  /// The options that a call may repeat: each adds to a list.
  static var lists: [String] { get }

  /// Makes a call without arguments.
  init()

  /// Takes a flag of this verb alone, such as `--fix`; false for a word that is none.
  mutating func setFlag(_ name: String) -> Bool

  /// Takes an option of this verb alone, such as `--cache`; false for one that is none, and for a value that it cannot have.
  mutating func setOption(_ name: String, to value: String) -> Bool
}

extension VerbCall {
  package static var lists: [String] { ["--schemas", "--only"] }

  /// Reads the arguments behind the verb; nil for whatever needs the argument parser: help, mistakes, and seldom spellings.
  ///
  /// The parser looks the conformances of each option's type up at run time, which costs more than checking a small scene. What is
  /// read here is read as the parser does.
  package init?(reading arguments: some Sequence<String>) {
    self.init()
    var words = arguments.makeIterator()
    var seen: [String] = []
    while let word = words.next() {
      if word == "--" {
        while let name = words.next() { inputs.append(name) }
        break
      }
      guard word.utf8.first == UInt8(ascii: "-"), word != "-" else {
        inputs.append(word)
        continue
      }
      if setFlag(word) || settings.setFlag(word) { continue }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, isJoined) = (String(parts[0]), parts.count > 1)
      guard !isJoined || name.utf8.starts(with: "--".utf8), Self.lists.contains(name) || !seen.contains(name),
        let value = isJoined ? String(parts[1]) : words.next(), !value.isEmpty,
        value == "-" || value.utf8.first != UInt8(ascii: "-"),
        setOption(name, to: value) || settings.setOption(name, to: value)
      else { return nil }
      seen.append(name)
    }
    guard problem == nil else { return nil }
  }
}
