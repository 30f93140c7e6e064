import DioramaUI
import Foundation
import Testing

/// The size of text, by the built-in tables.
@MainActor
@Suite struct TextSizeTests {
  let font = UIFont.systemFont(ofSize: 20)

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func namedFontsAreMeasuredAsLiberationSans() throws {
    let measuring = BuiltInTextMeasuring()
    let arial = try #require(UIFont(name: "Arial", size: 20))
    // H is 1479, i 455 and the space 569 of 2048 units wide.
    #expect(abs(measuring.width(of: "Hi ", in: arial) - (1479 + 455 + 569) * 20 / 2048) < 1e-9)
    #expect(abs(arial.lineHeight - (1854 + 434) * 20 / 2048) < 1e-9)
    let bold = try #require(UIFont(name: "Arial-BoldMT", size: 20))
    #expect(measuring.width(of: "Hi", in: bold) > measuring.width(of: "Hi", in: arial))
    #expect(measuring.width(of: "\u{6F22}", in: arial) == 20)
    #expect(measuring.width(of: "e\u{301}", in: arial) == measuring.width(of: "e", in: arial))
    // Helvetica Neue has Helvetica's widths in lines as high as the system font's.
    let neue = try #require(UIFont(name: "HelveticaNeue-Medium", size: 20))
    #expect(measuring.width(of: "Hi", in: neue) == measuring.width(of: "Hi", in: arial))
    #expect(neue.lineHeight == font.lineHeight)
  }

  @Test func theSystemFontHasWidthsOfItsOwn() throws {
    let measuring = BuiltInTextMeasuring()
    func width(_ text: String, _ font: UIFont) -> CGFloat { measuring.width(of: text, in: font) }
    // Advances of H and i, the tracking of 17 points, and no kerning between them.
    let body = UIFont.systemFont(ofSize: 17)
    #expect(abs(width("Hi", body) - 17 * (1520 + 506 - 2 * 52) / 2048) < 1e-6)
    // V and o are kerned.
    #expect(width("Vo", body) < width("V", body) + width("o", body))
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = weights.map { width("Hamburgefonstiv", .systemFont(ofSize: 17, weight: $0)) }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    #expect(width("Hi", .boldSystemFont(ofSize: 17)) == width("Hi", .systemFont(ofSize: 17, weight: .bold)))
    #expect(
      width("Hi", .preferredFont(forTextStyle: .headline)) == width("Hi", .systemFont(ofSize: 17, weight: .semibold))
    )
    #expect(width("Hi", .italicSystemFont(ofSize: 17)) != width("Hi", body))
    let named = try #require(UIFont(name: "SFProText-Semibold", size: 17))
    #expect(width("Hi", named) == width("Hi", .systemFont(ofSize: 17, weight: .semibold)))
  }

  @Test("Texts of cells, headers, search fields, alerts and configured buttons follow the text size")
  func partsFollow() throws {
    let runtime = UIRuntime.shared
    let usual = runtime.preferredContentSizeCategory
    defer { runtime.preferredContentSizeCategory = usual }
    func heights() throws -> [CGFloat] {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Buy"
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
      let source = TitledSource()
      table.dataSource = source
      table.layoutIfNeeded()
      return [
        text.font.lineHeight, detail.font.lineHeight, try #require(bar.searchTextField.font).lineHeight,
        bar.intrinsicContentSize.height, button.intrinsicContentSize.height, table.rectForHeader(inSection: 0).height,
        table.rectForFooter(inSection: 0).height,
      ]
    }
    runtime.preferredContentSizeCategory = .large
    let before = try heights()
    runtime.preferredContentSizeCategory = .accessibilityExtraLarge
    for (index, (small, large)) in zip(before, try heights()).enumerated() {
      #expect(large > small + 15, "\(index)")
    }
  }

  @MainActor
  private final class TitledSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  }

  @Test func fontsHaveMeasures() {
    #expect(abs(font.lineHeight - (1950 + 494) * 20 / 2048) < 1e-9 && font.descender < 0)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight)
  }

  @Test func linesAreRoundedUpToAPixel() {
    let usual = UIRuntime.shared.screenScale
    defer { UIRuntime.shared.screenScale = usual }
    let label = UILabel()
    label.text = "Hello"
    let heights: [CGFloat: CGFloat] = [1: 21, 2: 20.5, 3: 61 / 3]
    for (scale, height) in heights {
      UIRuntime.shared.screenScale = scale
      #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
      #expect(UIScreen.main.scale == scale)
    }
  }

  @Test func aLabelOfOneLine() {
    let label = label("Hello")
    let width = BuiltInTextMeasuring().width(of: "Hello", in: font)
    #expect(label.intrinsicContentSize == CGSize(width: (width * 3).rounded(.up) / 3, height: 24))
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(self.label("").intrinsicContentSize == .zero)
  }

  @Test func linesBreakBetweenWords() {
    let label = label("one two three", lines: 0)
    func lines(_ count: CGFloat) -> CGFloat { (count * font.lineHeight * 3).rounded(.up) / 3 }
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(wide.height == lines(1) && narrow.height == lines(2))
    #expect(narrow.width <= 80)
    #expect(label.sizeThatFits(CGSize(width: 5, height: 0)).height > lines(5))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 5, height: 0)).height == lines(2))
    label.text = "a\nb\n"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == lines(3))
  }

  @Test func attributesGiveOtherFonts() {
    let text = NSMutableAttributedString(string: "small LARGE")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
    let label = label("")
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 48)
  }

  @Test func longTextIsCutOrMadeSmaller() {
    let label = label("A very long text")
    label.frame.size = CGSize(width: 60, height: 30)
    let cut = SVGRenderer().render(label)
    #expect(cut.contains("\u{2026}</text>") && !cut.contains("long text"))
    label.adjustsFontSizeToFitWidth = true
    let small = SVGRenderer().render(label)
    #expect(small.contains("A very long text</text>") && !small.contains("font-size=\"20\""))
    label.sizeToFit()
    #expect(SVGRenderer().render(label).contains("font-size=\"20\""))
  }

  @Test func aButtonPlacesItsParts() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Go", for: .normal)
    #expect(button.subviews.isEmpty)
    button.layoutIfNeeded()
    let size = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.subviews == [button.titleLabel].compactMap { $0 })
    #expect(button.titleLabel?.center == CGPoint(x: 100, y: 20) && button.titleLabel?.bounds.size == size)
    button.contentHorizontalAlignment = .right
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 200)
    button.setTitle(nil, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
  }

  @Test func measuringCanBeReplaced() {
    struct Monospaced: TextMeasuring {
      func width(of text: String, in font: UIFont) -> CGFloat { CGFloat(text.count) * 10 }
      func metrics(of font: UIFont) -> FontMetrics {
        FontMetrics(ascender: 8, descender: -2, leading: 0, capHeight: 7, xHeight: 5)
      }
    }
    UIRuntime.shared.textMeasuring = Monospaced()
    defer { UIRuntime.shared.textMeasuring = BuiltInTextMeasuring() }
    #expect(label("abc").intrinsicContentSize == CGSize(width: 30, height: 10))
  }
}
