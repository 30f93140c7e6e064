import NibArchive
import Testing

/// A value belongs to one object, in whatever order the objects' runs stand.
@Suite struct SharedValuesTests {
  private func archive(_ runs: [Range<Int>]) -> NibArchive {
    NibArchive(
      objects: runs.map { .init(classIndex: 0, values: $0) },
      keys: ["key"],
      values: (0..<4).map { _ in .init(keyIndex: 0, payload: .null) },
      classNames: [.init(name: "NSObject", fallbacks: [])]
    )
  }

  @Test(
    "Runs may stand in any order, leave values out, and be empty",
    arguments: [[0..<2, 2..<4], [2..<4, 0..<2], [3..<4, 0..<0, 0..<1, 1..<3], [0..<0, 2..<2, 0..<4, 1..<1]]
  )
  func apart(runs: [Range<Int>]) throws {
    try archive(runs).verify()
    _ = try NibArchive(decoding: archive(runs).encoded())
  }

  @Test(
    "Runs that overlap are refused",
    arguments: [[0..<1, 0..<1], [1..<3, 0..<2], [2..<4, 0..<1, 3..<4], [0..<4, 0..<0, 1..<2]]
  )
  func overlapping(runs: [Range<Int>]) {
    let error = #expect(throws: NibArchiveError.self) { try archive(runs).verify() }
    #expect(error?.problem == .sharedValues)
    #expect(throws: NibArchiveError.self) { try NibArchive(decoding: archive(runs).encoded()) }
  }
}
