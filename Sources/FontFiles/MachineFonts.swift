import Backports
package import TextMetrics

/// The fonts that are installed on a machine, for characters that no built-in face has.
///
/// Which font has a character is decided by the names of the files: an upright face without serifs comes before others, and then
/// the one whose path is the first. Files are opened until one has the character.
package final class MachineFonts: Sendable {
  /// A file that was opened; its face is nil where it has none with outlines.
  private struct Opened {
    var path: String
    var face: FileFont?
  }

  private let paths: @Sendable () -> [String]
  /// The files by their order, for a weight; nil as long as none was asked for.
  private let sorted = Mutex<[Bool: [String]]>([:])
  private let opened = Mutex<[String: Opened]>([:])

  /// More files than a machine has that somebody chose fonts for.
  private static let mostFiles = 4096

  /// Takes the files of a machine's fonts.
  ///
  /// - Parameter paths: Returns the paths; called when a character is asked for first.
  package init(_ paths: @escaping @Sendable () -> [String]) {
    self.paths = paths
  }

  /// The font that has a character; nil for one that no font has.
  package func font(for scalar: Unicode.Scalar, isBold: Bool) -> FileFont? {
    let files = sorted.withLock { sorted in
      let known = sorted[isBold] ?? Self.sorted(paths(), isBold: isBold)
      sorted[isBold] = known
      return known
    }
    return files.lazy.compactMap { self.face(in: $0) }.first { $0.face.has(scalar) }
  }

  private func face(in path: String) -> FileFont? {
    opened.withLock { opened in
      if let known = opened[path] { return known.face }
      let face = FontFileReader.firstFace(ofFile: path).map { FileFont($0) }
      opened[path] = Opened(path: path, face: face)
      return face
    }
  }

  // MARK: - Order

  /// The files in the order in which they are asked for a character.
  package static func sorted(_ paths: [String], isBold: Bool) -> [String] {
    let ranked = paths.map { (rank: rank(of: $0, isBold: isBold), path: $0) }
    return ranked.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.prefix(mostFiles).map(\.path)
  }

  private static let unusual = [
    "italic", "oblique", "light", "thin", "black", "medium", "condensed", "narrow", "mono", "serif", "display", "semi",
    "extra", "looped", "heavy", "demi",
  ]

  /// How far a face is from an upright one without serifs, by the words of its file's name.
  private static func rank(of path: String, isBold: Bool) -> Int {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    let count = unusual.filter { name.contains($0) }.count
    return count * 2 + (name.contains("bold") == isBold ? 0 : 1)
  }
}
