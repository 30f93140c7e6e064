import CMalloc
import DioramaViewer

/// The whole tool, with a viewer in it: what `diorama` hands the verbs to that show views.
@main
struct Main {
  @MainActor
  static func main() {
    give_large_arrays_back()
    ViewerTool.main()
  }
}
