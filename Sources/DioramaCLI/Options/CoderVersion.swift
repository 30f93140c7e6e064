import ArgumentParser
package import SceneCatalog

/// The versions of nib that can be written.
package enum CoderVersion: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// What Xcode 12 and older write.
  case nine = "9"
  /// What Xcode writes since 13.
  case ten = "10"

  /// The tools that most nibs of the version are written like.
  var tools: NibTools { self == .nine ? .xcode12 : .usual }
}

/// A version of Xcode like which nibs can be written.
package struct XcodeVersion: ExpressibleByArgument, Sendable {
  package let tools: NibTools

  /// Reads a version such as 12 or 12.5; nil for one that is not known.
  package init?(argument: String) {
    guard let tools = NibTools(named: argument) else { return nil }
    self.tools = tools
  }

  package static var allValueStrings: [String] { NibTools.allCases.map(\.name) }
  package var defaultValueDescription: String { tools.name }
}
