/// A call of a console block: the lines behind `$ `, and those that it prints; in blocks of agents, behind `> `.
struct ConsoleCall {
  /// The prompt of a call.
  var prompt = "$ "
  /// The lines of the call as the page has them; all but the last end in `\`.
  var lines: [String] = []
  /// The lines below it.
  var expected: [String] = []

  /// What the shell gets.
  var command: String { lines.joined(separator: "\n").replacing(prompt, with: "", maxReplacements: 1) }

  /// The calls of a block, in order.
  static func calls(in text: String, behind prompt: String = "$ ") -> [ConsoleCall] {
    var calls: [ConsoleCall] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) {
      let continues = calls.last.map { $0.expected.isEmpty && $0.lines.last?.hasSuffix("\\") == true } ?? false
      if line.hasPrefix(prompt) {
        calls.append(ConsoleCall(prompt: prompt, lines: [line]))
      } else if continues {
        calls[calls.count - 1].lines.append(line)
      } else if !calls.isEmpty {
        calls[calls.count - 1].expected.append(line)
      }
    }
    return calls
  }

  /// Whether an output is the expected one.
  func expects(_ output: String) -> Bool { recorded(output) == expected && matches(Self.split(output)) }

  /// The lines that stand for an output: all of it, or the lines around the `…` that the page has now.
  func recorded(_ output: String) -> [String] {
    let actual = Self.split(output)
    if matches(actual) { return expected }
    guard let gap = expected.firstIndex(of: "…") else { return actual }
    let behind = expected.count - gap - 1
    guard actual.count > gap + behind else { return actual }
    return actual.prefix(gap) + ["…"] + actual.suffix(behind)
  }

  private func matches(_ actual: [String]) -> Bool {
    guard let gap = expected.firstIndex(of: "…") else { return expected == actual }
    let behind = expected.count - gap - 1
    return actual.count > gap + behind && actual.prefix(gap) == expected.prefix(gap)
      && actual.suffix(behind) == expected.suffix(behind)
  }

  private static func split(_ output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
