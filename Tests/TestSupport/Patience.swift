import Foundation

/// How long tests wait for what should take no time.
package enum Patience {
  /// How many times as long everything takes under a sanitizer, as far as tests may care.
  private static let factor = ProcessInfo.processInfo.environment["DIORAMA_SANITIZER"] == nil ? 1 : 20

  /// A limit for work that other tests slow down; under a sanitizer it is longer.
  package static func seconds(_ count: Int) -> Duration { .seconds(count * factor) }
}
