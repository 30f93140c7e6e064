import DioramaUI
import Testing

/// Visual formats that UIKit's exceptions refuse.
@Suite struct VisualFormatExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("VF5: a fault of a visual format is marked below its position") func visualFormat() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-(>=50)-[view(100)]",
          metrics: nil,
          views: ["view": view]
        )
      }
    }
    let lines = [
      "reason: 'Unable to parse constraint format: ",
      "Unable to interpret '|' character, because the related view doesn't have a superview ",
      "H:|-(>=50)-[view(100)] ",
      "                      ^'",
    ]
    #expect(said(result).contains(lines.joined(separator: "\n")))
  }
}
