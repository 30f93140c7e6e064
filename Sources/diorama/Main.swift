import CMalloc
import DioramaCLI

/// The tool without a viewer, and so without Foundation: verbs that show views are handed to `diorama-viewer`.
@main
struct Main {
  @MainActor
  static func main() {
    give_large_arrays_back()
    Tool.main()
  }
}
