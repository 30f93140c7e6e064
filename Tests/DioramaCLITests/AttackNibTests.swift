import DioramaCLI
import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import TestSupport
import Testing
import ToolTestSupport

/// Nibs that somebody made to do harm: each loads, or is refused; nothing traps, hangs or runs what it should not.
@MainActor
struct AttackNibTests {
  private nonisolated static let scenes = ["values", "connections", "constraints", "children", "windows", "variations"]

  /// What a run tries of a nib's changes: each is loaded, and one in five goes through every verb that reads nibs.
  private struct Plan {
    var loaded: [Int]
    var described: Set<Int>

    init(for mutations: NibMutations) {
      let indexes = Sampling.indexes(20, of: mutations.changes.count)
      let fifths = stride(from: 0, to: indexes.count, by: 5).map { indexes[$0] }
      (loaded, described) = (indexes, Set(Sampling.isExhaustive ? indexes : fifths))
    }
  }

  private static func nib(_ name: String) throws -> [UInt8] {
    let path = Repository.root.appendingPathComponent("Tests/Fixtures/scenes/\(name).scene.yaml").path
    let run = Invocation("compile", path, "-o", "-")
    #expect(run.status == .success)
    return run.outputBytes
  }

  @Test("Changes of a value, a reference, a key, a class and a run of values", arguments: scenes)
  func changes(name: String) throws {
    let archive = try NibArchive(decoding: Self.nib(name))
    let mutations = NibMutations(of: archive)
    let folder = try TemporaryFolder()
    let plan = Plan(for: mutations)
    for index in plan.loaded {
      let change = mutations.changes[index]
      let bytes = mutations.mutated(change).encoded()
      load(bytes)
      if plan.described.contains(index) { try check(bytes, "\(name) \(index) \(change)", in: folder) }
    }
  }

  @Test(
    "Every field of the header at the ends of what it holds, and one beside what it is",
    arguments: scenes.prefix(2)
  )
  func header(name: String) throws {
    let bytes = try Self.nib(name)
    let folder = try TemporaryFolder()
    for offset in stride(from: 10, to: 50, by: 4) {
      let field = bytes[offset..<offset + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for number in [0, 1, field &- 1, field &+ 1, 0x7FFF_FFFF, 0x8000_0000, .max] {
        var damaged = bytes
        for index in 0..<4 { damaged[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(index))) }
        if (try? NibArchive(decoding: damaged)) != nil {
          try check(damaged, "\(name) byte \(offset) is \(number)", in: folder)
        }
      }
    }
  }

  @Test("Numbers that never end, and a nib that ends anywhere", arguments: scenes)
  func numbers(name: String) throws {
    let bytes = try Self.nib(name)
    for offset in stride(from: 50, to: bytes.count, by: Sampling.isExhaustive ? 1 : 31) {
      #expect(throws: NibArchiveError.self) { try NibArchive(decoding: Array(bytes[..<offset])) }
      for digits in [
        [0x7F, 0x7F, 0x7F, 0x7F, 0xFF], [0, 0, 0, 0, 0, 0x80], [0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F],
      ] {
        let damaged = bytes[..<offset] + digits.map { UInt8($0) } + bytes[(offset + 1)...]
        if let archive = try? NibArchive(decoding: Array(damaged)) { #expect((try? archive.verify()) != nil) }
      }
    }
  }

  @Test(
    "The page says how many changes there are, and how many of them a run tries",
    .disabled(if: Sampling.isExhaustive, "an exhaustive run tries all of them")
  )
  func page() throws {
    let all = try Self.scenes.map { NibMutations(of: try NibArchive(decoding: Self.nib($0))) }
    let count = all.map(\.changes.count).reduce(0, +)
    let plans = all.map { Plan(for: $0) }
    try AttackPage.expect(
      "Changes of \(Self.scenes.count) nibs",
      "more than \(count / 100_000 * 100_000): each value of every type at its ends, each reference to each object, each "
        + "key, each class and name of a class, runs shared, cut off and repeated; a run loads "
        + "\(plans.map(\.loaded.count).reduce(0, +)) of them as an application does and as the tool does, and inspects, "
        + "draws and decompiles \(plans.map(\.described.count).reduce(0, +)) of those; with `DIORAMA_EXHAUSTIVE=1`, all"
    )
  }

  private func check(_ bytes: [UInt8], _ title: String, in folder: TemporaryFolder) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.at("A.nib")))
    let start = ContinuousClock.now
    for verb in [["inspect", "--json"], ["inspect", "--objects"], ["tree"], ["render", "-o", "-"], ["decompile"]] {
      let run = Invocation(arguments: verb + ["@A.nib"], in: folder)
      let isExpected = [.success, .findings, .unreadableInput].contains(run.status)
      #expect(isExpected, "\(title): \(verb) \(run.status) \(run.errors)")
    }
    #expect(ContinuousClock.now - start < Patience.seconds(30), "\(title) takes too long")
  }

  /// Loads a nib as an application would, and as the tool does.
  private func load(_ bytes: [UInt8]) {
    for isTolerant in [false, true] {
      let options = NibLoadingOptions(isTolerant: isTolerant)
      let loaded = try? UINib(data: Data(bytes), bundle: nil).load(owner: NibStandIn(), options: options)
      for case let view as UIView in loaded?.topLevelObjects ?? [] { view.layoutIfNeeded() }
    }
  }
}
