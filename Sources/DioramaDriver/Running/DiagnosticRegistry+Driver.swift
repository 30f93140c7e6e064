import ProjectConfiguration
package import SceneDiagnostics
import SwiftCodegen

extension DiagnosticRegistry {
  /// Every problem that the driver's verbs report.
  package static let driver = configuration.adding(generation.kinds)
}
