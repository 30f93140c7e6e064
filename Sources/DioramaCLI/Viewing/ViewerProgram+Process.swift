import DioramaDriver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ViewerProgram {
  /// The program as this process finds it and becomes it: with the same name, the same environment and what is open.
  package static func process() -> ViewerProgram {
    ViewerProgram(
      searchPath: getenv("PATH").map { String(cString: $0) } ?? "",
      isProgram: { (try? FileSystem.real.status($0).kind) == .regular && access($0, X_OK) == 0 },
      replaceProcess: { path, arguments in
        var words = ([CommandLine.arguments.first ?? name] + arguments).map { strdup($0) }
        words.append(nil)
        execv(path, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        return reason
      }
    )
  }
}
