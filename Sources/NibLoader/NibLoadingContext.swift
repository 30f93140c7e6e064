internal import Foundation

/// What one loading takes from outside the archive.
struct NibLoadingContext {
  let classes: NibClassRegistry
  let options: NibLoadingOptions
  let owner: NSObject?
  let externalObjects: [String: NSObject]

  func row(named name: String) -> NibClass? {
    let classes = classes
    return MainActor.assumeIsolated { classes.row(named: name) }
  }
}
