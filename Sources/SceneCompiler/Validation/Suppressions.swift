package import SceneDiagnostics
import SceneModel
package import SceneSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The comments of a text that silence findings: near them, in a region, or in the whole file.
package struct Suppressions: Sendable {
  /// The comments, in the order of the text.
  package let all: [Suppression]
  /// The regions of the text, which those of one id do not share lines of.
  package private(set) var regions = SuppressedRegions()
  /// The first words of comments that begin like one of these and are none, such as `diorama:enable`.
  package private(set) var misspelled: [Located<String>] = []
  private let source: SourceText
  /// The indexes in `all` of the comments about their own line and the next, by line.
  private var indexes: [Int: [Int]] = [:]
  /// The indexes in `all` of the comments about the whole file, by id; the first of several counts.
  private var ofFile: [String: Int] = [:]

  /// Finds the comments of a text.
  package init(_ tree: SyntaxTree) {
    source = tree.source
    // Nearly no text has such comments, and finding all comments takes a walk through the tree.
    guard Self.mentionsMarker(tree.source) else {
      all = []
      return
    }
    let comments = tree.comments
    all = comments.compactMap { Suppression($0, in: tree.source) }
    misspelled = comments.compactMap { Suppression.misspelling($0, in: tree.source) }
    regions = SuppressedRegions(of: all)
    for (index, suppression) in all.enumerated() where suppression.reason != nil {
      switch suppression.scope {
      case .line: indexes[suppression.line, default: []].append(index)
      case .file:
        for id in suppression.ids where ofFile[id.value] == nil { ofFile[id.value] = index }
      case .begin, .end: break
      }
    }
  }

  private static func mentionsMarker(_ source: SourceText) -> Bool {
    let marker = Array(Suppression.prefix.utf8)
    return source.bytes.withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress else { return false }
      var start = 0
      // The C library finds comments quickly; whatever else mentions the marker silences nothing.
      while let sign = memchr(text + start, Int32(UInt8(ascii: "#")), bytes.count - start) {
        let comment = text.distance(to: UnsafeRawPointer(sign))
        let end = memchr(sign, Int32(UInt8(ascii: "\n")), bytes.count - comment)
        let line = comment..<(end.map { text.distance(to: UnsafeRawPointer($0)) } ?? bytes.count)
        start = line.upperBound
        if line.count < marker.count { continue }
        for offset in line.lowerBound...line.upperBound - marker.count
        where bytes[offset] == marker[0] && bytes[offset..<offset + marker.count].elementsEqual(marker) {
          return true
        }
      }
      return false
    }
  }

  /// The comment that silences a finding, the one of the smallest reach; nil where none does.
  package func index(silencing diagnostic: Diagnostic) -> Int? {
    if all.isEmpty { return nil }
    let line = source.position(at: diagnostic.range.lowerBound).line
    let near = ((indexes[line] ?? []) + (indexes[line - 1] ?? [])).first { index in
      all[index].ids.contains { $0.value == diagnostic.id }
    }
    return near ?? regions.index(of: diagnostic.id, at: line) ?? ofFile[diagnostic.id]
  }
}
