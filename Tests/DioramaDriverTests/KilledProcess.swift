import Foundation
import ToolTestSupport

/// The built tool, killed in the midst of its work.
enum KilledProcess {
  /// Kills a process as soon as something is seen of its work; whether it was still at it.
  static func run(_ arguments: [String], in folder: TemporaryFolder, once isSeen: () -> Bool) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltTool.path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !isSeen() { usleep(200) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
