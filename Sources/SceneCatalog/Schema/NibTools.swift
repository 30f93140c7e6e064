/// The version of Xcode like which a nib is written: what its Interface Builder compiler knows, and the coder version that goes with it.
///
/// What a version writes is in the schemas: a key's first and last version. Documentation/NibProfiles.md has the rules, and how
/// many nibs show each of them.
///
/// The raw value is the version in tenths.
package enum NibTools: Int, Comparable, CaseIterable, Sendable {
  /// Coder version 9.
  case xcode7 = 70
  case xcode8 = 80
  case xcode9 = 90
  case xcode10 = 100
  case xcode11 = 110
  case xcode12 = 120
  /// The last of coder version 9, which writes much as Xcode 13 does.
  case xcode12_5 = 125
  /// Coder version 10.
  case xcode13 = 130
  case xcode14 = 140
  case xcode15 = 150
  case xcode16 = 160
  case xcode26 = 260

  /// The oldest version.
  package static let oldest = NibTools.xcode7
  /// The newest version.
  package static let newest = NibTools.xcode26

  /// The version of a name, such as 12 or 12.5; nil for any other text.
  package init?(named name: some StringProtocol) {
    guard let tools = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = tools
  }

  /// The version as people write it: 12 or 12.5.
  package var name: String { rawValue % 10 == 0 ? "\(rawValue / 10)" : "\(rawValue / 10).\(rawValue % 10)" }

  /// What nibs are written like by default.
  package static let usual = NibTools.xcode16

  /// The versions of which nibs are known.
  ///
  /// A nib of Xcode 9 or 10 does not say which of the two made it: no rule distinguishes them.
  package static let known: Set<NibTools> = [
    .xcode7, .xcode8, .xcode9, .xcode10, .xcode11, .xcode12, .xcode12_5, .xcode13, .xcode16, .xcode26,
  ]

  /// The tools that most nibs of a coder version are written like.
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

  /// The size of the canvas in documents without a device, in points.
  ///
  /// Nibs show it since Xcode 10; the older sizes are those of documents that Xcode made new then.
  package var canvas: (width: Double, height: Double) {
    if self >= .xcode15 { return (393, 852) }
    if self >= .xcode10 { return (414, 896) }
    return self >= .xcode8 ? (375, 667) : (600, 600)
  }

  /// Whether these tools are at least of a version of Xcode.
  package func isSince(_ version: NibTools) -> Bool { profileVersion >= version.rawValue }

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
    return rule.since.rawValue <= version && version <= rule.until.rawValue
  }

  /// Orders older tools first.
  package static func < (left: NibTools, right: NibTools) -> Bool { left.rawValue < right.rawValue }
}
