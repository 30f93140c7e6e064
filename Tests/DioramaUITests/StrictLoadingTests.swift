import DioramaUI
import NibArchive
import TestSupport
import Testing

@MainActor
@Suite(.enabled(if: GenuineNibs.isPresent, "the shared corpus is not beside this checkout"))
struct StrictLoadingTests {
  /// One nib makes a plain view the delegate of a recognizer, another sets a layer's property on a constraint.
  private static let exceptions = ["Yw3-5U-0LG-view-hpC-6L-HLk.nib", "LNa-Pc-RyW-view-8BH-do-lHc.nib"]

  /// Every class and every key that Apple's compiler wrote is known: nothing is passed over.
  @Test func everyGenuineNibLoadsWithoutTolerance() throws {
    var loaded = 0
    var failures: [String] = []
    for file in GenuineNibs.files {
      for archive in archives(in: try NibArchive(decoding: Array(Data(contentsOf: file)))) {
        do throws(NibLoadingError) {
          try load(archive)
          loaded += 1
        } catch {
          guard !Self.exceptions.contains(file.lastPathComponent) else { continue }
          failures.append("\(file.lastPathComponent): \(error)")
        }
      }
    }
    #expect(loaded > 500)
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }

  private func load(_ archive: NibArchive) throws(NibLoadingError) {
    let application = ForeignApplication(archive)
    let instantiator = NibInstantiator(classes: application.registry, options: NibLoadingOptions())
    _ = try instantiator.instantiate(archive, owner: NibStandIn(), externalObjects: application.externalObjects)
  }

  /// An archive and those of prototypes inside it.
  private func archives(in archive: NibArchive) -> [NibArchive] {
    var found = [archive]
    var next = 0
    while next < found.count {
      for value in found[next].values {
        guard case .data(let bytes) = value.payload, let inner = try? NibArchive(decoding: bytes) else { continue }
        found.append(inner)
      }
      next += 1
    }
    return found
  }
}
