import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// The font and the color of a navigation bar's titles arrive as `NSAttributedString` has them.
@MainActor
@Suite struct TitleAttributesTests {
  @Test func fontAndColorArrive() throws {
    let bar = try Self.bar(
      "titleTextAttributes: {font: {boldSystemFont: 23}, foregroundColor: systemRed}\n"
        + "    largeTitleTextAttributes: {foregroundColor: systemBlue}"
    )
    let title = try #require(bar.titleTextAttributes)
    #expect((title[.font] as? UIFont)?.pointSize == 23)
    #expect((title[.foregroundColor] as? UIColor)?.isEqual(UIColor.systemRed) == true)
    #expect(title.count == 2)
    let large = try #require(bar.largeTitleTextAttributes)
    #expect((large[.foregroundColor] as? UIColor)?.isEqual(UIColor.systemBlue) == true)
    #expect(large.count == 1)
  }

  @Test func aBarWithoutHasNone() throws {
    let bar = try Self.bar("prefersLargeTitles: true")
    #expect(bar.titleTextAttributes == nil && bar.largeTitleTextAttributes == nil)
  }

  @Test(arguments: [
    ("{colour: red}", "NSAttributedString.Key has no case 'colour'"),
    ("{textColor: red}", "NSAttributedString.Key has no case 'textColor'"),
    ("{kern: 2}", "a title has no attribute 'kern'"),
    ("headline", "'titleTextAttributes' is a map of attributes: {font: …, foregroundColor: …}"),
  ])
  func mistakesAreNamed(value: String, message: String) {
    let text = "scene: 1\nobjects:\n  - class: UINavigationBar\n    titleTextAttributes: \(value)\n"
    let validated = Pipeline().validated(SourceText(path: "A.scene.yaml", text: text))
    #expect(validated.diagnostics.map(\.message) == [message])
  }

  private static func bar(_ properties: String) throws -> UINavigationBar {
    let text = "scene: 1\nobjects:\n  - class: UINavigationBar\n    \(properties)\n"
    let source = SourceText(path: "Bar.scene.yaml", text: text)
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    return try #require(try nib.load(owner: nil).topLevelObjects.first as? UINavigationBar)
  }
}
