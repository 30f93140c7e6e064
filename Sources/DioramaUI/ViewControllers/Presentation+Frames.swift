import Foundation

extension Presentation {
  /// From this width on, in points, sheets stand in the middle and do not fill the width.
  static let regularWidth: CGFloat = 600

  /// How much of what is behind a sheet stays visible above it, in points.
  private static let sheetTop: CGFloat = 44

  /// Where the presented view stands in a container.
  ///
  /// A sheet leaves a strip at the top free, and is as high as its detent says where it fills the width. In a wide container a page sheet is at most 704 points wide, and a form sheet
  /// stands in the middle with the preferred size, or 540 by 620. A popover has the preferred size, or 320 by 480, and
  /// stands at its source where its arrow may point and there is room, below and above first, or in the middle without a
  /// source. Everything else fills the container.
  func frame(in area: CGRect) -> CGRect {
    switch style {
    case .pageSheet: pageSheet(in: area)
    case .formSheet where area.width >= Self.regularWidth:
      centered(preferredSize(or: CGSize(width: 540, height: 620)), in: area)
    case .formSheet: pageSheet(in: area)
    case .popover: popover(in: area)
    default: area
    }
  }

  private func pageSheet(in area: CGRect) -> CGRect {
    let top = min(Self.sheetTop, area.height)
    let isWide = area.width >= Self.regularWidth
    var width = isWide ? min(area.width, 704) : area.width
    var height = area.height - top
    if let sheet = controller as? UISheetPresentationController {
      let isAttached =
        sheet.prefersEdgeAttachedInCompactHeight && container.traitCollection.verticalSizeClass == .compact
      if isAttached, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached {
        width = min(area.width, preferredSize(or: area.size).width)
      }
      if isAttached || !isWide { height = sheet.height(in: area, largest: height) }
    }
    return CGRect(x: area.midX - width / 2, y: area.maxY - height, width: width, height: height)
  }

  private func popover(in area: CGRect) -> CGRect {
    let size = preferredSize(or: CGSize(width: 320, height: 480))
    let fitting = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    guard let popover = controller as? UIPopoverPresentationController, let source = popover.sourceFrame(in: container)
    else { return centered(fitting, in: area) }
    let (middle, center) = (source.midX - fitting.width / 2, source.midY - fitting.height / 2)
    let options: [(UIPopoverArrowDirection, CGPoint, hasRoom: Bool)] = [
      (.up, CGPoint(x: middle, y: source.maxY), source.maxY + fitting.height <= area.maxY),
      (.down, CGPoint(x: middle, y: source.minY - fitting.height), source.minY - fitting.height >= area.minY),
      (.left, CGPoint(x: source.maxX, y: center), source.maxX + fitting.width <= area.maxX),
      (.right, CGPoint(x: source.minX - fitting.width, y: center), source.minX - fitting.width >= area.minX),
    ]
    let permitted = options.filter { popover.permittedArrowDirections.contains($0.0) }
    let known = permitted.isEmpty ? options : permitted
    // Where there is no room it stands as near as it can, above its source if it may.
    let chosen = known.first(where: \.hasRoom) ?? known.first { $0.0 == .down } ?? known[0]
    return CGRect(
      x: min(max(area.minX, chosen.1.x), area.maxX - fitting.width),
      y: min(max(area.minY, chosen.1.y), area.maxY - fitting.height),
      width: fitting.width,
      height: fitting.height
    )
  }

  private func preferredSize(or usual: CGSize) -> CGSize {
    let wish = presented.preferredContentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : usual.width,
      height: wish.height > 0 ? wish.height : usual.height
    )
  }

  private func centered(_ size: CGSize, in area: CGRect) -> CGRect {
    let width = min(size.width, area.width)
    let height = min(size.height, area.height)
    return CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }
}

/// What a presented view lies in: it covers what is behind, and takes the touches beside the presented view.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.controller.containerViewWillLayoutSubviews()
    layOutPresentedView()
    presentation?.controller.containerViewDidLayoutSubviews()
  }

  /// Gives the presented view its frame, unless it is leaving.
  func layOutPresentedView() {
    guard let presentation, !presentation.isLeaving, !presentation.isAnimatedByApplication,
      let view = presentation.presented.viewIfLoaded,
      view.superview === self
    else { return }
    let wanted = presentation.frameInContainer
    if view.frame != wanted { view.frame = wanted }
    (presentation.controller as? UISheetPresentationController)?.layOutDecoration(on: view, in: self)
  }

  override class var handlesTouches: Bool { true }
  override class var searchesInItsOwnWay: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Some views can be touched while a popover is shown, and all beside a sheet that leaves them bright.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if found === self, (presentation?.controller as? UISheetPresentationController)?.isUndimmed == true { return nil }
    guard found === self, let popover = presentation?.controller as? UIPopoverPresentationController else {
      return found
    }
    return popover.passthroughView(at: point, in: self, with: event) ?? found
  }

  /// A tap beside a popover dismisses it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let presentation, presentation.style == .popover, touches.contains(where: { $0.view === self }) else {
      return
    }
    presentation.userDismisses()
  }
}
