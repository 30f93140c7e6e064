import Foundation
import TestSupport

/// A reader of nibs that shares no code with the package: a Python script beside it.
enum IndependentReader {
  private static let script = Repository.root.deletingLastPathComponent().appending(path: "shared/tools/nibdump.py")
    .path
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isPresent: Bool {
    python != nil && FileManager.default.fileExists(atPath: script)
  }

  /// The reader's exit status and what it says of a file.
  static func read(_ bytes: [UInt8]) throws -> (status: Int32, text: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).nib")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: python ?? "python3")
    process.arguments = [script, file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
