/// The version of Xcode like which a nib is written: what its Interface Builder compiler knows, and the coder version that goes with it.
///
/// What a version writes is in the schemas: a key's first and last version. Documentation/NibProfiles.md has the rules, and how
/// many nibs show each of them.
package enum NibTools: Int, Comparable, CaseIterable, Sendable {
  /// Coder version 9.
  case xcode7 = 7
  case xcode8 = 8
  case xcode9 = 9
  case xcode10 = 10
  case xcode11 = 11
  case xcode12 = 12
  /// Coder version 10.
  case xcode13 = 13
  case xcode14 = 14
  case xcode15 = 15
  case xcode16 = 16
  case xcode26 = 26

  /// What nibs are written like by default.
  package static let usual = NibTools.xcode16

  /// The versions of which nibs are known.
  ///
  /// A nib of Xcode 9 or 10 does not say which of the two made it: no rule distinguishes them.
  package static let known: Set<NibTools> = [
    .xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode12, .xcode13, .xcode16, .xcode26,
  ]

  /// The newest tools that write nibs of a coder version.
  package init(coderVersion: Int) { self = coderVersion < 10 ? .xcode12 : .usual }

  /// What the header of the nib states.
  package var coderVersion: UInt32 { self < .xcode13 ? 9 : 10 }

  /// The version whose nibs are known and whose profile this one takes: itself, else the nearest with the same coder version,
  /// the older one of two that are as near, since a key that no nib shows is better not written.
  package var profile: NibTools {
    if Self.known.contains(self) { return self }
    let near = Self.known.filter { $0.coderVersion == coderVersion }
    return near.min { (abs($0.rawValue - rawValue), $0.rawValue) < (abs($1.rawValue - rawValue), $1.rawValue) } ?? self
  }

  /// Whether these tools are at least of a version of Xcode.
  package func isSince(_ version: Int) -> Bool { profileVersion >= version }

  /// The raw value of `profile`, which is asked for most keys of a nib.
  private var profileVersion: Int { Self.profileVersions[rawValue] }

  /// The profiles of all versions, by raw value.
  private static let profileVersions: [Int] = {
    var versions = Array(repeating: 0, count: (allCases.map(\.rawValue).max() ?? 0) + 1)
    for tools in allCases { versions[tools.rawValue] = tools.profile.rawValue }
    return versions
  }()

  /// Whether these tools follow a rule, or know only others.
  package func follow(_ rule: KeyRule) -> Bool {
    let version = profileVersion
    return rule.since <= version && version <= rule.until
  }

  /// Orders older tools first.
  package static func < (left: NibTools, right: NibTools) -> Bool { left.rawValue < right.rawValue }
}
