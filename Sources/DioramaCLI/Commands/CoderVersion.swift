import ArgumentParser

/// The versions of nib that can be written.
package enum CoderVersion: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// What Xcode writes since 15.3.
  case ten = "10"
}
