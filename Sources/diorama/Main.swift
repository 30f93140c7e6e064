import CMalloc
import DioramaCLI

/// The tool.
@main
struct Main {
  @MainActor
  static func main() {
    give_large_arrays_back()
    Tool.main()
  }
}
