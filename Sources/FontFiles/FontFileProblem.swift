/// Why the file of a font is not read.
package enum FontFileProblem: Error, Hashable, Sendable {
  /// The file is not in a format of fonts that is read, as far as its first bytes tell.
  case otherFormat(String)
  /// The file begins as a font and is damaged; the number is FreeType's.
  case damaged(code: Int)
  /// The file cannot be opened.
  case unreadable
  /// The file has pictures of letters alone, without outlines.
  case noOutlines
  /// The tool was built without FreeType.
  case notBuiltIn

  /// What is wrong, as the end of a sentence that begins with the file.
  package var words: String {
    switch self {
    case .otherFormat(let name): "is \(name), and no font in the format TrueType or OpenType"
    case .damaged(let code): "is a damaged font (FreeType's error \(code))"
    case .unreadable: "cannot be opened"
    case .noOutlines: "is a font without outlines"
    case .notBuiltIn: "is not read: this diorama was built without FreeType"
    }
  }
}

/// The format of a file, as far as its first bytes tell.
package enum FontFileFormat {
  /// What a file is that is no font; nil for one that begins as a font.
  package static func otherFormat(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    if bytes.isEmpty { return "empty" }
    if fontMarks.contains(start) { return nil }
    return otherMarks.first { start.starts(with: $0.mark) }?.name ?? "a file of another kind"
  }

  /// TrueType, OpenType with curves of PostScript, a collection, and TrueType as Apple marks it.
  private static let fontMarks: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("ttcf".utf8), Array("true".utf8),
  ]

  private static let otherMarks: [(mark: [UInt8], name: String)] = [
    (Array("wOFF".utf8), "a web font (WOFF)"), (Array("wOF2".utf8), "a web font (WOFF2)"),
    (Array("%!PS".utf8), "a Type 1 font"), ([0x80, 1], "a Type 1 font"), (Array("vers".utf8), "a pointer of Git LFS"),
    (Array("<".utf8), "a text in XML or HTML"), ([0x50, 0x4B, 3, 4], "a ZIP archive"),
  ]
}
