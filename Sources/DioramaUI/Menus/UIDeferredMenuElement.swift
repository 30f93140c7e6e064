public import Foundation

/// A place in a menu for elements that are worked out when the menu appears.
///
/// Until they are there, the menu shows that it waits.
@MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// What is handed the elements, at once or later.
  public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  private var isWaiting = false
  /// Called when the elements are there.
  private var waiters: [@MainActor () -> Void] = []

  /// The elements that stand here; nil before they are known.
  private(set) var elements: [UIMenuElement]?

  /// Creates an element whose provider is asked when its menu appears for the first time.
  ///
  /// - Parameter elementProvider: Receives the closure to call with the elements.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is asked each time when its menu appears.
  ///
  /// - Parameter elementProvider: Receives the closure to call with the elements.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates nothing: no archive has such an element.
  public required init?(coder: NSCoder) { nil }

  /// Forgets elements that hold for one appearance of the menu only.
  func menuAppears() {
    if !isCached { elements = nil }
  }

  /// Asks for the elements, unless they are known or asked for already.
  ///
  /// - Parameter completion: Called when they are there.
  func provide(_ completion: @escaping @MainActor () -> Void) {
    waiters.append(completion)
    guard !isWaiting else { return }
    isWaiting = true
    provider { [weak self] elements in self?.fulfill(elements) }
  }

  private func fulfill(_ elements: [UIMenuElement]) {
    guard isWaiting else { return }
    isWaiting = false
    self.elements = elements
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter() }
  }
}
