import SceneReports
import Testing

@Suite("The rules that reports know")
struct RuleRegisterTests {
  @Test(
    "A page has an address where the pages have one",
    arguments: [
      ("https://example.com/pages", "https://example.com/pages/Diagnostics/unknown-property.md"),
      ("https://example.com/pages/", "https://example.com/pages/Diagnostics/unknown-property.md"),
      ("file:///usr/share/diorama", "file:///usr/share/diorama/Diagnostics/unknown-property.md"),
      ("", nil), ("https://", nil), ("pages", nil), ("javascript:alert(1)", nil), ("https://a b", nil),
      ("https://a\u{1B}\\b", nil), ("https://é", nil),
    ]
  )
  func pages(address: String, page: String?) {
    let register = RuleRegister(pages: address, find: SampleReports.rule)
    #expect(register.page(of: "unknown-property") == page)
    #expect(register.page(of: "unheard-of") == nil)
  }

  @Test("Without an address no page has one")
  func noAddress() {
    #expect(RuleRegister(find: SampleReports.rule).page(of: "unknown-property") == nil)
    #expect(RuleRegister().rule("unknown-property") == nil)
  }
}
