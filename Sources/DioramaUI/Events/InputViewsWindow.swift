import Foundation

/// The views that a first responder shows at the bottom of the screen.
@MainActor
struct InputViews {
  /// The view above the keyboard; nil for none.
  private(set) var accessory: UIView?
  /// The view that is shown instead of the keyboard; nil for the keyboard of the system, or none.
  private(set) var input: UIView?
  /// The responder that has the accessory, or else the input view.
  private(set) weak var provider: UIResponder?

  /// No views.
  init() {}

  /// The views of a first responder: its own, or else those of the nearest responder up its chain that has some.
  init(of responder: UIResponder) {
    var next: UIResponder? = responder
    while let current = next, accessory == nil || input == nil {
      if accessory == nil, let view = current.inputAccessoryView {
        accessory = view
        provider = current
      }
      if input == nil, let view = current.inputView {
        input = view
        provider = provider ?? current
      }
      next = current.next
    }
  }

  /// Whether there is a view.
  var hasAny: Bool { accessory != nil || input != nil }
}

/// The window in front of the application's windows that holds the views of the first responder.
///
/// It belongs to the system: `UIApplication.windows` does not have it, and it never is the key window. Touches beside its
/// views go to the windows behind.
final class InputViewsWindow: UIWindow {
  /// The height that a view gets as its input view that says none, in points: the usual keyboard's.
  private static let usualHeight: CGFloat = 336

  private var views = InputViews()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Level(10)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  /// The responder that has the views, so that actions and texts inside the views reach it up the chain.
  override var next: UIResponder? { views.provider ?? super.next }

  /// Shows views at the bottom of the screen, and takes the ones before away.
  ///
  /// - Parameter keyboard: The height of the system's keyboard, which an input view replaces; 0 for none.
  /// - Returns: The height of everything at the bottom, in points.
  @discardableResult
  func show(_ views: InputViews, aboveKeyboardOf keyboard: CGFloat = 0) -> CGFloat {
    let screen = UIRuntime.shared.screenBounds
    if frame != screen { frame = screen }
    for host in subviews where host.subviews.allSatisfy({ $0 !== views.accessory && $0 !== views.input }) {
      host.removeFromSuperview()
    }
    self.views = views
    let input = views.input.map { height(of: $0, orElse: keyboard > 0 ? keyboard : Self.usualHeight) } ?? keyboard
    let accessory = views.accessory.map { height(of: $0, orElse: 0) } ?? 0
    if let view = views.input { layOut(view, from: screen.height - input, height: input) }
    if let view = views.accessory { layOut(view, from: screen.height - input - accessory, height: accessory) }
    if isHidden == views.hasAny { isHidden = !views.hasAny }
    return input + accessory
  }

  override class var searchesInItsOwnWay: Bool { true }

  /// A touch beside the views is none of this window's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// When an editor inside the views gives up, the keyboard is again that of the window that the views belong to.
  override func followFirstResponder() {
    guard !isChangingFirstResponder else { return }
    let behind = views.provider?.responderWindow
    UIRuntime.shared.keyboard.follow(firstResponder ?? (behind === self ? nil : behind?.firstResponder))
  }

  /// The height of a view: by its constraints, by its content if its height is flexible, or its frame's.
  private func height(of view: UIView, orElse usual: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let natural = view.intrinsicContentSize.height
    if view.autoresizingMask.contains(.flexibleHeight) || view.frame.height == 0 {
      return natural > 0 ? natural : usual
    }
    return view.frame.height
  }

  /// Puts a view into a host of that height, and leaves one that is in its host there: it may hold the first responder.
  private func layOut(_ view: UIView, from top: CGFloat, height: CGFloat) {
    let area = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if let host = view.superview as? Host, host.superview === self {
      host.frame = area
    } else {
      let host = Host(frame: area)
      addSubview(host)
      host.addSubview(view)
      guard !view.translatesAutoresizingMaskIntoConstraints else { return }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: host.topAnchor), view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      ])
    }
  }

  /// The view that holds one of the views, and has its size.
  private final class Host: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.frame = bounds }
    }
  }
}
