package import ArgumentParser
package import DioramaDriver

/// A verb of the tool.
package protocol ToolCommand: ParsableCommand {
  /// Does what the flags say.
  @MainActor
  func run(in surroundings: Surroundings) -> ToolStatus
}
