import PortableSources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The tool of the plugin DioramaSources, which needs neither the compiler of scenes nor libyaml: `MODULE FOLDER SOURCE…`.
@main
struct Main {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 2, let module = arguments.first, let folder = arguments.dropFirst().first else {
      report("diorama-sources is called by the plugin DioramaSources; 'diorama' is the tool for people")
      exit(64)
    }
    let files = SourceFiles(read: read, write: write, report: report)
    do {
      exit(try portSources(Array(arguments.dropFirst(2)), module: module, to: folder, files) ? 0 : 1)
    } catch {
      report("\(error)")
      exit(66)
    }
  }

  /// The status of a file.
  private struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: Int32

    var description: String { "\(path): error: \(String(cString: strerror(reason)))" }
  }

  private static func report(_ line: String) {
    guard let errors = fdopen(dup(STDERR_FILENO), "w") else { return }
    fputs(line + "\n", errors)
    fclose(errors)
  }

  private static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw Failure(path: path, reason: errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      bytes += piece.prefix(count)
      if count < piece.count { break }
    }
    guard ferror(file) == 0 else { throw Failure(path: path, reason: errno) }
    return bytes
  }

  /// Writes a file beside and renames it; one that has the bytes already stays as it is.
  private static func write(_ bytes: [UInt8], to path: String) throws {
    if let present = try? read(path), present == bytes { return }
    let temporary = path + ".new"
    guard let file = fopen(temporary, "wb") else { throw Failure(path: path, reason: errno) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(temporary, path) == 0 else {
      let reason = errno
      remove(temporary)
      throw Failure(path: path, reason: reason)
    }
  }
}
