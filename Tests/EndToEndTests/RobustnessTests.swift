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
  /// How many damages of each kind are tried of each nib; fuzzing tries millions, and an exhaustive run every truncation.
  private static let most = 300

  @Test(arguments: Repository.samples)
  func everyTruncationLoadsOrFails(path: String) throws {
    let bytes = try nib(path)
    for length in Sampling.indexes(Sampling.count(Self.most), of: bytes.count) {
      try? load(Array(bytes[..<length]), isTolerant: length % 2 == 0)
    }
  }

  @Test(arguments: Repository.samples)
  func singleByteMutationsLoadOrFail(path: String) throws {
    let bytes = try nib(path)
    var generator = SplitMix64(seed: 0x5EED)
    for round in 0..<Sampling.count(Self.most) {
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
