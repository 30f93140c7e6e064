import DioramaBuild
import DioramaCLI
import Foundation
import Testing

/// The built tool as a process, where it stands beside the test bundle.
struct ExecutableTests {
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("diorama").path
  }()
  static let isThere = FileManager.default.isExecutableFile(atPath: path)

  /// What the tests' own sanitizer was told, for a tool that was built with it too.
  static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS", "SWIFT_BACKTRACE"].contains($0.key) }
  }

  /// Runs a script in a folder, where `$DIORAMA` is the tool.
  static func shell(_ script: String, in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
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

  @Test(
    "Streams, exit statuses and pipes work as in process",
    .enabled(if: isThere, "a build of the tests alone does not make the tool")
  )
  func process() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.badge, "Wrong.scene.yaml": Scenes.wrong])
    let compiled = try Self.shell(#"exec "$DIORAMA" compile A.scene.yaml"#, in: folder)
    #expect(compiled.status == 0 && compiled.output == "")
    #expect(try Self.shell(#""$DIORAMA" compile - < A.scene.yaml | cmp - A.nib"#, in: folder).status == 0)
    let wrong = try Self.shell(#"exec "$DIORAMA" validate . --diagnostics gcc 2> /dev/null"#, in: folder)
    #expect(wrong.status == 1 && wrong.output == "")
    let closed = try Self.shell(#"{ "$DIORAMA" inspect A.nib --objects; } 2>&1 | head -n 1"#, in: folder)
    #expect(closed.status == 0)
    #expect(closed.output.split(separator: "\n").count == 1)
  }

  @Test(
    "A full disk behind standard output is told",
    .enabled(
      if: isThere && FileManager.default.fileExists(atPath: "/dev/full"),
      "neither the built tool nor a full device"
    )
  )
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let full = try Self.shell(#"exec "$DIORAMA" --version > /dev/full"#, in: folder)
    #expect(full.status == ToolStatus.unwritableOutput.rawValue)
    #expect(full.output == "diorama: cannot write standard output: No space left on device\n")
  }
}
