import DioramaSnapshots
import DioramaUI
import Testing

/// Tests that fail where a driver cannot do a step.
@MainActor
@Suite(.serialized) struct MissTraitTests {
  @Test("With the trait, a tap on what is not there is an issue at its line", .recordsMisses)
  func recorded() {
    let line = #line + 2
    withKnownIssue {
      UserDriver(UIWindow(frame: .zero)).tap(UIButton())
    } matching: { issue in
      "\(issue)".contains("cannot tap the UIButton: it is not in the window") && issue.sourceLocation?.line == line
    }
  }
}
