import Foundation

extension UIBarButtonItem {
  /// The height of an item, in points.
  static let height: CGFloat = 44

  /// Whether the item takes the room that is left over.
  var isFlexible: Bool { systemItem == .flexibleSpace }

  private var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  private var font: UIFont {
    style == .done || systemItem == .done || systemItem == .save ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  /// What the item says; nil where it is a picture or a space.
  private var shownTitle: String? {
    guard let systemItem else { return image == nil ? title : nil }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  private var glyph: Glyph? {
    switch systemItem {
    case .add: .plus
    case .stop, .close: .cross
    case .search: .magnifier
    default: nil
    }
  }

  /// The width that the item takes in a bar, in points.
  var naturalWidth: CGFloat {
    if isFlexible { return 0 }
    if width > 0 || systemItem == .fixedSpace { return max(0, width) }
    if let customView { return customView.bounds.width }
    if let shownTitle { return UIRuntime.shared.textMeasuring.width(of: shownTitle, in: font) }
    return min(image?.shownSize.width ?? 24, 60)
  }

  /// Draws the item into its place in a bar.
  func draw(in rect: CGRect, tint: UIColor) {
    guard customView == nil, !isSpace else { return }
    let color = isEnabled ? tintColor ?? tint : UIColor.tertiaryLabel
    if let shownTitle {
      TextBlock.drawLine(shownTitle, font: font, color: color, in: rect)
    } else if let glyph {
      glyph.draw(around: CGPoint(x: rect.midX, y: rect.midY), size: 17, color: color, lineWidth: 2)
    } else if let image {
      let size = image.hasKnownSize ? image.size : CGSize(width: 24, height: 24)
      image.draw(in: UIView.ContentMode.scaleAspectFit.place(size, in: rect.insetBy(dx: 0, dy: 8)), tint: color)
    } else if let systemItem {
      UIImage.placeholder(named: "\(systemItem)")
        .draw(in: UIView.ContentMode.center.place(CGSize(width: 24, height: 24), in: rect), tint: color)
    }
  }
}
