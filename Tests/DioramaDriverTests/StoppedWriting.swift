import DioramaDriver
import Foundation
import Synchronization
import ToolTestSupport

/// A file system that ends as one of a killed process does: from some step on, nothing happens any more.
///
/// A step makes a file or moves one. The step at which it ends is half done where it makes a file.
final class StoppedWriting: Sendable {
  private let steps = Mutex(0)
  private let end: Int

  init(at end: Int) { self.end = end }

  /// Whether the end was reached.
  var isStopped: Bool { steps.withLock { $0 > end } }

  /// The file system.
  var files: FileSystem {
    var files = FileSystem.real
    files.change { changes in
      let real = changes
      changes.create = { [self] path, file throws(FileError) in
        let step = next()
        if step <= end {
          var part = file
          if step == end { part.bytes = Array(file.bytes.prefix(file.bytes.count / 2)) }
          try real.create(path, part)
        }
        if step >= end { throw Self.stopped(path) }
      }
      changes.move = { [self] source, destination throws(FileError) in
        if next() >= end { throw Self.stopped(source) }
        try real.move(source, destination)
      }
      changes.exchange = { [self] one, other throws(FileError) in
        if next() >= end { throw Self.stopped(one) }
        try real.exchange(one, other)
      }
      changes.link = { [self] file, name throws(FileError) in
        if next() >= end { throw Self.stopped(name) }
        try real.link(file, name)
      }
      changes.removeFolder = { [self] path in if !isStopped { real.removeFolder(path) } }
      changes.remove = { [self] path in if !isStopped { real.remove(path) } }
      changes.makeFolder = { [self] path throws(FileError) in
        if isStopped { throw Self.stopped(path) }
        try real.makeFolder(path)
      }
    }
    return files
  }

  private func next() -> Int {
    steps.withLock {
      $0 += 1
      return $0 - 1
    }
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
