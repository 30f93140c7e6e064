import DioramaViewer

@main
struct Main {
  @MainActor
  static func main() {
    ViewerTool.main()
  }
}
