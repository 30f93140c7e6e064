#if canImport(Testing)
  public import Testing

  /// A trait that says which snapshots a test writes; see `snapshots(record:)`.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: SnapshotRecording

    /// True: the trait of a suite applies to the tests inside of it.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait's recording mode.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotScope.$recording.withValue(recording, operation: function)
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Says which snapshots a test, or the tests of a suite, write.
    ///
    /// The environment variable `DIORAMA_RECORD`, with `never`, `missing`, `failed` or `all`, takes precedence; where
    /// `CI` is set, nothing is written.
    public static func snapshots(record: SnapshotRecording) -> SnapshotTrait { SnapshotTrait(recording: record) }
  }
#endif

/// The recording mode of the running test.
enum SnapshotScope {
  @TaskLocal static var recording = SnapshotRecording.missing

  /// The recording mode in force: the environment's, or else the test's.
  static func recording(in environment: [String: String]) -> SnapshotRecording {
    // Servers set CI to true or 1; some to false where it is not meant.
    if let server = environment["CI"], !["", "0", "false"].contains(server.lowercased()) { return .never }
    guard let said = environment["DIORAMA_RECORD"], !said.isEmpty else { return recording }
    return SnapshotRecording(rawValue: said) ?? (said == "1" ? .all : recording)
  }
}
