import Backports

/// What changed, as Markdown for a comment: no images, which comments take from the web alone.
struct ReviewMarkdown {
  private let equalCount: Int
  private var count = 0
  private var body = ""

  /// The size of a comment, in bytes, beyond which no more lines are added: GitHub takes 65,536 characters.
  private static let limit = 60_000

  init(equalCount: Int) {
    self.equalCount = equalCount
  }

  /// The text.
  var text: String {
    let changed = count == 1 ? "1 screen differs" : "\(count) screens differ"
    let equal = equalCount == 0 ? "" : ", \(equalCount) \(equalCount == 1 ? "is" : "are") the same"
    return "### \(changed)\(equal)\n" + body
  }

  /// Adds a file, with the names of its images.
  mutating func add(_ file: ReviewedFile, _ images: [String]) {
    count += 1
    guard body.utf8.count < Self.limit else { return }
    let lines = file.lines.prefix(100).map { Self.line($0) }
    let rest = file.lines.count > 100 ? "\n… and \(file.lines.count - 100) more" : ""
    body += "\n**\(Self.escaped(file.path))**\n\n```diff\n\(lines.joined(separator: "\n"))\(rest)\n```\n"
    if !images.isEmpty { body += "\nPictures: " + images.map { "`\(Self.code($0))`" }.joined(separator: ", ") + "\n" }
    if body.utf8.count >= Self.limit { body += "\nMore files differ; the page has all of them.\n" }
  }

  /// A line inside of a fence, which nothing in it may end.
  private static func line(_ text: String) -> String {
    text.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("```", with: "'''")
  }

  private static func code(_ text: String) -> String { line(text).replacing("`", with: "'") }

  /// Text in which no character means anything but itself.
  private static func escaped(_ text: String) -> String {
    String(
      line(text).flatMap { character -> [Character] in
        "\\`*_{}[]()#+-!|<>&@~:".contains(character) ? ["\\", character] : [character]
      }
    )
  }
}
