#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Surroundings {
  /// The surroundings of the process.
  package static func process() -> Surroundings {
    Surroundings(
      environment: environment,
      output: Output(descriptor: STDOUT_FILENO),
      errors: Output(descriptor: STDERR_FILENO),
      readInput: { limit throws(FileError) in
        do throws(FileError.Reason) {
          return try POSIXFiles.readToEnd(STDIN_FILENO, limit: limit)
        } catch {
          throw FileError(path: SceneInput.standardInputName, reason: error)
        }
      },
      elapsed: {
        let start = monotonicTime
        return { monotonicTime - start }
      }(),
      pause: { !Interruption.comes(within: $0) },
      executable: executable
    )
  }

  /// The time of a clock that is never set.
  private static var monotonicTime: TimeSpan {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + TimeSpan(nanoseconds: Int64(time.tv_nsec))
  }

  private static var environment: [String: String] {
    var found = variables([
      "CLICOLOR_FORCE", "COLUMNS", "DIORAMA_FONT_PATH", "DIORAMA_PAGES", "FORCE_COLOR", "NO_COLOR", "NO_HYPERLINKS",
      "TERM",
    ])
    if found["DIORAMA_FONT_PATH"] == nil { found["DIORAMA_FONT_PATH"] = fontPath }
    return found
  }

  /// The folders in which a system has its fonts and those of its user.
  private static var fontPath: String {
    #if canImport(Darwin)
      let (shared, own) = (["/System/Library/Fonts", "/Library/Fonts"], ["Library/Fonts"])
    #else
      let (shared, own) = (["/usr/share/fonts", "/usr/local/share/fonts"], [".local/share/fonts", ".fonts"])
    #endif
    let home = variables(["HOME"])["HOME"]
    return (shared + (home.map { home in own.map { "\(home)/\($0)" } } ?? [])).joined(separator: ":")
  }

  private static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  private static func variables(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }
}
