import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// A damaged nib loads or fails with an error; it never traps.
@MainActor
@Suite struct RobustnessTests {
  /// A sanitizer makes each attempt many times slower; every sixteenth shows it enough of the memory.
  private let step = ProcessInfo.processInfo.environment["DIORAMA_SANITIZER"] == nil ? 1 : 16

  @Test(arguments: Repository.samples)
  func everyTruncationLoadsOrFails(path: String) throws {
    let bytes = try nib(path)
    for length in Sampling.sample(Array(stride(from: 0, to: bytes.count, by: step))) {
      try? load(Array(bytes[..<length]), isTolerant: length / step % 2 == 0)
    }
  }

  @Test(arguments: Repository.samples)
  func singleByteMutationsLoadOrFail(path: String) throws {
    let bytes = try nib(path)
    var generator = SplitMix64(seed: 0x5EED)
    for round in 0..<Sampling.count(2000 / step) {
      var damaged = bytes
      damaged[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
      try? load(damaged, isTolerant: round % 2 == 0)
    }
  }

  private func nib(_ path: String) throws -> [UInt8] {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    return try #require(Pipeline().compiled(source).value).encoded()
  }

  private func load(_ bytes: [UInt8], isTolerant: Bool) throws {
    let options = NibLoadingOptions(isTolerant: isTolerant)
    _ = try UINib(data: Data(bytes), bundle: nil).load(owner: NibStandIn(), options: options)
  }
}
