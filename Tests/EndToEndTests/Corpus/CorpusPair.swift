import Foundation
import SceneCatalog
import TestSupport

/// A document, and a nib that Apple's compiler made of it.
struct CorpusPair: Sendable {
  /// The folder with the document, below the corpus.
  var folder: String
  /// The nib's file name.
  var nib: String
  var coderVersion: Int

  /// The repository that both are from.
  var repository: String
  /// Where the document is in its repository.
  var source: String

  /// Which systems the nib is for, as its file in a folder of nibs says.
  var variant: NibVariant { nib.contains("-runtime") ? .older : .current }

  /// One of five groups, the same for all pairs of a repository.
  var fold: Int { Self.fold(of: repository) }

  private static func fold(of repository: String) -> Int {
    let hash = repository.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return Int(hash % 5)
  }

  /// Folder and nib in one.
  var name: String { "\(folder)/\(nib)" }

  /// All pairs of a xib and a nib, in the order of the corpus; empty where it is absent.
  static func all() throws -> [CorpusPair] {
    try rows().compactMap { row in
      guard row["kind"] == "xib", let version = row["coder"].flatMap({ Int($0) }) else { return nil }
      let parts = (row["file"] ?? "").split(separator: "/").map(String.init)
      guard parts.count >= 2 else { return nil }
      return CorpusPair(
        folder: parts[parts.count - 2],
        nib: parts[parts.count - 1],
        coderVersion: version,
        repository: row["repo"] ?? "",
        source: row["source"] ?? ""
      )
    }
  }

  /// The nibs of storyboards, each with the group of its repository.
  static func storyboardNibs() throws -> [(nib: URL, fold: Int)] {
    try rows().compactMap { row in
      guard row["kind"] != "xib", let file = row["file"], let nib = Repository.shared("corpus/\(file)") else {
        return nil
      }
      return (nib, fold(of: row["repo"] ?? ""))
    }
  }

  /// The rows of the table, by the titles of its columns.
  private static func rows() throws -> [[String: String]] {
    guard let table = Repository.shared("corpus/pairs.tsv") else { return [] }
    let rows = try String(contentsOf: table, encoding: .utf8).split(whereSeparator: \.isNewline).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let titles = rows.first else { return [] }
    return rows.dropFirst().filter { $0.count == titles.count }
      .map { Dictionary(zip(titles, $0)) { first, _ in first } }
  }
}

/// The files of the corpus.
enum CorpusFiles {
  /// The files below a folder of the corpus whose names end so, in order.
  static func files(below path: String, suffix: String) -> [URL] {
    guard let folder = Repository.shared("corpus/\(path)") else { return [] }
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// A file's bytes.
  static func bytes(_ url: URL) throws -> [UInt8] { try Array(Data(contentsOf: url)) }
}

/// The results of a function for each element, in order, worked out on all cores.
func concurrently<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ body: @escaping @Sendable (Element) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    let workers = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    var next = 0
    var found: [Int: Result] = [:]
    func add() {
      guard next < elements.count else { return }
      let (index, element) = (next, elements[next])
      next += 1
      group.addTask { (index, try await body(element)) }
    }
    for _ in 0..<workers { add() }
    while let (index, result) = try await group.next() {
      found[index] = result
      add()
    }
    return elements.indices.compactMap { found[$0] }
  }
}
