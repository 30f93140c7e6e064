package import SceneDiagnostics
import SceneLint

extension DiagnosticKind {
  package static let settingForm = DiagnosticKind("setting-form", "A setting in `.diorama.yaml` has an invalid value.")
  package static let unknownRule = DiagnosticKind("unknown-rule", "`.diorama.yaml` names a rule that does not exist.")
  package static let unknownSetting = DiagnosticKind(
    "unknown-setting",
    "`.diorama.yaml` has a key that diorama does not know."
  )
}

extension DiagnosticRegistry {
  /// Every problem that linting a scene with its configuration reports.
  package static let configuration = lint.adding([
    .settingForm, .unknownRule, .unknownSetting,
  ])
}
