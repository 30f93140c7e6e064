import ProjectConfiguration
import TestSupport
import Testing

/// The pages about configurations name every key.
@Suite struct ConfigurationPageTests {
  @Test(arguments: ["Documentation/Configuration.md", "Documentation/Diagnostics/unknown-setting.md"])
  func keys(path: String) throws {
    let page = try Repository.text(path)
    for key in Configuration.keys { #expect(page.contains("`\(key)`"), "\(key)") }
  }
}
