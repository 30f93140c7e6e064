import DioramaDriver
import NibDecompiler

/// What is said of a scene that keeps parts of its nib as they are.
enum KeptReport {
  /// A line an object, after one that counts them; nothing where nothing is kept.
  static func lines(_ kept: [Decompilation.Kept], of path: String) -> [String] {
    guard !kept.isEmpty else { return [] }
    let count = kept.reduce(0) { $0 + $1.keys.count }
    let keys = count == 1 ? "1 key is" : "\(count) keys are"
    return ["\(path): \(keys) kept as the nib has them"]
      + kept.map { part in
        let name = part.id.isEmpty ? "the nib" : "\(part.id) (\(part.className))"
        return "  \(name): \(part.keys.joined(separator: ", "))"
      }
  }
}
