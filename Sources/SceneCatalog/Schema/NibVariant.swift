/// Which systems a nib is for, of those that Xcode writes side by side into a folder where the deployment target is older than
/// what newer systems read.
package enum NibVariant: Sendable {
  /// What the newest systems read: `objects-13.0+.nib`, or the only nib.
  case current
  /// What all systems read: `runtime.nib`.
  case older
}

/// The folder in which Xcode keeps a nib for newer systems beside one for all.
package struct NibFolder: Sendable {
  /// The nib for all systems.
  package static let olderName = "runtime.nib"

  /// The first system that reads the newer nib.
  package var since: DeploymentTarget
  /// Whether the folder is made also where both nibs are the same.
  package var isAlwaysMade: Bool

  /// The folder that a version of Xcode makes for a deployment target; nil where it makes a single nib whatever is in it.
  ///
  /// Xcode 11 makes one where systems before 12.3 need another nib, and Xcode 12 for every target before 13.0. Of later versions
  /// none is known.
  package init?(_ tools: NibTools, target: DeploymentTarget) {
    switch tools.profile {
    case .xcode11: (since, isAlwaysMade) = (DeploymentTarget(12, 3), false)
    case .xcode12: (since, isAlwaysMade) = (DeploymentTarget(13), true)
    default: return nil
    }
    guard target < since else { return nil }
  }

  /// The nib for newer systems.
  package var newerName: String { "objects-\(since.major).\(since.minor)+.nib" }

  /// The nib that the newest system reads, of the files in a folder; nil where it holds none.
  package static func newest(of names: [String]) -> String? {
    func version(_ name: String) -> DeploymentTarget? {
      guard name.hasPrefix("objects-"), name.hasSuffix("+.nib") else { return nil }
      return DeploymentTarget(String(name.dropFirst("objects-".count).dropLast("+.nib".count)))
    }
    let versions = names.compactMap { name in version(name).map { (name, $0) } }
    if let newest = versions.max(by: { $0.1 < $1.1 }) { return newest.0 }
    return ["objects.nib", olderName].first(where: names.contains)
  }
}
