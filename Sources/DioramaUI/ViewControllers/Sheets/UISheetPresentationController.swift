public import Foundation

/// What manages a sheet: how high it stands, and what is seen behind it.
///
/// A sheet has detents where it reaches from one side of the container to the other. In a wide container it stands in the middle,
/// in its own size.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, from the smallest to the largest; at first a large one only.
  ///
  /// An empty list stops the program.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty {
        UIKitException.raise(.invalidArgument, "The detents array must contain at least one element")
      }
      setContainerNeedsLayout()
    }
  }

  /// The detent at which the sheet rests; nil, the default, for the smallest.
  ///
  /// Setting it tells the delegate nothing.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { setContainerNeedsLayout() } }

  /// The largest detent at which what is behind the sheet takes touches; nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber is shown at the top of the sheet.
  open var prefersGrabberVisible = false { didSet { setContainerNeedsLayout() } }

  /// Whether scrolling beyond the top of the content moves the sheet to a larger detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet stands at the lower edge where the height is compact.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { setContainerNeedsLayout() } }

  /// Whether the sheet's width is that of the preferred content size where it stands at the lower edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { setContainerNeedsLayout() } }

  /// The radius of the upper corners, in points; nil, the default, for that of the presented view.
  open var preferredCornerRadius: CGFloat? { didSet { setContainerNeedsLayout() } }

  private lazy var grabber = SheetGrabber(frame: .zero)

  /// Moves the sheet with an animation to where it stands after a closure has changed its properties.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(withDuration: 0.4) {
      changes()
      containerView?.layoutIfNeeded()
    }
  }

  /// Lets the detents be asked for their heights anew.
  open func invalidateDetents() { setContainerNeedsLayout() }

  private func setContainerNeedsLayout() { containerView?.setNeedsLayout() }

  // MARK: - Heights

  private struct Room: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let halfValue: CGFloat
  }

  /// The detents that count in a container, with the heights of the sheet in points, in the order of the list.
  private func heights(in area: CGRect, largest: CGFloat) -> [(id: Detent.Identifier, height: CGFloat)] {
    let view = containerView ?? presentedViewController.view
    let safe = view?.safeAreaInsets.bottom ?? 0
    let room = Room(
      containerTraitCollection: view?.traitCollection ?? .current,
      maximumDetentValue: max(0, largest - safe),
      halfValue: max(0, area.height / 2 - safe)
    )
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, min(largest, $0 + safe)) }
    }
    return found.isEmpty ? [(.large, largest)] : found
  }

  /// How high the sheet is in a container in which it can have a height at most, in points.
  func height(in area: CGRect, largest: CGFloat) -> CGFloat {
    let heights = heights(in: area, largest: largest)
    if let selected = heights.first(where: { $0.id == selectedDetentIdentifier }) { return selected.height }
    return heights.map(\.height).min() ?? largest
  }

  /// Whether what is behind the sheet takes touches.
  var isUndimmed: Bool {
    guard let containerView, let largestUndimmedDetentIdentifier else { return false }
    let heights = heights(in: containerView.bounds, largest: containerView.bounds.height)
    let present = height(in: containerView.bounds, largest: containerView.bounds.height)
    return heights.contains { $0.id == largestUndimmedDetentIdentifier && present <= $0.height }
  }

  /// Moves the sheet to a detent because the user drags it there.
  ///
  /// - Returns: Whether it moves; false for a detent that the sheet does not have, and for the one where it is.
  func userMoves(to identifier: Detent.Identifier) -> Bool {
    guard let containerView else { return false }
    let heights = heights(in: containerView.bounds, largest: containerView.bounds.height)
    let smallest = heights.min { $0.height < $1.height }?.id
    let isKnown = heights.contains { $0.id == identifier }
    guard isKnown, identifier != selectedDetentIdentifier ?? smallest else { return false }
    animateChanges { selectedDetentIdentifier = identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }

  /// Moves the sheet to the next larger detent, if it has one and scrolling may do so.
  func userExpands() -> Bool {
    guard prefersScrollingExpandsWhenScrolledToEdge, let containerView else { return false }
    let area = containerView.bounds
    let present = height(in: area, largest: area.height)
    let larger = heights(in: area, largest: area.height).filter { $0.height > present }.min { $0.height < $1.height }
    return larger.map { userMoves(to: $0.id) } ?? false
  }

  // MARK: - Looks

  /// Gives the presented view its corners, and the grabber its frame.
  func layOutDecoration(on view: UIView, in container: UIView) {
    if let preferredCornerRadius {
      view.layer.cornerRadius = preferredCornerRadius
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.layer.masksToBounds = preferredCornerRadius > 0
    }
    guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
    if grabber.superview !== container { container.addSubview(grabber) }
    container.bringSubviewToFront(grabber)
    let size = SheetGrabber.size
    grabber.frame = CGRect(
      x: view.frame.midX - size.width / 2,
      y: view.frame.minY + 5,
      width: size.width,
      height: size.height
    )
  }
}

/// The sign at the top of a sheet that it can be moved.
@MainActor
private final class SheetGrabber: UIView {
  static let size = CGSize(width: 36, height: 5)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}

/// An object that is told when the user moves a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a detent's height depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }

  /// The height of the largest sheet without the safe area at the lower edge, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier by its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier by its name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The system's detent of about half of the height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The system's detent of the full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent.
    public let identifier: Identifier

    private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// A sheet of half of the container's height; none where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? Room)?.halfValue ?? context.maximumDetentValue / 2
      }
    }

    /// A sheet of the full height.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A sheet of a height that a closure returns, without the safe area at the lower edge, in points; nil for none.
    ///
    /// Without an identifier, the detent has one of its own.
    @preconcurrency
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height without the safe area at the lower edge, in points; nil where the detent does not count.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context).map { min(max(0, $0), context.maximumDetentValue) }
    }
  }
}

extension UIViewController {
  /// What manages the controller's sheet; nil for one that is presented in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

extension UserDriver {
  /// Drags the sheet in front to a detent.
  ///
  /// - Returns: Whether it moves; false without a sheet, and for a detent that it does not have or that it has already.
  @discardableResult
  public func dragFrontSheet(to identifier: UISheetPresentationController.Detent.Identifier) -> Bool {
    let front = window.rootViewController?.presentationInside?.chain.last
    guard let front, !front.isMoving, let sheet = front.controller as? UISheetPresentationController else {
      return false
    }
    let moves = sheet.userMoves(to: identifier)
    UIRuntime.shared.mainLoop.commit()
    return moves
  }
}
