import DioramaUI
import NibArchive
import Testing

@MainActor
@Suite(.enabled(if: GenuineNibs.isPresent, "the shared corpus is not beside this checkout"))
struct StrictLoadingTests {
  /// One nib makes a plain view the delegate of a recognizer, which Objective-C lets pass.
  private static let exceptions = ["Yw3-5U-0LG-view-hpC-6L-HLk.nib"]

  /// Every class and every key that Apple's compiler wrote is known: nothing is passed over.
  @Test func everyGenuineNibLoadsWithoutTolerance() throws {
    var loaded = 0
    var failures: [String] = []
    for file in GenuineNibs.files {
      let archive = try NibArchive(decoding: Array(Data(contentsOf: file)))
      let application = ForeignApplication(archive)
      let instantiator = NibInstantiator(classes: application.registry, options: NibLoadingOptions())
      do throws(NibLoadingError) {
        _ = try instantiator.instantiate(
          archive,
          owner: NibStandIn(),
          externalObjects: application.externalObjects
        )
        loaded += 1
      } catch {
        guard !Self.exceptions.contains(file.lastPathComponent) else { continue }
        failures.append("\(file.lastPathComponent): \(error)")
      }
    }
    #expect(loaded > 100)
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }
}
