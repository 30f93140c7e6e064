import DioramaDriver
import Foundation
import Synchronization
import ToolTestSupport

/// A file system that ends as one of a killed process does, or in which one step fails.
///
/// A step changes something: it makes, moves or removes a file or a folder. The step at which a process ends is half done where it
/// makes a file.
final class StoppedWriting: Sendable {
  /// What happens at the step.
  enum Stop: CaseIterable {
    /// The process ends: nothing happens any more.
    case end
    /// The step fails, and those after it do not.
    case failure
  }

  private let steps = Mutex(0)
  private let step: Int
  private let stop: Stop

  init(at step: Int, _ stop: Stop = .end) { (self.step, self.stop) = (step, stop) }

  /// Whether the step was reached.
  var isStopped: Bool { steps.withLock { $0 > step } }

  /// The file system.
  var files: FileSystem {
    var files = FileSystem.real
    files.change { changes in
      let real = changes
      changes.create = { [self] path, file throws(FileError) in
        switch next() {
        case .before: try real.create(path, file)
        case .now:
          if stop == .end {
            var half = file
            half.bytes = Array(file.bytes.prefix(file.bytes.count / 2))
            try real.create(path, half)
          }
          throw Self.stopped(path)
        case .after: throw Self.stopped(path)
        }
      }
      changes.move = { [self] source, destination throws(FileError) in
        try take(destination) { () throws(FileError) in try real.move(source, destination) }
      }
      changes.exchange = { [self] one, other throws(FileError) in
        try take(other) { () throws(FileError) in try real.exchange(one, other) }
      }
      changes.link = { [self] file, name throws(FileError) in
        try take(name) { () throws(FileError) in try real.link(file, name) }
      }
      changes.makeFolder = { [self] path throws(FileError) in
        try take(path) { () throws(FileError) in try real.makeFolder(path) }
      }
      changes.removeFolder = { [self] path in if next() == .before { real.removeFolder(path) } }
      changes.remove = { [self] path in if next() == .before { real.remove(path) } }
    }
    return files
  }

  private enum Moment { case before, now, after }

  private func next() -> Moment {
    let count = steps.withLock {
      $0 += 1
      return $0 - 1
    }
    if count == step { return .now }
    return count < step || stop == .failure ? .before : .after
  }

  private func take(_ path: String, _ body: () throws(FileError) -> Void) throws(FileError) {
    guard next() == .before else { throw Self.stopped(path) }
    try body()
  }

  private static func stopped(_ path: String) -> FileError { FileError(path: path, reason: .system(EIO)) }
}

extension TemporaryFolder {
  /// What runs that ended early left below the folder.
  func leftovers() throws -> [String] {
    try names().filter { ($0 as NSString).lastPathComponent.hasPrefix(".diorama-") }
  }

  /// Gives what this process left the names that a process that is over would have given.
  func killLeftovers() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    for name in try leftovers() {
      let killed = name.replacing(".diorama-\(getpid())-", with: ".diorama-\(process.processIdentifier)-")
      try FileManager.default.moveItem(atPath: at(name), toPath: at(killed))
    }
  }
}
