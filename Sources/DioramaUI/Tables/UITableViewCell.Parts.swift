import Foundation

extension UITableViewCell {
  /// The labels and the image of a cell's style, which are made when they are asked for.
  struct Parts {
    private let style: CellStyle?
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?

    /// The parts that a style has; nil for the cells of archives, which have only what the archive says.
    init(_ style: CellStyle?) {
      self.style = style
    }
  }
}

extension UITableViewCell.Parts {
  /// Takes in the parts of an archive.
  @MainActor
  mutating func decode(_ coder: NSCoder) {
    text = coder.decode(UILabel.self, forKey: "UITextLabel")
    detail = coder.decode(UILabel.self, forKey: "UIDetailTextLabel")
    image = coder.decode(UIImageView.self, forKey: "UIImageView")
  }

  /// The label, made if the style has one.
  @MainActor
  mutating func textLabel(in contentView: UIView) -> UILabel? {
    if text == nil, style != nil {
      let label = UITableViewLabel(frame: .zero)
      contentView.addSubview(label)
      text = label
    }
    return text
  }

  /// The second label, made if the style has one.
  @MainActor
  mutating func detailTextLabel(in contentView: UIView) -> UILabel? {
    if detail == nil, let style, style != .default {
      let label = UITableViewLabel(frame: .zero)
      contentView.addSubview(label)
      detail = label
    }
    return detail
  }

  /// The image, made if the style has one.
  @MainActor
  mutating func imageView(in contentView: UIView) -> UIImageView? {
    if image == nil, let style, style != .value2 {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      image = view
    }
    return image
  }
}
