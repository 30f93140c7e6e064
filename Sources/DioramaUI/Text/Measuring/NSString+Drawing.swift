public import Foundation

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text is broken into lines, and the rectangle's origin is that of the first one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as their fonts say, as they always are here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What was found out while text was measured.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The bounds of the text that was measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The rectangle that the text takes, with its upper left corner at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room; lines are broken at its width, and go on below its height.
  ///   - options: Only with `usesLineFragmentOrigin` is the text broken.
  ///   - context: What takes notes; nil for nothing.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .infinity
    nonisolated(unsafe) let text = self
    let block = onMainActor { TextBlock(text, font: .systemFont(ofSize: 12), width: width, limit: 0).size }
    let bounds = CGRect(origin: .zero, size: block)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into a rectangle of the current graphics context, broken at its width.
  public func draw(in rect: CGRect) {
    nonisolated(unsafe) let text = self
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let alignment = style?.alignment ?? .natural
    onMainActor {
      let block = TextBlock(text, font: .systemFont(ofSize: 12), width: rect.width, limit: 0)
      block.draw(in: rect, alignment: alignment, color: nil)
    }
  }
}

extension NSString {
  /// The room that the text takes in one line, in points; nil for the system's font in 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: "\(self)", attributes: attributes).size()
  }

  /// The rectangle that the text takes, as that of a text with attributes; nil for the system's font in 12 points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: "\(self)", attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text with its upper left corner at a point of the current graphics context.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attributes).draw(at: point)
  }

  /// Draws the text into a rectangle of the current graphics context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: "\(self)", attributes: attributes).draw(in: rect)
  }
}

extension String {
  /// The room that the text takes in one line, in points; nil for the system's font in 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// The rectangle that the text takes, as that of a text with attributes; nil for the system's font in 12 points.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text with its upper left corner at a point of the current graphics context.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into a rectangle of the current graphics context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }
}

extension NSAttributedString {
  /// The room that the text takes without a limit of width, in points.
  public func size() -> CGSize {
    nonisolated(unsafe) let text = self
    return onMainActor { TextBlock(text, font: .systemFont(ofSize: 12), width: .infinity, limit: 0).size }
  }

  /// Draws the text with its top left at a point of the current graphics context.
  public func draw(at point: CGPoint) {
    nonisolated(unsafe) let text = self
    onMainActor {
      let block = TextBlock(text, font: .systemFont(ofSize: 12), width: .infinity, limit: 0)
      block.draw(in: CGRect(origin: point, size: block.size), alignment: .left, color: nil)
    }
  }
}

extension TextBlock {
  /// Draws the lines one below the other into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: Where the lines go.
  ///   - alignment: Where lines begin that are shorter; by their natural alignment, in the direction of the interface.
  ///   - color: The color of text that has none of its own; nil for the present fill color.
  ///   - isRightToLeft: Whether the interface reads from right to left.
  func draw(in rect: CGRect, alignment: NSTextAlignment, color: UIColor?, isRightToLeft: Bool = false) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var y = rect.minY
    for line in lines {
      let slack = rect.width - line.width
      let lead: CGFloat =
        switch alignment {
        case .center: slack / 2
        case .right: slack
        case .natural, .justified: isRightToLeft ? slack : 0
        default: 0
        }
      let runsToLeft = line.direction.map { $0 == .rightToLeft } ?? isRightToLeft
      for part in line.parts(isRightToLeft: runsToLeft) {
        let top = y + line.ascender - UIRuntime.shared.textMeasuring.metrics(of: part.run.font).ascender
        context.add(
          .text(part.run.text, part.run.font, at: CGPoint(x: rect.minX + lead + part.x, y: top)),
          color: part.run.color ?? color ?? context.state.fill,
          isRightToLeft: part.isRightToLeft
        )
      }
      y += line.height
    }
  }
}
