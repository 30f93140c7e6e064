/// The callbacks of controllers that come and go together.
///
/// Every kind of transition has an order of its own. What was begun here is ended here, unless a later transition has
/// taken a controller over meanwhile.
@MainActor
final class AppearanceExchange {
  /// Who is told first.
  struct Order {
    let beginsWithComing: Bool
    let endsWithComing: Bool

    /// Pushing and popping: the old one first, both times (AP-14).
    static let stack = Order(beginsWithComing: false, endsWithComing: false)

    /// Presenting and dismissing.
    static let presentation = Order(beginsWithComing: false, endsWithComing: true)

    /// Another tab, and pages that curl.
    static let tabs = Order(beginsWithComing: true, endsWithComing: false)

    /// Pages that scroll.
    static let pages = Order(beginsWithComing: true, endsWithComing: true)
  }

  private struct Ticket {
    let controller: UIViewController
    let isAppearing: Bool
    let serial: Int
  }

  private let leaving: [UIViewController]
  private let coming: [UIViewController]
  private let order: Order
  private let animated: Bool
  private weak var container: UIViewController?
  private var tickets: [Ticket] = []

  /// Creates an exchange.
  ///
  /// - Parameter container: The controller that contains the others, and tells them as long as it appears itself; nil
  ///   for controllers that have no parent.
  init(
    leaving: [UIViewController],
    coming: [UIViewController],
    order: Order,
    animated: Bool,
    container: UIViewController?
  ) {
    self.leaving = leaving
    self.coming = coming
    self.order = order
    self.animated = animated
    self.container = container
  }

  /// Tells all that they will appear or disappear, but those that are on their way there.
  func begin() {
    if order.beginsWithComing { tell(coming, true) }
    tell(leaving, false)
    if !order.beginsWithComing { tell(coming, true) }
  }

  /// Tells those that `begin` told that they have appeared or disappeared.
  func end() {
    let pending = tickets
    tickets = []
    if order.endsWithComing { end(pending, true) }
    end(pending, false)
    if !order.endsWithComing { end(pending, true) }
  }

  /// Tells those that `begin` told that it was for nothing: they disappear or appear again.
  func cancel() {
    let pending = tickets
    tickets = []
    for ticket in pending {
      let record = ticket.controller.appearance
      guard record.serial == ticket.serial, record.isUnderWay else { continue }
      ticket.controller.beginAppearanceTransition(!ticket.isAppearing, animated: animated)
      ticket.controller.endAppearanceTransition()
    }
  }

  private func tell(_ controllers: [UIViewController], _ isAppearing: Bool) {
    for controller in controllers where !controller.appearance.isHeading(toAppear: isAppearing) {
      controller.beginAppearanceTransition(isAppearing, animated: animated)
      tickets.append(Ticket(controller: controller, isAppearing: isAppearing, serial: controller.appearance.serial))
    }
  }

  private func end(_ tickets: [Ticket], _ isAppearing: Bool) {
    for ticket in tickets where ticket.isAppearing == isAppearing {
      let record = ticket.controller.appearance
      guard record.serial == ticket.serial, record.isUnderWay else { continue }
      // A container that appears itself tells its children at its own end.
      if isAppearing, container?.appearance.state == .appearing { continue }
      ticket.controller.endAppearanceTransition()
    }
  }
}

/// Where a controller stands between being shown and not being shown.
struct AppearanceRecord {
  /// What the controller was told last.
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  /// A change of the parent, or of who presents the controller, during which it appears or disappears.
  enum Cause {
    case enteringParent, leavingParent, presentation, dismissal
  }

  var state = State.disappeared

  /// Whether the transition under way, or the last one, is animated.
  var isAnimated = false

  /// Counts transitions, so that an end that was put off sees whether its transition is still the last.
  var serial = 0

  /// The change that is under way now, whether the view follows it or not; nil for none.
  var change: Cause?

  /// The change that the transition under way belongs to; nil for none.
  var cause: Cause?

  /// Whether `viewIsAppearing` was called in the transition under way.
  var didTellIsAppearing = false

  /// Whether the controller has appeared while its parent is still appearing, whose end it must not hear.
  var isAheadOfParent = false

  /// Whether the callbacks of one direction have begun, or are done.
  func isHeading(toAppear isAppearing: Bool) -> Bool {
    isAppearing ? state == .appearing || state == .appeared : state == .disappearing || state == .disappeared
  }

  /// Whether a did-callback is outstanding.
  var isUnderWay: Bool { state == .appearing || state == .disappearing }
}
