/// A line on the terminal that says how far a long run has come; pipes and short runs never see it.
@MainActor
package final class Progress {
  /// How long a run may take before the line is shown.
  private static let patience = TimeSpan.milliseconds(500)
  private static let pause = TimeSpan.milliseconds(100)

  private let run: ToolRun
  private let verb: String
  private let noun: String
  private let total: Int
  private var done = 0
  private var next: TimeSpan

  /// Starts to count.
  ///
  /// - Parameters:
  ///   - verb: What is done with each, such as `checked`.
  ///   - noun: What there are several of, such as `scenes`.
  ///   - total: How many there are.
  ///   - run: The run, which knows the terminal.
  package init(_ verb: String, _ noun: String, of total: Int, in run: ToolRun) {
    self.verb = verb
    self.noun = noun
    self.total = total
    self.run = run
    next = run.surroundings.elapsed() + Self.patience
  }

  /// Counts what was done, and now and then shows how much.
  package func advance(by count: Int = 1) {
    done += count
    guard run.canShowProgress, done < total else { return }
    let now = run.surroundings.elapsed()
    guard now >= next else { return }
    next = now + Self.pause
    run.surroundings.errors.showLine(text)
  }

  /// Takes the line away.
  package func end() {
    run.surroundings.errors.wipeLine()
  }

  /// The line, cut to the terminal's width: what wraps cannot be wiped.
  private var text: String {
    let text = "\(verb) \(Self.grouped(done)) of \(Self.grouped(total)) \(noun)"
    return run.columns.map { String(text.prefix(max($0 - 1, 0))) } ?? text
  }

  /// A number with a comma before each three digits.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
