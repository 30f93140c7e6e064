import ArgumentParser
import SceneCatalog

/// The versions of nib that can be written.
package enum CoderVersion: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// What Xcode 12 and older write.
  case nine = "9"
  /// What Xcode writes since 13.
  case ten = "10"

  /// The tools that most nibs of the version are written like.
  var tools: NibTools { self == .nine ? .xcode12 : .usual }
}

/// The versions of Xcode like which nibs can be written.
package enum XcodeVersion: String, CaseIterable, ExpressibleByArgument, Sendable {
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case ten = "10"
  case eleven = "11"
  case twelve = "12"
  case twelveFive = "12.5"
  case thirteen = "13"
  case fourteen = "14"
  case fifteen = "15"
  case sixteen = "16"
  case twentySix = "26"

  var tools: NibTools { NibTools(named: rawValue) ?? .usual }
}
