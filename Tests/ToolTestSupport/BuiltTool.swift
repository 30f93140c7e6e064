import DioramaDriver
import Foundation

/// The tool as a process: the one that `DIORAMA_TOOL` names, otherwise the one next to the test bundle.
package enum BuiltTool {
  /// The path in `DIORAMA_TOOL`, of a tool that every call of the command-line tests runs; nil where these run in process.
  package static let installed = ProcessInfo.processInfo.environment["DIORAMA_TOOL"]
  /// Its path.
  package static let path: String = {
    if let installed { return installed }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("diorama").path
  }()
  /// Whether it is there: a build of the tests alone does not make it.
  package static let isPresent = FileManager.default.isExecutableFile(atPath: path)

  /// What the tests' own sanitizer was told, for a tool that was built with it too.
  package static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key) }
  }

  /// Runs the tool as a process.
  ///
  /// A run that a signal ends has the status of an internal error.
  static func run(
    _ arguments: [String],
    input: String,
    environment: [String: String]
  ) throws -> (status: ToolStatus, output: [UInt8], errors: [UInt8]) {
    // Files instead of pipes, which would have to be read and written at the same time.
    let folder = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle(forReadingAtPath: folder.at("input"))
    process.standardOutput = FileHandle(forWritingAtPath: folder.at("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.at("errors"))
    try process.run()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? ToolStatus(rawValue: process.terminationStatus) : nil
    return (status ?? .internalError, try folder.bytes("output"), try folder.bytes("errors"))
  }

  /// Runs a script in a folder, where `$DIORAMA` is the tool.
  package static func shell(_ script: String, in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = sanitizerOptions.merging(["DIORAMA": path, "PATH": "/usr/bin:/bin"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
