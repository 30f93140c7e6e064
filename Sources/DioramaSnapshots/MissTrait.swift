#if canImport(Testing)
  import DioramaUI
  import Foundation
  public import Testing

  /// A trait with which a test fails, and goes on, where a `UserDriver` cannot do a step.
  public struct MissTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait of a suite applies to the tests inside of it.
    public var isRecursive: Bool { true }

    /// Runs a test whose misses are issues, each at the line of its step.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      await MissScope.install()
      try await MissScope.$isIssue.withValue(true, operation: function)
    }
  }

  extension Trait where Self == MissTrait {
    /// Makes an issue of a step that a user could not have done, such as a tap on a disabled button, in place of stopping the program.
    public static var recordsMisses: MissTrait { MissTrait() }
  }

  /// Whether misses of the running test are issues.
  enum MissScope {
    @TaskLocal static var isIssue = false

    /// Takes the misses of tests that have the trait.
    @MainActor
    static func install() {
      UserDriver.missTaker = { miss in
        guard isIssue else { return false }
        let path = "\(miss.filePath)"
        // Testing shows the name of the file alone; the path is the real one.
        let fileID = "Tests/\((path as NSString).lastPathComponent)"
        let place = SourceLocation(fileID: fileID, filePath: path, line: Int(miss.line), column: 1)
        Issue.record("\(miss)", sourceLocation: place)
        return true
      }
    }
  }
#endif
