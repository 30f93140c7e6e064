import DioramaDriver
import InterfaceBuilder
package import SceneDiagnostics
import SceneStrings

extension DiagnosticRegistry {
  /// Every problem that the tool reports.
  package static let tool = driver.adding(documents.kinds).adding(DiagnosticKind.strings)
}
