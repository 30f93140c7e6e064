internal import Foundation
internal import NibArchive

/// What one loading takes from outside the archive.
struct NibLoadingContext {
  let classes: NibClassRegistry
  let options: NibLoadingOptions
  let owner: NSObject?
  let externalObjects: [String: NSObject]
  /// The locations of the parts of the nib in its scene; nil if they are unknown.
  let map: NibSourceMap?
  /// What the caller makes in place of a row; nil for nothing.
  var customObject: NibCustomObject?

  func row(named name: String) -> NibClass? {
    let classes = classes
    return MainActor.assumeIsolated { classes.row(named: name) }
  }
}
