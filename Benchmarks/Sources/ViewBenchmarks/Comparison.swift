import Foundation

/// Two things to be timed against each other.
///
/// What counts is the time of the processor: on a machine with other work, a long run is interrupted more often than a short one, and the
/// clock on the wall would make a linear cost look worse than linear.
@MainActor
struct Comparison {
  /// What is measured, as the table says it.
  let title: String
  /// The ratio of the two times that is as it should be.
  let aim: Double
  /// Whether the aim is the least ratio and not the greatest.
  let isLeast: Bool
  /// What stands above the line of the ratio.
  let measured: () -> Void
  /// What stands below it; nil for a limit.
  let base: (() -> Void)?
  /// The time that is not to be exceeded; nil where something is compared.
  let limit: Duration?

  /// Compares two things whose ratio should be no greater than an aim.
  init(title: String, aim: Double, measured: @escaping () -> Void, base: @escaping () -> Void) {
    self.init(title: title, aim: aim, isLeast: false, measured: measured, base: base)
  }

  /// Compares something with the time that it should take at most.
  init(title: String, limit: Duration, measured: @escaping () -> Void) {
    self.init(title: title, aim: 1, isLeast: false, measured: measured, base: nil, limit: limit)
  }

  /// Compares two things whose ratio should be no less than an aim.
  init(title: String, least: Double, measured: @escaping () -> Void, base: @escaping () -> Void) {
    self.init(title: title, aim: least, isLeast: true, measured: measured, base: base)
  }

  private init(
    title: String,
    aim: Double,
    isLeast: Bool,
    measured: @escaping () -> Void,
    base: (() -> Void)?,
    limit: Duration? = nil
  ) {
    self.title = title
    self.aim = aim
    self.isLeast = isLeast
    self.measured = measured
    self.base = base
    self.limit = limit
  }

  /// Times both in turns.
  func run(rounds: Int = 15) -> Result {
    var (best, bestBase) = (Duration.seconds(1000), limit ?? .seconds(1000))
    for _ in 0..<rounds {
      if let base { bestBase = min(bestBase, Self.measure(base)) }
      best = min(best, Self.measure(measured))
    }
    let against = limit.map { "\(Int($0 / .milliseconds(1))) ms" } ?? ""
    return Result(title: title, aim: aim, isLeast: isLeast, time: best, against: against, baseTime: bestBase)
  }

  private static func measure(_ body: () -> Void) -> Duration {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: Duration {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { fatalError("the system has no clock") }
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

extension Comparison {
  /// The shortest times.
  struct Result {
    let title: String
    let aim: Double
    let isLeast: Bool
    let time: Duration
    /// The limit as the table says it; empty where something is compared.
    let against: String
    let baseTime: Duration

    var ratio: Double { time / baseTime }

    /// The row as an object of JSON.
    var json: String {
      let (seconds, base) = (time / .seconds(1), baseTime / .seconds(1))
      let words = "\"measured\": \"\(title)\", \"time\": \(seconds), \"against\": \"\(against)\", \"base\": \(base)"
      return "{\(words), \"\(isLeast ? "atLeast" : "atMost")\": \(aim)}"
    }

    var isAsItShouldBe: Bool { isLeast ? ratio >= aim : ratio <= aim }
  }
}
