import DioramaImage
import DioramaPicture
import DioramaUI
import Testing
import TextMetrics

/// Which letters fonts have in pictures, and how SVG files ask for them.
@MainActor
struct LetterTests {
  private static func label(_ text: String, _ font: UIFont?) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    (label.text, label.font) = (text, font)
    return label
  }

  /// The value of an attribute of the only text of a picture.
  private static func attribute(_ name: String, _ text: String, _ font: UIFont?) -> String? {
    let svg = SVGRenderer().render(label(text, font))
    guard let line = svg.split(separator: "\n").first(where: { $0.contains("<text ") }) else { return nil }
    return line.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first?.split(separator: "\"").first
      .map(String.init)
  }

  @Test("Weights of the system's font are those of style sheets, by number and by name")
  func weights() {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(
      weights.map { UIFont.systemFont(ofSize: 17, weight: $0).letterStyle.weight }
        == Array(stride(from: 100, through: 900, by: 100))
    )
    #expect(UIFont.systemFont(ofSize: 17, weight: .init(0.35)).letterStyle.weight == 650)
    #expect([-9, 9].map { UIFont.systemFont(ofSize: 17, weight: .init($0)).letterStyle.weight } == [100, 900])
    #expect(UIFont.boldSystemFont(ofSize: 17).letterStyle == LetterStyle(weight: 700))
    #expect(UIFont.italicSystemFont(ofSize: 17).letterStyle == LetterStyle(isItalic: true))
    #expect(UIFont.preferredFont(forTextStyle: .headline).letterStyle.weight == 600)
  }

  @Test(
    "Fonts by name have the face, the weight and the slope that their name tells",
    arguments: [
      ("HelveticaNeue-UltraLight", LetterStyle(weight: 100)), ("Avenir-Book", LetterStyle()),
      ("AvenirNext-DemiBoldItalic", LetterStyle(weight: 600, isItalic: true)),
      ("Montserrat-ExtraBold", LetterStyle(weight: 800)), ("Menlo-Bold", LetterStyle(.monospaced, weight: 700)),
      ("CourierNewPS-ItalicMT", LetterStyle(.monospaced, isItalic: true)), ("Georgia", LetterStyle(.serif)),
      ("TimesNewRomanPS-BoldItalicMT", LetterStyle(.serif, weight: 700, isItalic: true)),
      ("MicrosoftSansSerif", LetterStyle()), ("SFProText-Heavy", LetterStyle(weight: 800)),
    ]
  )
  func names(name: String, style: LetterStyle) {
    #expect(UIFont(name: name, size: 17)?.letterStyle == style)
  }

  @Test("SVG asks for the system's font, for others by their names first, and for weights by number")
  func families() {
    let plain = Self.attribute("font-family", "A", .systemFont(ofSize: 17))
    #expect(plain?.hasPrefix("-apple-system, Inter, ") == true)
    #expect(Self.attribute("font-family", "A", UIFont(name: "SFProText-Bold", size: 17)) == plain)
    let named = Self.attribute("font-family", "A", UIFont(name: "Menlo-Bold", size: 17))
    #expect(named?.hasPrefix("'Menlo-Bold', 'Menlo', ") == true && named?.hasSuffix("monospace") == true)
    #expect(
      Self.attribute("font-family", "A", UIFont(name: "HelveticaNeue-Light", size: 17))?
        .hasPrefix("'HelveticaNeue-Light', 'HelveticaNeue', 'Helvetica Neue', -apple-system, ") == true
    )
    // No name leaves its attribute.
    let hostile = SVGRenderer().render(Self.label("A", UIFont(name: "a'\" onload=\"x<\\\n", size: 17)))
    #expect(hostile.contains("font-family=\"'a\\'&quot; onload=&quot;x&lt;\\\\ ', "))
    #expect(Self.attribute("font-weight", "A", .systemFont(ofSize: 17)) == nil)
    #expect(Self.attribute("font-weight", "A", .systemFont(ofSize: 17, weight: .heavy)) == "800")
  }

  @Test(
    "Letters fill the width that was measured, except those that join",
    arguments: ["Hello", "שלום", "Ωμέγα", "日本"]
  )
  func lengths(text: String) {
    #expect(Self.attribute("textLength", text, .systemFont(ofSize: 17)) != nil)
    for joined in ["مرحبا", "\(text) ܫܠܡܐ", "नमस्ते", "สวัสดี"] {
      #expect(Self.attribute("textLength", joined, .systemFont(ofSize: 17)) == nil)
    }
  }

  @Test("Outlines of an SVG picture are those of the pixels, in every font")
  func outlines() {
    for font in [UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 40), UIFont(name: "Georgia", size: 17)] {
      guard let font else { continue }
      let text = PictureText("Hg مر", font, at: .zero, PictureColor(.black))
      let (path, missing) = GlyphRun(text).outlines()
      #expect(missing.isEmpty)
      #expect(text.outlines.elements.count == path.elements.count)
      #expect(path.elements.count > 40)
    }
  }
}
