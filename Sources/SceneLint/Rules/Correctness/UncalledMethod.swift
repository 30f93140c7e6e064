import SceneCatalog
import SceneDiagnostics

extension LintRule {
  /// Every method of a delegate that a source declares is one that DioramaUI calls.
  static let uncalledMethod = LintRule(
    "uncalled-method",
    .correctness,
    "DioramaUI never calls a method of a delegate that a source declares.",
    false,
    .warning,
    [],
    .folder { folder, _ in
      ApplicationUse.uncalledMethods(in: folder) { member in
        LintFinding(
          "'\(member.spelling)' of \(member.className) is never called by DioramaUI",
          at: member.range,
          hint: member.remark
        )
      }
    }
  )
}
