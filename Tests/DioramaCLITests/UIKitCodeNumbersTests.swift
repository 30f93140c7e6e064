import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Numbers at the ends of what a scene may have are written as code.
@MainActor
struct UIKitCodeNumbersTests {
  @Test("A number of any size is code", arguments: ["1.5e300", "-1e300", "1e-300", "123456789.125", "0.333333333333"])
  func numbers(number: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      scene: 1
      objects:
        - class: UIView
          id: root
          frame: [0, 0, 100, 100]
          backgroundColor: {red: \(number), green: 0, blue: 0, alpha: 1}
          subviews:
            - {class: UILabel, id: a, alpha: \(number), layoutMargins: [\(number), 0, 0, 0], font: {systemFont: \(number)}}
            - {class: UISlider, id: b, minimumValue: \(number)}
          constraints:
            - a.width = \(number) * b.width + \(number)

      """,
      to: "A.scene.yaml"
    )
    let run = Invocation("generate", "--code", "uikit", folder.at("A.scene.yaml"), "--output-dir", folder.at("out"))
    // Some of the numbers are mistakes of a scene; none of them ends the tool.
    #expect(run.status == .success || run.status == .findings, "\(run.errors)")
  }
}
