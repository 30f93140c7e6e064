import SceneLanguage

/// Arguments that stand in files: `@FILE` stands for what the file holds, one argument a line.
///
/// Quotes and backslashes mean what they mean to a shell; blanks around an argument, and empty lines, mean nothing.
package struct ResponseFiles {
  /// Files may name other files, so deep.
  private static let mostDepth = 16

  private let files: FileSystem
  private var hasEmptyFile = false
  /// The arguments with those of the files where the files are named.
  package private(set) var arguments: [String] = []
  /// Why the files cannot be taken; nil where they can.
  package private(set) var problem: String?
  /// How a run ends that has a problem.
  package private(set) var status = ToolStatus.usage
  /// Whether the call says that it names no files: nothing stands behind `--`, or in one of the files.
  package var namesNothing: Bool {
    hasEmptyFile || arguments.firstIndex(of: "--").map { $0 == arguments.count - 1 } ?? false
  }
  /// Whether all files can be read a second time, which pipes cannot.
  package private(set) var canBeReadAgain = true
  /// The files that were read.
  package private(set) var read: Set<FileStatus.Identity> = []

  /// Puts the arguments of files where the files are named; after `--` there are only names.
  package init(expanding arguments: [String], in files: FileSystem) {
    self.files = files
    add(arguments, depth: 0)
  }

  private mutating func add(_ more: [String], depth: Int) {
    for argument in more where problem == nil {
      if isResponseFile(argument) {
        add(contentsOf: String(argument.dropFirst()), depth: depth + 1)
      } else {
        arguments.append(argument)
      }
    }
  }

  /// A hook names the scenes of a repository, and one of those may be called `@….scene.yaml`.
  private func isResponseFile(_ argument: String) -> Bool {
    guard argument.utf8.first == UInt8(ascii: "@"), argument.utf8.count > 1 else { return false }
    return !SourceKind.suffixes.contains { argument.utf8.reversed().starts(with: $0.utf8.reversed()) }
      && !arguments.contains("--")
  }

  private mutating func add(contentsOf path: String, depth: Int) {
    guard depth <= Self.mostDepth else {
      problem = "@\(path): response files name each other more than \(Self.mostDepth) deep"
      return
    }
    do throws(FileError) {
      let status = try files.status(path)
      if status.kind != .regular { canBeReadAgain = false }
      guard read.insert(status.identity).inserted else {
        problem = "@\(path): this response file is named twice, or names itself"
        return
      }
      let found = lines(of: try files.contents(path), path)
      if found.isEmpty { hasEmptyFile = true }
      add(found, depth: depth)
    } catch {
      (problem, status) = ("@\(error)", .unreadableInput)
    }
  }

  private mutating func lines(of bytes: [UInt8], _ path: String) -> [String] {
    if String(validating: bytes, as: UTF8.self) == nil {
      let line = bytes.split(separator: UInt8(ascii: "\n")).first { String(validating: $0, as: UTF8.self) == nil }
      let shown = line.map { String(escaping: $0) } ?? ""
      (problem, status) = ("@\(path): '\(shown)': \(FileError.Reason.foreignName)", .unreadableInput)
    }
    if bytes.contains(0) { problem = "@\(path): holds a NUL byte; an argument a line is needed" }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var found: [String] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let argument = Self.argument(line) else {
        problem = problem ?? "@\(path):\(index + 1): a quote is not closed, or a backslash ends the line"
        break
      }
      if !argument.isEmpty { found.append(argument) }
    }
    return found
  }

  /// The argument on a line, empty for none; nil where a quote is not closed.
  private static func argument(_ line: ArraySlice<UInt8>) -> String? {
    var argument: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    // Blanks at the end count only where something protects them.
    var kept = 0
    for byte in line.drop(while: isBlank) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
        continue
      } else if quote == byte {
        (quote, kept) = (nil, argument.count)
        continue
      } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        continue
      } else if quote == nil, isBlank(byte) {
        argument.append(byte)
        continue
      }
      argument.append(byte)
      kept = argument.count
    }
    return quote == nil && !isEscaped ? String(decoding: argument[..<kept], as: UTF8.self) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
