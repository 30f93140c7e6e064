internal import Foundation
internal import NibArchive

/// What one loading takes from outside the archive.
struct NibLoadingContext {
  let classes: NibClassRegistry
  let options: NibLoadingOptions
  let owner: NSObject?
  let externalObjects: [String: NSObject]
  /// Where the parts of the nib stand in its scene; nil if nobody knows.
  let map: NibSourceMap?

  func row(named name: String) -> NibClass? {
    let classes = classes
    return MainActor.assumeIsolated { classes.row(named: name) }
  }
}
