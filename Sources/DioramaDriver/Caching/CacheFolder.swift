/// The folder in which caches are kept, one file a key.
@MainActor
final class CacheFolder {
  private static let suffix = ".cache"
  /// A cache of more bytes than this is none of ours.
  private static let mostBytes: Int64 = 256 << 20
  /// Every edit of a configuration makes another cache: of more than this, the oldest go.
  private static let mostFiles = 64

  private let path: String
  private let files: FileSystem
  private var bounds: WritingBounds { WritingBounds(folders: [path], in: files) }
  private var hasFailed = false

  init(_ path: String, in run: ToolRun) {
    self.path = FilePath.trimmed(path)
    files = run.files
  }

  /// The bytes of a cache; none where there is none that can be read.
  func contents(of name: String) -> [UInt8] {
    files.sweep(path)
    let file = FilePath.join(path, name + Self.suffix)
    guard let status = try? files.status(file), status.kind == .regular, status.size <= Self.mostBytes else {
      return []
    }
    return (try? files.contents(file)) ?? []
  }

  /// Writes a cache as a whole; where that fails, it is noted once.
  func write(_ bytes: [UInt8], as name: String, in run: ToolRun) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try prepare()
      try put(bytes, as: name + Self.suffix)
      tidy()
    } catch {
      hasFailed = true
      run.note("the cache cannot be written: \(error)")
    }
  }

  /// Makes the folder and those above it; a new one says of itself that it is a cache, to backups and to git.
  private func prepare() throws(FileError) {
    if let present = try? files.status(path) {
      guard present.kind == .folder else { throw FileError(path: path, reason: .isNoFolder) }
      // A folder with other things in it is not the tool's.
      guard let names = try? files.entries(path), names.holdNothing else { return }
    }
    try describe()
  }

  private func put(_ bytes: [UInt8], as name: String) throws(FileError) {
    let file = FilePath.join(path, name)
    try files.write(bytes, to: file, replacing: .version, as: .remade, within: bounds, makingFolders: true)
  }

  private func describe() throws(FileError) {
    let tag = """
      Signature: 8a477f597d28d172789f06886806bc55
      # This file marks a folder that diorama makes anew where it is missing, so that backups can leave it out.
      # See https://bford.info/cachedir/

      """
    try put(Array(tag.utf8), as: "CACHEDIR.TAG")
    try put(Array("*\n".utf8), as: ".gitignore")
  }

  private func tidy() {
    guard let names = try? files.entries(path) else { return }
    let aged = names.filter(Self.isOurs).compactMap { name in
      (try? files.status(FilePath.join(path, name))).map { (name, $0.modified) }
    }
    for (name, _) in aged.sorted(by: { ($0.1, $0.0) > ($1.1, $1.0) }).dropFirst(Self.mostFiles) {
      try? files.removeOutput(FilePath.join(path, name), within: bounds)
    }
  }

  /// Whether a file is a cache by its name; the folder may have others that are the user's.
  private static func isOurs(_ name: String) -> Bool {
    name.hasSuffix(suffix) && ContentHash.areDigits(name.dropLast(suffix.count))
  }
}
