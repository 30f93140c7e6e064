import DioramaDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@main
struct Main {
  @MainActor
  static func main() {
    exit(BuildTool.main())
  }
}
