import DioramaImage
import DioramaUI
import Foundation
import SceneReports

/// The page of a review: one file that loads nothing, and that shows everything without its script, too.
@MainActor
struct ReviewPage {
  private let old, new: String
  private var body = ""
  private var contents = ""
  private var count = 0

  init(old: String, new: String) {
    (self.old, self.new) = (old, new)
  }

  /// The page.
  ///
  /// - Parameter equalCount: The number of screens without a difference.
  func text(equalCount: Int) -> String {
    let title = ReviewWords.title(count, equalCount)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'sha256-\(ReviewScript.hash)'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(ReviewScript.style)</style>
      </head>
      <body>
      <header><h1>\(title)</h1>
      <p>\(HTMLText.escaped(old)) → \(HTMLText.escaped(new))</p>
      \(notes)<ol class="contents">
      \(contents)</ol></header>
      <main>
      \(body)</main>
      <script>\(ReviewScript.text)</script>
      </body>
      </html>

      """
  }

  /// What of the pictures holds for this machine alone.
  private var notes: String {
    (UIRuntime.shared.fontFallback?.takeNotes() ?? []).map { "<p>\(HTMLText.escaped($0))</p>\n" }.joined()
  }

  /// Adds a screen.
  mutating func add(_ screen: ReviewScreen) {
    count += 1
    let seen = screen.shown.isEmpty ? "no pixel differs" : "\(screen.shown.count)"
    contents += "<li><a href=\"#f\(count)\">\(HTMLText.escaped(screen.path))</a> (\(seen))</li>\n"
    body += "<section id=\"f\(count)\" tabindex=\"0\">\n<h2>\(HTMLText.escaped(screen.path))</h2>\n"
    body += Self.list(screen.lines, "lines")
    if let problem = screen.problem { body += "<p class=\"problem\">\(HTMLText.escaped(problem))</p>\n" }
    if !screen.findings.isEmpty { body += "<h3>Findings</h3>\n" + Self.list(screen.findings, "lines") }
    if !screen.spoken.isEmpty { body += "<h3>VoiceOver</h3>\n" + Self.list(screen.spoken, "lines") }
    for shown in screen.shown { body += Self.comparison(shown) }
    body += "<p class=\"variants\">\(HTMLText.escaped(ReviewWords.variants(of: screen)))</p>\n</section>\n"
  }

  private static func list(_ lines: [String], _ name: String) -> String {
    guard !lines.isEmpty else { return "" }
    // A change of a constraint may bring a finding for each view that it moves.
    let more = lines.count > 40 ? ["… and \(lines.count - 40) more"] : []
    let items = (lines.prefix(40) + more).map { line in
      let kind = line.first == "+" ? "added" : line.first == "-" ? "removed" : "changed"
      return "<li class=\"\(kind)\">\(HTMLText.escaped(line))</li>\n"
    }
    return "<ul class=\"\(name)\">\n\(items.joined())</ul>\n"
  }

  /// Before and after side by side, and the pixels that differ, cropped to them; below, closed, the whole of both.
  private static func comparison(_ shown: ReviewScreen.Shown) -> String {
    let pictures = shown.pictures
    let root = shown.root.map { ", view \($0)" } ?? ""
    var html = "<article class=\"comparison\">\n<h3>\(HTMLText.escaped(shown.variant + root))</h3>\n"
    if !shown.words.isEmpty {
      html += "<p class=\"words\">\(shown.words.map { HTMLText.escaped($0) }.joined(separator: "; "))</p>\n"
    }
    let crop = pictures.crop
    // Small parts have two pixels a point, and large ones one, so that a page stays small.
    let isSmall = crop.map { $0.width * $0.height < 240_000 } ?? false
    let half = crop.map { (x: $0.x / 2, y: $0.y / 2, width: max($0.width / 2, 1), height: max($0.height / 2, 1)) }
    html += isSmall ? figures(pictures, cropped: crop) : figures(pictures.halved, cropped: half)
    if crop != nil {
      let whole = figures(pictures.halved, cropped: nil, hasPixels: false)
      html += "<details><summary>The whole screen</summary>\n\(whole)</details>\n"
    }
    return html + "</article>\n"
  }

  private static func figures(
    _ pictures: DrawnDifference,
    cropped crop: (x: Int, y: Int, width: Int, height: Int)?,
    hasPixels: Bool = true
  ) -> String {
    var sides = [("Before", pictures.before), ("After", pictures.after)]
    if hasPixels { sides.append(("Pixels", pictures.heat)) }
    let figures = sides.compactMap { title, bitmap -> String? in
      guard var bitmap else { return nil }
      if let crop { bitmap = bitmap.cropped(x: crop.x, y: crop.y, width: crop.width, height: crop.height) }
      return "<figure class=\"\(title.lowercased())\"><figcaption>\(title)</figcaption>"
        + "\(image(bitmap, title, scale: pictures.scale))</figure>\n"
    }
    return "<div class=\"figures\">\n\(figures.joined())</div>\n"
  }

  /// An image that the page carries itself: what is in an image can run nothing and load nothing.
  private static func image(_ bitmap: Bitmap, _ title: String, scale: Double) -> String {
    let (width, height) = (Int(Double(bitmap.width) / scale), Int(Double(bitmap.height) / scale))
    let data = Base64.text(of: bitmap.smallPNG)
    return "<img alt=\"\(title)\" width=\"\(width)\" height=\"\(height)\" src=\"data:image/png;base64,\(data)\">"
  }
}

/// Words that the page, the comment and the tool have in common.
@MainActor
enum ReviewWords {
  /// How many screens differ.
  static func title(_ count: Int, _ equalCount: Int) -> String {
    let changed = count == 1 ? "1 screen differs" : "\(count) screens differ"
    return changed + (equalCount == 0 ? "" : ", \(equalCount) \(equalCount == 1 ? "is" : "are") the same")
  }

  /// What of the variants that have no pictures of their own.
  static func variants(of screen: ReviewScreen) -> String {
    if screen.shown.isEmpty {
      return screen.equal.isEmpty ? "" : "No pixel differs in \(screen.equal.count) variants."
    }
    var sentences: [String] = []
    if !screen.alike.isEmpty { sentences.append("The same is to be seen in \(screen.alike.joined(separator: ", ")).") }
    if !screen.equal.isEmpty { sentences.append("No pixel differs in \(screen.equal.joined(separator: ", ")).") }
    return sentences.joined(separator: " ")
  }
}
