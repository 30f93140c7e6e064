import ArgumentParser
import DioramaCLI
import DioramaDriver
import Foundation
import TestSupport
import Testing
import ToolTestSupport

/// Calls that are read without the argument parser mean what they mean to the parser.
@Suite("Calls of the usual verbs")
@MainActor
struct QuickCallTests {
  /// An option as the parser describes it.
  private struct Option {
    var names: [String]
    var isFlag: Bool
  }

  /// The options of a verb but for help, out of the parser's own description.
  private func options(of verb: String) throws -> [Option] {
    let dump = Invocation(verb, "--experimental-dump-help").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    let command = try #require(document["command"] as? [String: Any])
    let arguments = try #require(command["arguments"] as? [[String: Any]])
    let options: [Option] = arguments.compactMap { argument in
      guard let kind = argument["kind"] as? String, kind != "positional" else { return nil }
      let names = (argument["names"] as? [[String: Any]] ?? []).compactMap { entry -> String? in
        guard let name = entry["name"] as? String else { return nil }
        return entry["kind"] as? String == "short" ? "-\(name)" : "--\(name)"
      }
      return Option(names: names, isFlag: kind == "flag")
    }
    return options.filter { !$0.names.contains("--help") && !$0.names.contains("--version") }
  }

  /// What is tried as the value of an option: usual values, and some that most options refuse.
  private static let values = [
    "gcc", "always", "ir", "10", "26", "Folder/X", "-", "", "-5", "0", "-x", "phones,320x568", "a=b",
    "interface-builder", "320x568", "ipad", "phones", "dark", "AX3", "rtl", "59,0,34,0", "0.5", "outlines",
  ]

  private func check<Call: VerbCall>(
    _: Call.Type,
    parse: ([String]) throws -> Call,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let options = try options(of: Call.verb)
    #expect(options.count > 8)
    var words: [[String]] = []
    for option in options {
      for name in option.names {
        if option.isFlag {
          words.append([name])
        } else {
          let isLong = name.hasPrefix("--")
          words += Self.values.flatMap { isLong ? [[name, $0], ["\(name)=\($0)"]] : [[name, $0]] }
        }
        let spelled = words.filter { $0[0] == name || $0[0].hasPrefix(name + "=") }
        let taken = spelled.contains { Call(reading: $0 + ["A"]) != nil }
        #expect(taken || needsOthers(name), "\(Call.verb) \(name) is never read", sourceLocation: sourceLocation)
      }
    }
    var calls = words.map { $0 + ["A.scene.yaml"] }
    calls += [[], ["A", "B"], ["-"], ["--"], ["A", "--", "-b"], ["--frob"]]
    // Of two options, one may refuse the other; and one may be given twice.
    let samples = options.compactMap { option in
      option.isFlag
        ? [option.names[0]] : Self.values.map { [option.names[0], $0] }.first { Call(reading: $0 + ["A"]) != nil }
    }
    for (index, first) in samples.enumerated() {
      for step in [0, 1, 7] { calls.append(first + ["A"] + samples[(index + step) % samples.count]) }
    }
    for call in Sampling.sample(calls) {
      guard let read = Call(reading: call) else { continue }
      let parsed = try? parse(call)
      #expect(read == parsed, "\(Call.verb) \(call)", sourceLocation: sourceLocation)
    }
  }

  /// Flags that mean nothing alone.
  private func needsOthers(_ name: String) -> Bool { name == "--unsafe" || name == "--diff" }

  @Test func validate() throws { try check(ValidateCall.self) { try ValidateCommand.parse($0).call } }
  @Test func lint() throws {
    try check(LintCall.self) { try LintCommand.parse($0).call }
    let call = ["A", "--fix", "--unsafe", "--diff"]
    #expect(try LintCall(reading: call) == LintCommand.parse(call).call)
  }
  @Test func compile() throws { try check(CompileCall.self) { try CompileCommand.parse($0).call } }
  @Test func render() throws {
    try check(RenderCall.self) { try RenderCommand.parse($0).call }
    #expect(RenderCall(reading: []) == nil && RenderCall(reading: ["A", "B"]) == nil)
    #expect(RenderCall(reading: ["A", "-j", "2"]) == nil && RenderCall(reading: ["A", "--scale", "9"]) == nil)
    let call = ["A", "--size", "1x1", "--device", "ipad", "--size", "2x2", "-o", "-", "--appearance=dark"]
    #expect(try RenderCall(reading: call) == RenderCommand.parse(call).call)
  }
  @Test func format() throws { try check(FormatCall.self) { try FormatCommand.parse($0).call } }
}
