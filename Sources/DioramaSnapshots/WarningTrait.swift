#if canImport(Testing)
  import DioramaUI
  public import Testing

  /// A trait with which a test fails where UIKit would log a warning, such as one of constraints that contradict each other.
  public struct WarningTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait of a suite applies to the tests inside of it.
    public var isRecursive: Bool { true }

    /// Runs a test whose warnings are issues.
    ///
    /// Warnings count that come while the test's own task runs on the main actor; what blocks in the main queue do later is written as
    /// without the trait.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      await WarningScope.install()
      try await WarningScope.$failsTest.withValue(true, operation: function)
    }
  }

  extension Trait where Self == WarningTrait {
    /// Lets a test, or the tests of a suite, fail where UIKit would log a warning.
    public static var failsOnWarnings: WarningTrait { WarningTrait() }
  }

  /// Whether warnings of the running test are issues.
  enum WarningScope {
    @TaskLocal static var failsTest = false

    /// Takes the warnings of tests that have the trait; all others go where they went before.
    @MainActor
    static func install() {
      UIRuntime.shared.warningTaker = { message in
        if failsTest { Issue.record("\(message)") }
        return failsTest
      }
    }
  }
#endif
