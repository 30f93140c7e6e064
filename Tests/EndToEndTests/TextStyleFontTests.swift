import DioramaUI
import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import Testing

/// A font of a text style in a nib has the size that the user prefers when the nib is loaded.
@MainActor
@Suite struct TextStyleFontTests {
  @Test(arguments: [
    (UIContentSizeCategory.large, 17.0), (.extraSmall, 14), (.accessibilityExtraExtraExtraLarge, 53),
  ])
  func bodyIsAsLargeAsTheUserPrefers(category: UIContentSizeCategory, size: Double) throws {
    let outer = UIRuntime.shared.preferredContentSizeCategory
    UIRuntime.shared.preferredContentSizeCategory = category
    defer { UIRuntime.shared.preferredContentSizeCategory = outer }
    let text = "scene: 1\nobjects:\n  - {class: UILabel, text: Total, font: body}\n  - {class: UILabel, text: Fixed}\n"
    let validated = Pipeline().validated(SourceText(path: "A.scene.yaml", text: text))
    let nib = UINib(data: Data(emit(try #require(validated.value)).encoded()), bundle: nil)
    let labels = try nib.load(owner: nil).topLevelObjects.compactMap { $0 as? UILabel }
    #expect(labels.map { Double($0.font.pointSize) } == [size, 17])
  }
}
