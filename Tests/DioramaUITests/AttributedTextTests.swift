import DioramaUI
import NibArchive
import Testing

@MainActor
@Suite struct AttributedTextTests {
  @Test func attributesComeWithTheirClasses() throws {
    let label = try #require(
      try NibBuilder.load("UILabel") { nib in
        let style = nib.node("NSMutableParagraphStyle", ["NSAlignment": .integer(2), "NSLineSpacing": .double(4)])
        let color = nib.node("UIColor", ["UIWhite": .float(0), "UIAlpha": .float(1)])
        let attributes = nib.graph.dictionary(
          "NSDictionary",
          [(nib.graph.string("NSParagraphStyle"), style), (nib.graph.string("NSColor"), color)]
        )
        let text = nib.node("NSAttributedString", ["NSString": nib.text("Hello"), "NSAttributes": .object(attributes)])
        return ["UIAttributedText": .object(text)]
      } as? UILabel
    )
    #expect(label.text == "Hello")
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .black)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center)
    #expect(style.lineSpacing == 4)
    #expect(style.lineBreakMode == .byWordWrapping)
    label.text = "Plain"
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }
}
