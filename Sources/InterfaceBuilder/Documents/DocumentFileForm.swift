import Backports

/// How the bytes of a document's file differ from those that Xcode writes, whatever the document contains.
struct DocumentFileForm: Hashable, Sendable {
  /// A difference, by the word that a scene keeps for it.
  enum Mark: String, CaseIterable, Sendable {
    /// The file begins with a byte order mark.
    case byteOrderMark
    /// Each line ends with a carriage return and a line feed.
    case crlf
    /// The last line has no line feed, as in documents of Xcode 4.
    case noLastLineFeed
  }

  /// The differences, in the order of their declaration; empty for a file as Xcode writes it.
  let marks: [Mark]

  /// A file as Xcode writes it.
  static let usual = DocumentFileForm(words: "")

  /// Looks at a document's bytes; line ends of both kinds in one file are taken for those that Xcode writes.
  init(_ bytes: [UInt8]) {
    let feeds = bytes.indices.filter { bytes[$0] == 0x0A }
    let isCRLF = !feeds.isEmpty && feeds.allSatisfy { $0 > 0 && bytes[$0 - 1] == 0x0D }
    marks = Mark.allCases.filter { mark in
      switch mark {
      case .byteOrderMark: bytes.starts(with: Self.byteOrderMark)
      case .crlf: isCRLF
      case .noLastLineFeed: bytes.last != 0x0A
      }
    }
  }

  /// Reads what a scene keeps; other words mean nothing.
  init(words: String) {
    let known = words.split(separator: " ").compactMap { Mark(rawValue: String($0)) }
    marks = Mark.allCases.filter(known.contains)
  }

  /// What a scene keeps; nil for a file as Xcode writes it.
  var words: String? { marks.isEmpty ? nil : marks.map(\.rawValue).joined(separator: " ") }

  /// A text with line feeds in this form.
  func applied(to text: String) -> String {
    var text = text
    if marks.contains(.noLastLineFeed), text.last == "\n" { text.removeLast() }
    if marks.contains(.crlf) { text = text.replacing("\n", with: "\r\n") }
    return marks.contains(.byteOrderMark) ? "\u{FEFF}" + text : text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
