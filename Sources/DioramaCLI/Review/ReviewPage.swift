import DioramaPicture
import DioramaUI
import Foundation
import SceneReports

/// The page of a review: one file that loads nothing and has no scripts.
@MainActor
struct ReviewPage {
  private let old, new: String
  private let equalCount: Int
  private var body = ""
  private var contents = ""
  private var count = 0

  init(old: String, new: String, equalCount: Int) {
    (self.old, self.new, self.equalCount) = (old, new, equalCount)
  }

  /// The page.
  var text: String {
    let changed = count == 1 ? "1 screen differs" : "\(count) screens differ"
    let equal = equalCount == 0 ? "" : ", \(equalCount) \(equalCount == 1 ? "is" : "are") the same"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(changed)</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <header><h1>\(changed)\(equal)</h1>
      <p>\(HTMLText.escaped(old)) → \(HTMLText.escaped(new))</p>
      \(notes)<p class="key"><b class="changed">changed</b> <b class="added">added</b> <b class="removed">removed</b></p>
      <ol>
      \(contents)</ol></header>
      \(body)</body>
      </html>

      """
  }

  /// What of the pictures holds for this machine alone.
  private var notes: String {
    (UIRuntime.shared.fontFallback?.takeNotes() ?? []).map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined()
  }

  /// Adds a file.
  mutating func add(_ file: ReviewedFile, _ pictures: [ReviewPictures], number: Int) {
    count += 1
    contents += "<li><a href=\"#f\(number)\">\(HTMLText.escaped(file.path))</a> (\(file.lines.count))</li>\n"
    body += "<section id=\"f\(number)\">\n<h2>\(HTMLText.escaped(file.path))</h2>\n<ul class=\"lines\">\n"
    for line in file.lines { body += "<li class=\"\(Self.kind(line))\">\(HTMLText.escaped(line))</li>\n" }
    body += "</ul>\n"
    for picture in pictures {
      let sides = [("Before", picture.before), ("After", picture.after), ("Both", picture.overlay)]
      guard sides.contains(where: { $0.1 != nil }) else { continue }
      body += "<div class=\"row\">\n"
      for (title, shown) in sides {
        guard let shown else { continue }
        body +=
          "<figure><figcaption>\(title), \(HTMLText.escaped(picture.screen))</figcaption>\(Self.image(shown, title))"
        body += "</figure>\n"
      }
      body += "</div>\n"
    }
    body += "</section>\n"
  }

  /// An image that the page carries itself: what is in an image can run nothing and load nothing.
  static func image(_ picture: Picture, _ title: String) -> String {
    let data = Data(picture.svgOfOutlines.utf8).base64EncodedString()
    let (width, height) = (Int(picture.size.width.rounded(.up)), Int(picture.size.height.rounded(.up)))
    return "<img alt=\"\(title)\" width=\"\(width)\" height=\"\(height)\" src=\"data:image/svg+xml;base64,\(data)\">"
  }

  private static func kind(_ line: String) -> String {
    switch line.first {
    case "+": "added"
    case "-": "removed"
    default: "changed"
    }
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 -apple-system, "Segoe UI", Roboto, sans-serif; }
    body { margin: 0 auto; max-width: 1400px; padding: 1rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; overflow-wrap: anywhere; }
    section { border-top: 1px solid #8886; margin-top: 2rem; }
    .lines { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; list-style: none; padding: 0; }
    .lines li { border-left: 4px solid #f28c00; padding-left: .6rem; overflow-wrap: anywhere; }
    .lines .added { border-color: #1a9933; } .lines .removed { border-color: #d91a26; }
    .key b { border: 2px solid #f28c00; padding: 0 .4rem; margin-right: .5rem; font-weight: normal; }
    .key .added { border-color: #1a9933; } .key .removed { border-color: #d91a26; }
    .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    figure { margin: 0; } figcaption { font-size: 13px; opacity: .7; }
    img { max-width: 100%; height: auto; border: 1px solid #8886; background: #fff; }

    """
}
