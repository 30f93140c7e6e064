import Foundation
import TestSupport

/// What `Scripts/prove-on-mac.sh` found on somebody's Mac, as it writes it.
struct MacResults: Decodable {
  /// What became of one nib in UIKit.
  struct Nib: Decodable {
    var name: String
    /// What UIKit said; nil for a nib that loads.
    var error: String?
    /// The views that Diorama names.
    var views: Int
    /// Those of them within half a point, and within a hundredth.
    var near: Int
    var exact: Int
    /// Those that UIKit does not have at that position.
    var missing: Int
  }

  /// The Mac, the tools and the simulator.
  var machine: String
  /// The system in the simulator.
  var system: String
  var nibs: [Nib]

  /// The results in the repository; nil where nobody has run the kit.
  static func found() throws -> MacResults? {
    let file = Repository.root.appendingPathComponent("Documentation/MacResults.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(MacResults.self, from: Data(contentsOf: file))
  }

  /// The section of the report about results, or about that there are none.
  static func section(_ results: MacResults?) -> String {
    guard let results else {
      return """
        ## In UIKit

        Nobody has sent in results of `Scripts/prove-on-mac.sh`, which loads the samples' nibs in a simulator.

        """
    }
    let rows = results.nibs.map { nib in
      let said = nib.error.map { "refused: \($0.replacing("|", with: "\\|"))" } ?? "loads"
      return "| \(nib.name) | \(said) | \(nib.views) | \(nib.near) | \(nib.exact) | \(nib.missing) |"
    }
    return """
      ## In UIKit

      Results of `Scripts/prove-on-mac.sh` on \(results.machine), with \(results.system).

      | nib | UIKit | views | within half a point | exact | missing |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
