import DioramaCLI

/// The tool.
@main
struct Main {
  @MainActor
  static func main() { Tool.main() }
}
