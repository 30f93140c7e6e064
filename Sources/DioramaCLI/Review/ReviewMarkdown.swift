import Backports

/// What changed, as Markdown for a comment.
///
/// Comments show images from the web alone: where the address of the folder of images is known they are shown, and named otherwise.
@MainActor
struct ReviewMarkdown {
  private let address: String?
  private var count = 0
  private var body = ""

  /// The size of a comment, in bytes, beyond which no more lines are added: GitHub takes 65,536 characters.
  private static let limit = 60_000

  /// - Parameter address: The address of the folder that will have the images; nil where nobody knows it.
  init(address: String?) {
    self.address = address
  }

  /// The text.
  func text(equalCount: Int) -> String { "### \(ReviewWords.title(count, equalCount))\n" + body }

  /// Adds a screen, with the names of its images: those of each comparison.
  mutating func add(_ screen: ReviewScreen, _ images: [[String]]) {
    count += 1
    guard body.utf8.count < Self.limit else { return }
    let all = screen.lines + screen.findings + screen.spoken
    let lines = all.prefix(100).map { Self.line($0) }
    let rest = all.count > 100 ? "\n… and \(all.count - 100) more" : ""
    body += "\n**\(Self.escaped(screen.path))**\n"
    if !lines.isEmpty { body += "\n```diff\n\(lines.joined(separator: "\n"))\(rest)\n```\n" }
    for (shown, names) in zip(screen.shown, images) where !names.isEmpty {
      let title = shown.variant + (shown.root.map { ", view \($0)" } ?? "")
      if let address {
        let pictures = names.map { "![\(Self.escaped($0))](\(Self.join(address, $0)))" }
        body += "\n\(Self.escaped(title)):\n\n\(pictures.joined(separator: " "))\n"
      } else {
        body += "\n\(Self.escaped(title)): \(names.map { "`\(Self.code($0))`" }.joined(separator: ", "))\n"
      }
    }
    let variants = ReviewWords.variants(of: screen)
    if !variants.isEmpty { body += "\n\(Self.escaped(variants))\n" }
    if body.utf8.count >= Self.limit { body += "\nMore screens differ; the page has all of them.\n" }
  }

  /// An address in which no byte of the name means anything but itself.
  private static func join(_ address: String, _ name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array((address.hasSuffix("/") ? address : address + "/").utf8)
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
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
