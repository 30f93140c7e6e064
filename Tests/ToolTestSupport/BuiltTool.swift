import Foundation

/// The built tool as a process, if it is next to the test bundle.
package enum BuiltTool {
  /// Its path.
  package static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("diorama").path
  }()
  /// Whether it is there: a build of the tests alone does not make it.
  package static let isPresent = FileManager.default.isExecutableFile(atPath: path)

  /// What the tests' own sanitizer was told, for a tool that was built with it too.
  package static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key) }
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
