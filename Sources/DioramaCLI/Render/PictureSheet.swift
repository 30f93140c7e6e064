import DioramaPicture
import DioramaUI
import Foundation
import LayoutEngine
import TextMetrics

/// Pictures side by side on one sheet, each with a caption and an edge, so that white ones are told from the paper.
@MainActor
enum PictureSheet {
  /// The room for captions, and the space between pictures, in points.
  private static let captionHeight: CGFloat = 22
  private static let gap: CGFloat = 20

  /// The sheet of pictures; one picture alone is as large as it is, without anything around it.
  ///
  /// - Parameters:
  ///   - parts: The pictures.
  ///   - captions: What each picture shows; an empty text where there is nothing to tell.
  ///   - hasEdges: Whether the pictures get edges, as those without devices around them.
  static func picture(_ parts: [Picture.Part], captions: [String], hasEdges: Bool) -> Picture {
    guard parts.count > 1 else { return Picture(parts, gap: gap) }
    var picture = Picture(hasEdges ? parts.map(edged) : parts, gap: gap)
    guard captions.contains(where: { !$0.isEmpty }) else { return picture }
    let font = UIFont.systemFont(ofSize: 11, weight: .medium)
    for (index, caption) in captions.enumerated() where picture.parts.indices.contains(index) {
      picture.parts[index].origin.y += captionHeight
      guard !caption.isEmpty else { continue }
      let width = picture.parts[index].bounds.width + gap
      let color = PictureColor(red: 0.45, green: 0.45, blue: 0.47)
      let text = PictureText(caption, font, at: CGPoint(x: 2, y: 3), color)
      picture.parts.append(
        Picture.Part(
          origin: CGPoint(x: picture.parts[index].origin.x, y: 0),
          bounds: CGRect(x: 0, y: 0, width: width, height: captionHeight),
          steps: [.text(text)]
        )
      )
    }
    picture.size.height += captionHeight
    return picture
  }

  /// A picture with a fine line around it.
  private static func edged(_ part: Picture.Part) -> Picture.Part {
    var part = part
    let line = CGPath(rect: part.bounds.insetBy(dx: 0.25, dy: 0.25))
    part.steps.append(.stroke(line, PictureColor(red: 0.5, green: 0.5, blue: 0.52, alpha: 0.4), LineStyle(width: 0.5)))
    return part
  }
}

extension PictureChoice {
  /// What tells the choice from the others of a picture, such as `iphone-15 dark AX3`; empty for the default.
  var caption: String {
    var words: [String] = []
    if let size = screen.size { words.append(LayoutScreen(width: size.width, height: size.height).name) }
    if appearance == .dark { words.append("dark") }
    if textSize != .usual { words.append(textSize.size.name) }
    if let locale { words.append(locale) }
    if direction != PictureDirection(of: locale) { words.append(direction.rawValue) }
    return words.joined(separator: " ")
  }
}
