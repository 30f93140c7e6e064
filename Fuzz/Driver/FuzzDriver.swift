import CFuzzer
import Foundation
import FuzzDoors

/// Runs libFuzzer against one door, or prepares what all of them start from.
///
///     fuzz-diorama prepare FOLDER PROJECT…     writes seeds and dictionaries
///     fuzz-diorama DOOR [libFuzzer's arguments] fuzzes, or replays the files that are named
@main
@MainActor
enum FuzzDriver {
  private static var door = Door.sceneToNib
  private static let workshop = Workshop()

  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1 else { fail("usage: fuzz-diorama prepare FOLDER PROJECT... | DOOR [ARGUMENTS]") }
    if arguments[1] == "prepare", arguments.count > 3 {
      do {
        return try Preparation(folder: arguments[2], words: workshop.words).run(on: Array(arguments[3...]))
      } catch {
        fail("nothing can be prepared: \(error)")
      }
    }
    guard let door = Door(rawValue: arguments[1]) else { fail("no such door: \(arguments[1])") }
    Self.door = door
    let words = Workshop.Words(in: ProcessInfo.processInfo.environment["FUZZ_WORDS"]) ?? workshop.words
    Mutation.begin(at: door, words: words)
    arguments.remove(at: 1)
    exit(run(arguments))
  }

  /// libFuzzer keeps pointers into the arguments as long as the process lives, so they are never freed.
  private static func run(_ arguments: [String]) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var count = Int32(arguments.count)
    return pointers.withUnsafeMutableBufferPointer { buffer in
      var base = buffer.baseAddress
      return LLVMFuzzerRunDriver(&count, &base) { data, size in
        let bytes = Array(UnsafeBufferPointer(start: data, count: size))
        MainActor.assumeIsolated { FuzzDriver.check(bytes) }
        return 0
      }
    }
  }

  private static func check(_ bytes: [UInt8]) {
    guard let finding = door.finding(bytes, with: workshop) else { return }
    FileHandle.standardError.write(Data("FINDING at \(door.rawValue): \(finding)\n".utf8))
    abort()
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
