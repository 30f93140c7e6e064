import DioramaUI
import NibArchive
import TestSupport
import Testing

@MainActor
@Suite(.enabled(if: GenuineNibs.isPresent, "the shared corpus is not beside this checkout"))
struct GenuineNibTests {
  /// Other applications' classes and classes that are not there yet are passed over; nothing else may be.
  @Test func everyOneLoadsWithTheClassesThatAreKnown() throws {
    var loaded = 0
    for file in GenuineNibs.files {
      let nib = UINib(data: try Data(contentsOf: file), bundle: nil)
      let instance = try nib.load(owner: NibStandIn(), options: NibLoadingOptions(isTolerant: true))
      for error in instance.report {
        switch error {
        case .unknownClass, .missingExternalObject, .undefinedKey, .noEvents: break
        default: Issue.record("\(file.path): \(error)")
        }
      }
      loaded += 1
    }
    #expect(loaded > 100)
  }
}
