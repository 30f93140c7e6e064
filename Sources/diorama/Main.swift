import DioramaViewer

#if canImport(Glibc)
  import CMalloc
#endif

@main
struct Main {
  @MainActor
  static func main() {
    #if canImport(Glibc)
      // Large arrays go back to the system when they are freed. Otherwise glibc puts them among small blocks as soon as it has seen one
      // freed, and a large scene's nib is made beside what remains of its tree.
      mallopt(M_MMAP_THRESHOLD, 1 << 19)
    #endif
    ViewerTool.main()
  }
}
