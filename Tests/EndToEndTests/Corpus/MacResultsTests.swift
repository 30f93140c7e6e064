import Foundation
import Testing

/// The part of the parity report that comes from Macs.
struct MacResultsTests {
  @Test("Without results, the report says that there are none")
  func none() {
    #expect(MacResults.section(nil).contains("Nobody has sent in results"))
  }

  @Test("Results become rows, as the kit's script counts them")
  func rows() throws {
    let text = """
      {"version": 1, "machine": "macOS 26.0, Xcode 26.0, iPhone 16", "system": "iOS 26.0", "nibs": [
       {"name": "sign-in-SignIn", "error": null, "views": 9, "near": 8, "exact": 7, "missing": 0, "differences": []},
       {"name": "launch-Main", "error": "NSUnknownKeyException: a|b", "views": 0, "near": 0, "exact": 0, "missing": 0}]}
      """
    let section = MacResults.section(try JSONDecoder().decode(MacResults.self, from: Data(text.utf8)))
    #expect(section.contains("| sign-in-SignIn | loads | 9 | 8 | 7 | 0 |"))
    #expect(section.contains(#"| launch-Main | refused: NSUnknownKeyException: a\|b | 0 | 0 | 0 | 0 |"#))
  }
}
