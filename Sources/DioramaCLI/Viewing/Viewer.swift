package import DioramaBuild

/// What shows nibs as live objects: the verbs that need UIKit's runtime.
///
/// The runtime is larger than the rest of the tool, and takes longer to load. So `diorama` has no viewer in it, and starts the program
/// beside it that has one, `diorama-viewer`, for these verbs alone.
@MainActor
package protocol Viewer {
  /// Prints the hierarchy of a nib, or of the nib of a scene.
  func printHierarchy(_ request: TreeRequest, in run: ToolRun) -> ToolStatus
  /// Draws a nib, or the nib of a scene.
  func render(_ request: RenderRequest, in run: ToolRun) -> ToolStatus
}

/// A verb that a viewer does.
protocol ViewerCommand: ToolCommand {
  /// Does what the flags say.
  @MainActor
  func run(with viewer: any Viewer, in surroundings: Surroundings) -> ToolStatus
}

extension ViewerCommand {
  /// Says that there is no viewer: a tool without one starts the program that has it instead.
  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus {
    surroundings.errors.write("diorama: \(ViewerProgram.absence)\n")
    return .internalError
  }
}
