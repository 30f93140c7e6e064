import SceneCompiler
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Every suppression names rules that there are, and a reason.
  static let suppressionForm = LintRule(
    "suppression-form",
    .correctness,
    "A suppression names no known rule, gives no reason, or has no end.",
    true,
    .warning,
    [],
    .suppressions { use in
      let known = use.silenceable.sorted()
      var unknownCount = 0
      var found = use.suppressions.flatMap { suppression in
        var found = suppression.ids.filter { !use.silenceable.contains($0.value) }.map { id in
          unknownCount += 1
          // Where nearly all ids are unknown they are no slips.
          return unknown(id, use, among: unknownCount <= mostSuggestions ? known : [])
        }
        guard suppression.scope != .end else { return found }
        let form = "like '# \(Suppression.word(of: suppression.scope)) RULE -- reason'"
        if suppression.ids.isEmpty {
          found.append(LintFinding("this names no rule, so it silences nothing", at: suppression.range, hint: form))
        } else if suppression.reason == nil {
          found.append(LintFinding("this gives no reason, so it silences nothing", at: suppression.range, hint: form))
        }
        return found
      }
      let end = Suppression.word(of: .end)
      found += use.regions.unended.map { begin, id in
        let suppression = use.suppressions[begin]
        let range = suppression.ids.first { $0.value == id }?.range ?? suppression.range
        return LintFinding(
          "this region has no end, so '\(id)' is not silenced",
          at: range,
          hint: "write '# \(end) \(id)' below it"
        )
      }
      found += use.regions.unbegun.map { index, id in
        let suppression = use.suppressions[index]
        let range = suppression.ids.first { $0.value == id }?.range ?? suppression.range
        let what = id.map { "no region for '\($0)'" } ?? "no region"
        return LintFinding(
          "\(what) is open here",
          at: range,
          hint: "it begins with '# \(Suppression.word(of: .begin)) RULE -- reason'"
        )
      }
      found += use.misspelled.enumerated().map { index, word in
        let words = Suppression.Scope.allCases.map(Suppression.word)
        let isEnd = word.value.hasPrefix("diorama:enable")
        let nearest = isEnd ? end : index < mostSuggestions ? Spelling.nearest(to: word.value, in: words) : nil
        let hint = nearest.map { Spelling.suggestion(of: [$0]) } ?? "there are: \(words.joined(separator: ", "))"
        return LintFinding("there is no comment '\(word.value)'", at: word.range, hint: hint)
      }
      return found
    }
  )

  /// How many problems of a scene look for what was meant.
  private static let mostSuggestions = 100

  private static func unknown(_ id: Located<String>, _ use: SuppressionUse, among known: [String]) -> LintFinding {
    if use.registry[id.value] != nil {
      return LintFinding(
        "'\(id.value)' cannot be silenced",
        at: id.range,
        hint: "a scene with this error cannot be compiled"
      )
    }
    let nearest = Spelling.suggestion(for: id.value, in: known)
    return LintFinding("there is no rule '\(id.value)'", at: id.range, hint: nearest ?? "see 'diorama explain'")
  }
}
