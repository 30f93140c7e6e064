import DioramaUI
import Testing

/// The room that text takes, by the built-in table.
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

  @Test func widthsAreThoseOfLiberationSans() {
    let measuring = BuiltInTextMeasuring()
    // H is 1479, i 455 and the space 569 of 2048 units wide.
    #expect(abs(measuring.width(of: "Hi ", in: font) - (1479 + 455 + 569) * 20 / 2048) < 1e-9)
    #expect(measuring.width(of: "Hi", in: .boldSystemFont(ofSize: 20)) > measuring.width(of: "Hi", in: font))
    #expect(measuring.width(of: "\u{6F22}", in: font) == 20)
    #expect(measuring.width(of: "e\u{301}", in: font) == measuring.width(of: "e", in: font))
  }

  @Test func fontsHaveMeasures() {
    #expect(abs(font.lineHeight - (1854 + 434) * 20 / 2048) < 1e-9 && font.descender < 0)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight)
  }

  @Test func aLabelOfOneLine() {
    let label = label("Hello")
    #expect(label.intrinsicContentSize == CGSize(width: 46, height: 23))
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(self.label("").intrinsicContentSize == .zero)
  }

  @Test func linesBreakBetweenWords() {
    let label = label("one two three", lines: 0)
    let lineHeight = font.lineHeight
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: 80, height: 0))
    #expect(wide.height == lineHeight.rounded(.up) && narrow.height == (2 * lineHeight).rounded(.up))
    #expect(narrow.width <= 80)
    #expect(label.sizeThatFits(CGSize(width: 5, height: 0)).height > 5 * lineHeight)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 5, height: 0)).height == (2 * lineHeight).rounded(.up))
    label.text = "a\nb\n"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == (3 * lineHeight).rounded(.up))
  }

  @Test func attributesGiveOtherFonts() {
    let text = NSMutableAttributedString(string: "small LARGE")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
    let label = label("")
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 40).lineHeight.rounded(.up))
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

  @Test func controlsAskForTheirContent() {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    let field = UITextField()
    field.placeholder = "Email"
    let plain = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: plain.width + 14, height: plain.height + 14))
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
