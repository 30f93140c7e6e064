import SceneDiagnostics
import SceneModel

/// The regions of a text between `diorama:disable-begin` and `diorama:disable-end`.
///
/// A region has a beginning with a reason and an end; where one is missing, nothing is silenced.
package struct SuppressedRegions: Sendable {
  /// A region for one id.
  package struct Region: Sendable {
    /// The index of the comment that begins it, among all comments.
    package var begin: Int
    /// The index of the comment that ends it.
    package var end: Int
    fileprivate var firstLine: Int
    fileprivate var lastLine: Int
  }

  /// The regions of each id, in the order of the text; no two of them share a line but their first and last.
  package private(set) var byID: [String: [Region]] = [:]
  /// The ids of beginnings without an end, with the index of the comment.
  package private(set) var unended: [(begin: Int, id: String)] = []
  /// The ids that comments end where no region of theirs is open, with the index of the comment; the id is nil where the
  /// comment names none.
  package private(set) var unbegun: [(end: Int, id: String?)] = []

  /// No regions.
  init() {}

  /// Pairs the beginnings and ends among the comments of a text.
  init(of all: [Suppression]) {
    var open: [String: Int] = [:]
    for (index, suppression) in all.enumerated() {
      switch suppression.scope {
      case .begin:
        // What is silenced already needs no second beginning, which is then found to silence nothing.
        for id in suppression.ids where suppression.reason != nil && open[id.value] == nil { open[id.value] = index }
      case .end:
        let named = suppression.ids.map(\.value)
        if open.isEmpty, named.isEmpty { unbegun.append((index, nil)) }
        for id in named.isEmpty ? open.keys.sorted() : named {
          guard let begin = open.removeValue(forKey: id) else {
            unbegun.append((index, id))
            continue
          }
          let region = Region(begin: begin, end: index, firstLine: all[begin].line, lastLine: suppression.line)
          byID[id, default: []].append(region)
        }
      case .line, .file: break
      }
    }
    unended = open.map { ($0.value, $0.key) }.sorted { ($0.begin, $0.id) < ($1.begin, $1.id) }
  }

  /// The comment that begins the region of an id in which a line stands; nil where none does.
  func index(of id: String, at line: Int) -> Int? {
    guard let regions = byID[id] else { return nil }
    var (low, high) = (0, regions.count)
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].lastLine < line { low = middle + 1 } else { high = middle }
    }
    return low < regions.count && regions[low].firstLine <= line ? regions[low].begin : nil
  }
}
