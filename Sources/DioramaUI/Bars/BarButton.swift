import Foundation
import LayoutEngine

/// What a bar shows for an item that has no view of its own.
@MainActor
final class BarButton: UIButton {
  /// How high a finger can hit the button, in points.
  static let height = CGFloat(ControlMetrics.navigationBarHeight)

  /// The sign that is drawn in place of a title; nil for none.
  var sign: Glyph? { didSet { if sign != oldValue { setNeedsDisplay() } } }

  /// What a tap does.
  var onTap: @MainActor (UIEvent?) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    buttonType = .system
    label.font = .systemFont(ofSize: 17)
  }

  required init?(coder: NSCoder) { nil }

  override func performTap(_ event: UIEvent?) {
    if !showsMenuAsPrimaryAction { onTap(event) }
    super.performTap(event)
  }

  /// Shows a title or an image.
  func show(title: String?, image: UIImage?, isEnabled: Bool, tint: UIColor?) {
    if currentTitle != title { setTitle(title, for: .normal) }
    if currentImage !== image { setImage(image, for: .normal) }
    if self.isEnabled != isEnabled { self.isEnabled = isEnabled }
    if ownTintColor !== tint { ownTintColor = tint }
  }

  /// Gives the title the attributes of an item in its state, and the usual ones for those that it does not name.
  func setTitleTextAttributes(of item: UIBarItem) {
    guard !item.titleTextAttributes.isEmpty || hasOwnAttributes else { return }
    hasOwnAttributes = !item.titleTextAttributes.isEmpty
    label.font = .systemFont(ofSize: 17)
    for state in [State.normal, .highlighted, .disabled] {
      let attributes = item.titleTextAttributes(for: state)
      setTitleColor(attributes?[.foregroundColor] as? UIColor, for: state)
    }
    let shown = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? item.titleTextAttributes(for: .normal)
    if let font = shown?[.font] as? UIFont { label.font = font }
  }

  private var hasOwnAttributes = false

  /// Draws the sign, if there is one.
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let sign else { return }
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    sign.draw(around: CGPoint(x: bounds.midX, y: bounds.midY), size: 17, color: color, lineWidth: 2)
  }
}
