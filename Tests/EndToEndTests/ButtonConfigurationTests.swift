import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// A button's configuration arrives as one value, with the parts that the scene sets.
@MainActor
@Suite struct ButtonConfigurationTests {
  @Test(arguments: [
    ("plain", UIButton.Configuration.plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ("borderless", .borderless()), ("bordered", .bordered()), ("borderedTinted", .borderedTinted()),
    ("borderedProminent", .borderedProminent()),
  ])
  func everyFactoryMakesItsOwn(name: String, expected: UIButton.Configuration) throws {
    #expect(try Self.button("configuration: \(name)").configuration == expected)
  }

  @Test func everyPartArrives() throws {
    let parts =
      "title: Buy, subtitle: for 3 €, image: cart, imagePlacement: [trailing], imagePadding: 4, titlePadding: 2, "
      + "contentInsets: [1, 2, 3, 4], baseForegroundColor: systemRed, baseBackgroundColor: systemBlue, "
      + "cornerStyle: capsule, buttonSize: large, showsActivityIndicator: true, titleAlignment: center, indicator: popup, "
      + "background.cornerRadius: 5, background.backgroundColor: systemGreen, background.strokeColor: systemGray, "
      + "background.strokeWidth: 2, background.strokeOutset: 1, background.backgroundInsets: [1, 2, 3, 4]"
    let configuration = try #require(try Self.button("configuration: {filled: {\(parts)}}").configuration)
    var expected = UIButton.Configuration.filled()
    expected.title = "Buy"
    expected.subtitle = "for 3 €"
    expected.image = configuration.image
    expected.imagePlacement = .trailing
    expected.imagePadding = 4
    expected.titlePadding = 2
    expected.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.baseForegroundColor = configuration.baseForegroundColor
    expected.baseBackgroundColor = configuration.baseBackgroundColor
    expected.cornerStyle = .capsule
    expected.buttonSize = .large
    expected.showsActivityIndicator = true
    expected.titleAlignment = .center
    expected.indicator = .popup
    expected.background.cornerRadius = 5
    expected.background.backgroundColor = .systemGreen
    expected.background.strokeColor = .systemGray
    expected.background.strokeWidth = 2
    expected.background.strokeOutset = 1
    expected.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(configuration == expected)
    #expect(configuration.image != nil)
    #expect(configuration.baseForegroundColor?.isEqual(UIColor.systemRed) == true)
    #expect(configuration.baseBackgroundColor?.isEqual(UIColor.systemBlue) == true)
  }

  @Test func aTitleHasTheFontThatTheSceneSays() throws {
    let plain = try Self.button("configuration: {plain: {title: Buy}}")
    let large = try Self.button("configuration: {plain: {title: Buy, titleFont: {boldSystemFont: 40}}}")
    for button in [plain, large] { button.sizeToFit() }
    #expect(large.bounds.height > plain.bounds.height + 15)
    large.layoutIfNeeded()
    #expect(large.titleLabel?.font.pointSize == 40)
  }

  @Test func aButtonWithoutHasNone() throws {
    #expect(try Self.button("title: {normal: Buy}").configuration == nil)
  }

  private static func button(_ property: String) throws -> UIButton {
    let text = "scene: 1\nobjects:\n  - class: UIButton\n    \(property)\n"
    let source = SourceText(path: "Button.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    return try #require(try nib.load(owner: nil).topLevelObjects.first as? UIButton)
  }
}
