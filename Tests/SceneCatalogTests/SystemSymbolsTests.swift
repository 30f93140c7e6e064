import SceneCatalog
import Testing

/// The names of the system's symbols are found with the versions that brought them.
struct SystemSymbolsTests {
  @Test(
    arguments: [
      ("star", "iOS 13.0"), ("heart.fill", "iOS 13.0"), ("arrow.trianglehead.clockwise", "iOS 18.0"),
      ("1.calendar", "iOS 26.0"), ("0.circle", "iOS 13.0"), ("zzz", "iOS 13.0"),
    ]
  )
  func known(name: String, version: String) {
    #expect(SystemSymbols.availability(of: name) == version)
  }

  @Test(arguments: ["", "start.fill", "star.", "STAR", "zzzz", "\u{0}", "star.fill.fill"])
  func unknown(name: String) {
    #expect(SystemSymbols.availability(of: name) == nil)
  }

  @Test func everyNameIsFound() {
    let names = SystemSymbols.names
    #expect(names.count > 9000)
    #expect(names.allSatisfy { SystemSymbols.availability(of: $0) != nil })
  }
}
