import Backports

/// How much work suggestions of a run may take together.
///
/// A text that someone made for the purpose has tens of thousands of names that lead nowhere and as many that are near them: looking each
/// up among all would take the product. Where the budget is spent, problems are reported without a suggestion.
package final class SpellingBudget: Sendable {
  /// The budget of the run; nil where suggestions may take what they take.
  @TaskLocal package static var current: SpellingBudget?

  /// The work of a suggestion for a short name among a hundred thousand others, many times over.
  package static let usual = 4_000_000

  /// The work from which a search is a long one: that among several hundred names.
  private static let longSearch = 4_096
  /// How many long searches there may be; a suggestion takes two.
  ///
  /// Where more names than these are none of hundreds, they are no slips, and the work would be the product of both numbers.
  private static let mostLongSearches = 200

  private struct Allowance {
    var units: Int
    var longSearches = SpellingBudget.mostLongSearches
  }

  private let left: Mutex<Allowance>

  /// Makes a budget of some units: about one for each candidate, and one for each byte of those that are compared.
  package init(_ units: Int = SpellingBudget.usual) {
    left = Mutex(Allowance(units: units))
  }

  /// Runs work with a budget of its own, unless it is part of work that has one.
  package static func limiting<Result>(_ body: () -> Result) -> Result {
    current == nil ? $current.withValue(SpellingBudget(), operation: body) : body()
  }

  var isSpent: Bool { left.withLock { $0.units <= 0 || $0.longSearches <= 0 } }

  func spend(_ units: Int) {
    left.withLock {
      $0.units -= units
      if units >= Self.longSearch { $0.longSearches -= 1 }
    }
  }
}
