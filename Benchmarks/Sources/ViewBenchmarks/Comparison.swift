/// Two things to be timed against each other.
@MainActor
struct Comparison {
  /// What is measured, as the table says it.
  let title: String
  /// The greatest ratio of the two times that is as it should be.
  let aim: Double
  /// What stands above the line of the ratio.
  let measured: () -> Void
  /// What stands below it.
  let base: () -> Void

  /// Times both in turns.
  func run(rounds: Int = 9) -> Result {
    var (best, bestBase) = (Duration.seconds(1000), Duration.seconds(1000))
    for _ in 0..<rounds {
      bestBase = min(bestBase, ContinuousClock().measure(base))
      best = min(best, ContinuousClock().measure(measured))
    }
    return Result(title: title, aim: aim, time: best, baseTime: bestBase)
  }
}

extension Comparison {
  /// The shortest times.
  struct Result {
    let title: String
    let aim: Double
    let time: Duration
    let baseTime: Duration

    var ratio: Double { time / baseTime }

    var isAsItShouldBe: Bool { ratio <= aim }
  }
}
