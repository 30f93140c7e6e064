import DioramaDriver
import Foundation

/// Two commits of the repository around the working folder, unpacked into folders of their own.
///
/// Of the commits only data is taken: nothing of them runs, a link becomes a plain file, no attribute hides a file, and git's hooks,
/// pagers and credential helpers are off.
@MainActor
struct ReviewRevisions {
  /// The folders of the two commits.
  let old, new: String
  /// What the page calls the two commits.
  let names: (old: String, new: String)
  private let folder: String

  /// The text of two commits, `BASE..HEAD`, as git has it; nil for another text.
  ///
  /// A side that is empty is HEAD. With three dots the first side is where the two commits part, as with two: a review shows what a branch
  /// has changed, and not what others have since.
  nonisolated static func range(_ text: String) -> (base: String, head: String)? {
    guard let dots = text.range(of: "..") else { return nil }
    let base = String(text[..<dots.lowerBound])
    var head = text[dots.upperBound...]
    if head.hasPrefix(".") { head = head.dropFirst() }
    guard !head.contains("..") else { return nil }
    return (base.isEmpty ? "HEAD" : base, head.isEmpty ? "HEAD" : String(head))
  }

  /// Unpacks two commits; nil where git cannot be run or knows one of them not, which is reported.
  init?(_ range: (base: String, head: String), in run: ToolRun) {
    func commit(_ name: String) -> String? {
      guard let id = Self.git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]) else {
        run.fail("\(name): is no commit of a repository around the working folder", .usage)
        return nil
      }
      return id
    }
    guard let head = commit(range.head), let base = commit(range.base) else { return nil }
    let start = Self.git(["merge-base", base, head]) ?? base
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diorama-review-\(UUID().uuidString)")
      .path
    (self.folder, old, new) = (folder, folder + "/old", folder + "/new")
    names = ("\(range.base) (\(start.prefix(10)))", "\(range.head) (\(head.prefix(10)))")
    for (commit, target) in [(start, old), (head, new)] {
      do {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      } catch {
        run.fail("\(target): cannot be made", .unwritableOutput)
        remove()
        return nil
      }
      let index = ["GIT_INDEX_FILE": folder + "/index"]
      guard Self.git(["read-tree", commit], index) != nil,
        Self.git(["checkout-index", "--all", "--quiet", "--prefix=\(target)/"], index) != nil
      else {
        run.fail("\(commit): git cannot unpack the commit", .unreadableInput)
        remove()
        return nil
      }
    }
  }

  /// Removes the folders.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs git, and returns what it prints without the line's end; nil where it fails or there is none.
  private static func git(_ arguments: [String], _ variables: [String: String] = [:]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "core.symlinks=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let pipe = Pipe()
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, pipe)
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
