/// The arguments of a call, with those of the file that its first argument may name: `diorama @FILE …`.
///
/// Only the first argument names such a file, since no name of somebody else's file is ever there: anywhere else, also in the file
/// itself, `@x` is a name like any other. The file has one argument a line. Quotes and backslashes mean what they mean to a shell;
/// blanks around an argument, and empty lines, mean nothing.
///
/// The arguments of the file come first where the call has only options behind `@FILE`; where the verb follows, they come last:
/// `diorama @names lint --strict --`.
package struct CallArguments {
  /// All arguments, without the one that names the file.
  package private(set) var arguments: [String]
  /// Why the file cannot be taken; nil where it can, and where there is none.
  package private(set) var problem: String?
  /// How a run ends that has a problem.
  package private(set) var status = ToolStatus.usage
  /// Whether the call names no files on purpose: nothing is behind `--`, or the file is empty.
  package private(set) var namesNothing = false
  /// The file; nil where there is none, or it cannot be read.
  package private(set) var file: FileStatus.Identity?

  /// Reads the arguments of a call.
  package init(_ call: [String], in files: FileSystem) {
    arguments = call
    if let first = call.first, let path = Self.path(in: first) {
      let others = Array(call.dropFirst())
      arguments = others
      do throws(FileError) {
        file = try files.status(path).identity
        let lines = lines(of: try files.contents(path), path)
        namesNothing = lines.isEmpty
        let hasVerb = others.first.map { $0.utf8.first != UInt8(ascii: "-") } ?? false
        arguments = hasVerb ? others + lines : lines + others
      } catch {
        (problem, status) = ("@\(error)", .unreadableInput)
      }
    }
    if let index = arguments.firstIndex(of: "--"), index == arguments.count - 1 { namesNothing = true }
  }

  /// What to write instead of a call that names a file with arguments behind the verb; nil for any other call.
  ///
  /// - Parameters:
  ///   - call: The arguments of the call.
  ///   - files: The files.
  package static func firstForm(of call: [String], in files: FileSystem) -> String? {
    guard let verb = call.first, verb.utf8.first != UInt8(ascii: "@") else { return nil }
    for argument in call.prefix(while: { $0 != "--" }) {
      guard let path = path(in: argument), (try? files.status(argument)) == nil,
        (try? files.status(path).kind) == .regular
      else { continue }
      return "arguments in a file are named first: 'diorama \(argument) \(verb) …'; elsewhere '\(argument)' is a name"
    }
    return nil
  }

  /// The file that an argument would name if it were the first one; nil for an argument without an `@` before a name.
  private static func path(in argument: String) -> String? {
    guard argument.utf8.first == UInt8(ascii: "@"), argument.utf8.count > 1 else { return nil }
    return String(argument.dropFirst())
  }

  private mutating func lines(of bytes: [UInt8], _ path: String) -> [String] {
    if bytes.contains(0) { problem = "@\(path): has a NUL byte; it needs one argument in each line" }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var found: [String] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let bytes = Self.argument(line) else {
        problem = problem ?? "@\(path):\(index + 1): a quote is not closed, or a backslash ends the line"
        break
      }
      let argument = String(decoding: bytes, as: UTF8.self)
      if problem == nil, !argument.utf8.elementsEqual(bytes) {
        problem = "@\(path):\(index + 1): '\(String(escaping: bytes))': \(FileError.Reason.foreignName)"
        status = .unreadableInput
      }
      if !argument.isEmpty { found.append(argument) }
    }
    return found
  }

  /// The argument on a line, empty for none; nil where a quote is not closed.
  private static func argument(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
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
    return quote == nil && !isEscaped ? argument[..<kept] : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
