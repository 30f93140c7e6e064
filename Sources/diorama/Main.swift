import DioramaCLI

@main
struct Main {
  @MainActor
  static func main() {
    Tool.main()
  }
}
