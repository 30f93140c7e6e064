import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// A paragraph style arrives with what the scene says, and starts where UIKit's own does.
@MainActor
@Suite struct ParagraphStyleTests {
  @Test func everyPropertyArrives() throws {
    let style = try Self.style(
      "alignment: right, lineBreakMode: byTruncatingMiddle, lineSpacing: 1, paragraphSpacing: 2, "
        + "paragraphSpacingBefore: 3, firstLineHeadIndent: 4, headIndent: 5, tailIndent: -6, minimumLineHeight: 7, "
        + "maximumLineHeight: 80, lineHeightMultiple: 1.25, hyphenationFactor: 0.5, baseWritingDirection: rightToLeft, "
        + "tabStops: [{alignment: right, location: 90.5}, {location: 200}], defaultTabInterval: 33.7, "
        + "tighteningFactorForTruncation: 0.25, allowsDefaultTighteningForTruncation: true, "
        + "lineBreakStrategy: [pushOut, hangulWordPriority]",
      mode: "byTruncatingMiddle"
    )
    let expected = NSMutableParagraphStyle()
    expected.alignment = .right
    expected.lineBreakMode = .byTruncatingMiddle
    expected.lineSpacing = 1
    expected.paragraphSpacing = 2
    expected.paragraphSpacingBefore = 3
    expected.firstLineHeadIndent = 4
    expected.headIndent = 5
    expected.tailIndent = -6
    expected.minimumLineHeight = 7
    expected.maximumLineHeight = 80
    expected.lineHeightMultiple = 1.25
    expected.hyphenationFactor = 0.5
    expected.baseWritingDirection = .rightToLeft
    expected.tabStops = [
      NSTextTab(textAlignment: .right, location: 90.5), NSTextTab(textAlignment: .left, location: 200),
    ]
    expected.defaultTabInterval = 33.7
    expected.tighteningFactorForTruncation = 0.25
    expected.allowsDefaultTighteningForTruncation = true
    expected.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(style == expected)
    #expect(style.tabStops == expected.tabStops)
  }

  @Test(arguments: [
    ("left", NSTextAlignment.left), ("center", .center), ("right", .right), ("justified", .justified),
    ("natural", .natural),
  ])
  func everyAlignmentArrives(name: String, alignment: NSTextAlignment) throws {
    let style = try Self.style("alignment: \(name), tabStops: [{alignment: \(name), location: 1}]")
    #expect(style.alignment == alignment)
    #expect(style.tabStops.map(\.alignment) == [alignment])
  }

  @Test(arguments: [
    ("natural", NSWritingDirection.natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ])
  func everyDirectionArrives(name: String, direction: NSWritingDirection) throws {
    #expect(try Self.style("baseWritingDirection: \(name)").baseWritingDirection == direction)
  }

  @Test func whatIsLeftOutIsWhatCodeStartsWith() throws {
    let style = try Self.style("lineSpacing: 0")
    #expect(style == NSParagraphStyle())
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(try Self.style("tabStops: []").tabStops.isEmpty)
  }

  /// The style of a label's text; the label puts its own mode into it.
  private static func style(_ properties: String, mode: String = "byWordWrapping") throws -> NSParagraphStyle {
    let text =
      "scene: 1\nobjects:\n  - {class: UILabel, lineBreakMode: \(mode), attributedText: [{text: A, paragraphStyle: {\(properties)}}]}\n"
    let source = SourceText(path: "Paragraph.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    let label = try #require(try nib.load(owner: nil).topLevelObjects.first as? UILabel)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    return try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
  }
}
