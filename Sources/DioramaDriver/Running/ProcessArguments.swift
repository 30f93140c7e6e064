#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The arguments of the process as texts.
///
/// A system that keeps arguments as bytes may pass some that are no UTF-8, which `CommandLine.arguments` repairs: the name of
/// a file becomes that of another, which may exist.
package struct ProcessArguments {
  /// The arguments, without the name of the program; those before the first that is no text where there is one.
  package private(set) var arguments: [String] = []
  /// The path by which the program was called; empty where it is not known, or is no text.
  package private(set) var program = ""
  /// Why the arguments cannot be used; nil where they can.
  package private(set) var problem: String?
  /// How the process ends then.
  package private(set) var status = ToolStatus.success

  /// The arguments that the process has got.
  package static var current: ProcessArguments {
    let count = Int(CommandLine.argc)
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: count).compactMap { UnsafePointer($0) }
    var read = ProcessArguments(words.dropFirst())
    read.program = words.first.flatMap { String(validatingCString: $0) } ?? ""
    if read.problem == nil { read.checkFolder() }
    return read
  }

  /// Refuses a current folder whose path is no UTF-8: no configuration could be found above it.
  private mutating func checkFolder() {
    guard let folder = getcwd(nil, 0) else { return }
    defer { free(folder) }
    guard String(validatingCString: folder) == nil else { return }
    (problem, status) = ("\(String(escaping: folder)): \(FileError.Reason.foreignName)", .unreadableInput)
  }

  /// Reads words as the system passes them.
  init(_ words: some Sequence<UnsafePointer<CChar>>) {
    for word in words {
      guard let text = String(validatingCString: word) else {
        let shown = String(escaping: word)
        problem = "\(shown): \(FileError.Reason.foreignName)"
        // What an option names is no input.
        let isOfOption = shown.hasPrefix("-") || arguments.last.map(Self.takesOutput) ?? false
        status = isOfOption && !arguments.contains("--") ? .usage : .unreadableInput
        return
      }
      arguments.append(text)
    }
  }

  private static func takesOutput(_ option: String) -> Bool {
    ["-o", "--output", "--output-dir", "--cache"].contains(option)
  }
}
