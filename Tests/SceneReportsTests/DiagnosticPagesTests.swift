import SceneReports
import Testing

@Suite("The documentation of diagnostics")
struct DiagnosticPagesTests {
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
    let pages = SampleReports.pages(at: address)
    #expect(pages.address(of: "unknown-property") == page)
    #expect(pages.address(of: "unheard-of") == nil)
  }

  @Test("Without an address no page has one")
  func noAddress() {
    #expect(SampleReports.pages(at: nil).address(of: "unknown-property") == nil)
    #expect(DiagnosticPages().kind("unknown-property") == nil)
  }
}
