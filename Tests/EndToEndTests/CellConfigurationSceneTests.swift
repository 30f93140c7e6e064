import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// What cells and headers show of a list arrives as one value, with the parts that the scene sets.
@MainActor
@Suite struct CellConfigurationSceneTests {
  @Test func everyContentFactoryMakesItsOwn() throws {
    let made: [(name: String, expected: UIListContentConfiguration)] = [
      ("cell", .cell()), ("subtitleCell", .subtitleCell()), ("valueCell", .valueCell()),
      ("plainHeader", .plainHeader()), ("plainFooter", .plainFooter()), ("groupedHeader", .groupedHeader()),
      ("groupedFooter", .groupedFooter()), ("sidebarCell", .sidebarCell()), ("sidebarHeader", .sidebarHeader()),
      ("prominentInsetGroupedHeader", .prominentInsetGroupedHeader()),
    ]
    #expect(made.map(\.name) == ConfigurationKind.listContent.factories)
    for (name, expected) in made {
      let cell: UITableViewCell = try Self.object("UITableViewCell", "contentConfiguration: \(name)")
      #expect(cell.contentConfiguration as? UIListContentConfiguration == expected, "\(name)")
    }
  }

  @Test func everyBackgroundFactoryMakesItsOwn() throws {
    let made: [(name: String, expected: UIBackgroundConfiguration)] = [
      ("clear", .clear()), ("listPlainCell", .listPlainCell()), ("listPlainHeaderFooter", .listPlainHeaderFooter()),
      ("listGroupedCell", .listGroupedCell()), ("listGroupedHeaderFooter", .listGroupedHeaderFooter()),
      ("listSidebarCell", .listSidebarCell()), ("listCell", .listCell()),
    ]
    #expect(made.map(\.name) == ConfigurationKind.background.factories)
    for (name, expected) in made {
      let cell: UICollectionViewCell = try Self.object("UICollectionViewCell", "backgroundConfiguration: \(name)")
      #expect(cell.backgroundConfiguration == expected, "\(name)")
    }
  }

  @Test func everyPartOfAContentArrives() throws {
    let parts =
      "text: Teapot, secondaryText: 48 €, image: cup, imageProperties.tintColor: systemRed, "
      + "imageProperties.cornerRadius: 3, imageProperties.maximumSize: [1, 2], "
      + "imageProperties.reservedLayoutSize: [3, 4], textProperties.font: {boldSystemFont: 40}, "
      + "textProperties.color: systemGreen, textProperties.alignment: justified, textProperties.numberOfLines: 3, "
      + "textProperties.lineBreakMode: byClipping, textProperties.adjustsFontSizeToFitWidth: true, "
      + "textProperties.minimumScaleFactor: 0.5, textProperties.adjustsFontForContentSizeCategory: false, "
      + "textProperties.transform: capitalized, secondaryTextProperties.font: {systemFont: 9}, "
      + "secondaryTextProperties.color: systemBlue, secondaryTextProperties.alignment: center, "
      + "secondaryTextProperties.numberOfLines: 2, secondaryTextProperties.lineBreakMode: byWordWrapping, "
      + "secondaryTextProperties.adjustsFontSizeToFitWidth: true, secondaryTextProperties.minimumScaleFactor: 0.25, "
      + "secondaryTextProperties.adjustsFontForContentSizeCategory: false, "
      + "secondaryTextProperties.transform: lowercase, prefersSideBySideTextAndSecondaryText: true, "
      + "imageToTextPadding: 5, textToSecondaryTextHorizontalPadding: 6, textToSecondaryTextVerticalPadding: 7, "
      + "directionalLayoutMargins: [1, 2, 3, 4], axesPreservingSuperviewLayoutMargins: [vertical], alpha: 0.5"
    let view: UITableViewHeaderFooterView = try Self.object(
      "UITableViewHeaderFooterView",
      "contentConfiguration: {cell: {\(parts)}}"
    )
    let content = try #require(view.contentConfiguration as? UIListContentConfiguration)
    var expected = UIListContentConfiguration.cell()
    expected.text = "Teapot"
    expected.secondaryText = "48 €"
    expected.image = content.image
    expected.imageProperties.tintColor = .systemRed
    expected.imageProperties.cornerRadius = 3
    expected.imageProperties.maximumSize = CGSize(width: 1, height: 2)
    expected.imageProperties.reservedLayoutSize = CGSize(width: 3, height: 4)
    expected.textProperties.font = .boldSystemFont(ofSize: 40)
    expected.textProperties.color = .systemGreen
    expected.textProperties.alignment = .justified
    expected.textProperties.numberOfLines = 3
    expected.textProperties.lineBreakMode = .byClipping
    expected.textProperties.adjustsFontSizeToFitWidth = true
    expected.textProperties.minimumScaleFactor = 0.5
    expected.textProperties.adjustsFontForContentSizeCategory = false
    expected.textProperties.transform = .capitalized
    expected.secondaryTextProperties.font = .systemFont(ofSize: 9)
    expected.secondaryTextProperties.color = .systemBlue
    expected.secondaryTextProperties.alignment = .center
    expected.secondaryTextProperties.numberOfLines = 2
    expected.secondaryTextProperties.lineBreakMode = .byWordWrapping
    expected.secondaryTextProperties.adjustsFontSizeToFitWidth = true
    expected.secondaryTextProperties.minimumScaleFactor = 0.25
    expected.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    expected.secondaryTextProperties.transform = .lowercase
    expected.prefersSideBySideTextAndSecondaryText = true
    expected.imageToTextPadding = 5
    expected.textToSecondaryTextHorizontalPadding = 6
    expected.textToSecondaryTextVerticalPadding = 7
    expected.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.axesPreservingSuperviewLayoutMargins = .vertical
    expected.alpha = 0.5
    #expect(content == expected && content.image?.resourceName == "cup")
  }

  @Test func everyPartOfABackgroundArrives() throws {
    let parts =
      "backgroundColor: systemRed, cornerRadius: 5, backgroundInsets: [1, 2, 3, 4], image: paper, "
      + "imageContentMode: center, strokeColor: systemBlue, strokeWidth: 2, strokeOutset: -1"
    let cell: UITableViewCell = try Self.object("UITableViewCell", "backgroundConfiguration: {clear: {\(parts)}}")
    let background = try #require(cell.backgroundConfiguration)
    var expected = UIBackgroundConfiguration.clear()
    expected.backgroundColor = .systemRed
    expected.cornerRadius = 5
    expected.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expected.image = background.image
    expected.imageContentMode = .center
    expected.strokeColor = .systemBlue
    expected.strokeWidth = 2
    expected.strokeOutset = -1
    #expect(background == expected && background.image?.resourceName == "paper")
  }

  @Test func aCellShowsItsContent() throws {
    let cell: UITableViewCell = try Self.object(
      "UITableViewCell",
      "frame: [0, 0, 320, 60]\n    contentConfiguration: {subtitleCell: {text: Teapot, secondaryText: stoneware}}"
    )
    cell.layoutIfNeeded()
    #expect(cell.contentView is UIListContentView)
    let texts = cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Teapot", "stoneware"])
  }

  private static func object<Object>(_ className: String, _ property: String) throws -> Object {
    let text = "scene: 1\nobjects:\n  - class: \(className)\n    \(property)\n"
    let source = SourceText(path: "Cell.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    return try #require(try nib.load(owner: nil).topLevelObjects.first as? Object)
  }
}
