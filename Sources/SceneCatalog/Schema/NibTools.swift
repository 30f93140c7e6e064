/// The version of Xcode like which a nib is written: what its Interface Builder compiler knows, and the coder version that goes with it.
///
/// Each case stands for the versions from the case before it on; the number is that of the newest.
package enum NibTools: Int, Comparable, CaseIterable, Sendable {
  /// Xcode 10 and older, coder version 9.
  case xcode10 = 10
  /// Xcode 11 and 12, coder version 9.
  case xcode12 = 12
  /// Xcode 13 and 14, coder version 10.
  case xcode13 = 13
  /// Xcode 15 and 16, coder version 10.
  case xcode16 = 16
  /// Xcode 26, coder version 10.
  case xcode26 = 26

  /// What nibs are written like where nobody says otherwise.
  package static let usual = NibTools.xcode16

  /// The newest tools that write nibs of a coder version.
  package init(coderVersion: Int) { self = coderVersion < 10 ? .xcode12 : .usual }

  /// What the header of the nib states.
  package var coderVersion: UInt32 { self < .xcode13 ? 9 : 10 }

  /// Whether these tools are at least of a version of Xcode.
  package func isSince(_ version: Int) -> Bool { rawValue >= version }

  /// Whether these tools follow a rule, or know only others.
  package func follow(_ rule: KeyRule) -> Bool { rule.since <= rawValue && rawValue <= rule.until }

  /// Orders older tools first.
  package static func < (left: NibTools, right: NibTools) -> Bool { left.rawValue < right.rawValue }
}
