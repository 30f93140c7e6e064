import DioramaDriver

/// Where nibs are shown as live objects.
@MainActor
package enum Views {
  /// By this process.
  case here(any Viewer)
  /// By another program.
  case elsewhere(ViewerProgram)
  /// By nobody.
  case nowhere
}

/// A call that may need a viewer.
@MainActor
struct ViewedCall {
  /// The arguments that another program is given, without the tool's own name.
  var arguments: [String]
  var views: Views

  /// Has something shown by the viewer of this process, or hands the call to the program that has one.
  ///
  /// - Returns: How the run ended; nil where there is no viewer.
  func show(in surroundings: Surroundings, by body: (any Viewer) -> ToolStatus) -> ToolStatus? {
    switch views {
    case .here(let viewer): body(viewer)
    case .elsewhere(let program): program.take(arguments, in: surroundings)
    case .nowhere: nil
    }
  }
}
