import Foundation
import JSONText

/// What a call of a tool gave: a text for people, the same as JSON, and pictures.
struct AgentResult: Sendable {
  var text: String
  /// The result as an object; empty for none.
  var structured: JSONValue = [:]
  /// PNG images.
  var pictures: [[UInt8]] = []
  /// Whether the tool could not do what was asked of it.
  var isError = false

  init(_ text: String, _ structured: JSONValue = [:]) { (self.text, self.structured) = (text, structured) }

  /// What was asked for could not be done.
  init(_ problem: AgentProblem) {
    text = problem.message
    structured = ["error": .string(problem.message)]
    isError = true
  }

  /// The most bytes of a result, with all that it has, as JSON in a line.
  static let maximumLength = 200_000
  /// The most bytes of the pictures of a result, before they are encoded as text.
  static let maximumPictures = 96_000
  private static let maximumText = 48_000
  /// What names and brackets take beside the contents.
  private static let overhead = 4_000

  /// The result in the terms of the protocol; what is too long is left out, which is told in both forms.
  var json: JSONValue {
    let images = pictures.map { picture -> JSONValue in
      ["type": "image", "data": .string(Data(picture).base64EncodedString()), "mimeType": "image/png"]
    }
    let room = Self.maximumLength - Self.overhead - images.reduce(0) { $0 + $1.lineLength }
    // A text without structure has the room of both.
    var hasStructure = true
    if case .object(let members) = structured, members.isEmpty { hasStructure = false }
    let shown = TextCut(text, most: hasStructure ? min(Self.maximumText, room / 2) : room)
    var members: [(String, JSONValue)] = [
      ("content", .array([["type": "text", "text": .string(shown.text)]] + images))
    ]
    if hasStructure {
      var cut = ValueCut(most: room - shown.length)
      members.append(("structuredContent", cut.whole(structured)))
    }
    return .object(members + [("isError", .bool(isError))])
  }
}

/// A text as long as there is room, with the number of lines that are left out.
struct TextCut {
  private(set) var text: String
  /// The bytes of the text as JSON.
  private(set) var length: Int

  init(_ whole: String, most: Int) {
    text = whole
    length = JSONValue.string(whole).lineLength
    guard length > most else { return }
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let ending = 80
    var (count, used) = (0, ending)
    for line in lines {
      let size = JSONValue.string(String(line.prefix(most))).lineLength + 2
      guard used + size <= most else { break }
      (count, used) = (count + 1, used + size)
    }
    let left = lines.count - count
    text = lines.prefix(count).map { $0 + "\n" }.joined()
    if count == 0 {
      // A single line: what fits even where every character is escaped.
      text = String(whole.prefix(max(0, (most - ending) / 12))) + "…\n"
    }
    text += "(\(left) more \(left == 1 ? "line is" : "lines are") left out)\n"
    length = JSONValue.string(text).lineLength
  }
}

/// Leaves out entries of lists for which there is no room, and counts them.
struct ValueCut {
  private var room: Int
  /// The bytes that an entry has at least, so that the next one is not begun.
  private static let least = 400
  private var omitted = 0

  init(most: Int) { room = most - 40 }

  /// The value with as many entries as there is room for, and `omitted` with the number of others where there are any.
  mutating func whole(_ value: JSONValue) -> JSONValue {
    let shown = cut(value)
    guard case .object(let members) = shown, omitted > 0 else { return shown }
    return .object(members + [("omitted", .integer(omitted))])
  }

  private mutating func cut(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      return .object(
        members.map { name, value in
          room -= name.utf8.count + 6
          return (name, cut(value))
        }
      )
    case .array(let elements):
      var shown: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        guard room > Self.least else {
          omitted += elements.count - index
          break
        }
        room -= 2
        shown.append(cut(element))
      }
      return .array(shown)
    case .string(let text):
      let length = value.lineLength
      guard length > max(room, 200) else {
        room -= length
        return value
      }
      omitted += 1
      let short = String(text.prefix(max(10, room / 12))) + "…"
      room -= JSONValue.string(short).lineLength
      return .string(short)
    default:
      room -= value.lineLength
      return value
    }
  }
}

extension JSONValue {
  /// The bytes that the value takes in a line, where other characters than those of ASCII may be written as escapes.
  fileprivate var lineLength: Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : $1.value > 0xFFFF ? 12 : 6) }
  }
}
