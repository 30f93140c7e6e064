public import Foundation

/// A controller that lets the user choose what to do with items: with the application's activities, or to copy them.
///
/// What a device has beside these are other applications, of which there are none here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the controller has gone: with the activity's type, nil if none was chosen; whether the work was done; what came
  /// back; and what went wrong.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the controller has gone; nil for nothing.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not shown; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether the most important activity stands out.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private var isFinished = false
  private var shown: [UIActivity] = []

  /// Creates a controller for items, with activities of the application's own; nil for none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives have no such controllers.
  public required init?(coder: NSCoder) { nil }

  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  /// The activities that can do something with the items, in the order in which they are shown.
  private var possibleActivities: [UIActivity] {
    let placeholders = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    return ([CopyActivity()] + ownActivities).filter { activity in
      activity.activityType.map { !excluded.contains($0) } ?? true
        && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Makes the list of activities.
  open override func loadView() {
    shown = possibleActivities
    let list = ActivityListView(
      shown.map { activity in
        let button = UIButton(type: .system)
        button.setTitle(activity.activityTitle ?? "", for: .normal)
        button.setImage(activity.activityImage, for: .normal)
        button.contentHorizontalAlignment = .leading
        button.addAction(UIAction { [weak self] _ in self?.choose(activity) }, for: .touchUpInside)
        return button
      }
    )
    list.backgroundColor = .systemBackground
    view = list
  }

  /// Tells the handler where the user has taken the controller away; an override calls super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, ownPresentation == nil || ownPresentation?.isLeaving == true else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }

  private func choose(_ activity: UIActivity) {
    guard !isFinished else { return }
    activity.owner = self
    let given = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
    activity.prepare(withActivityItems: given)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Takes the controller away, with that of the activity.
  func finish(_ activity: UIActivity, completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let handler = completionWithItemsHandler
    let done: @MainActor () -> Void = { handler?(activity.activityType, completed, nil, nil) }
    if let presenter = presentingViewController {
      presenter.dismiss(animated: true, completion: done)
    } else {
      done()
    }
  }
}

/// Buttons below each other.
@MainActor
private final class ActivityListView: UIView {
  private let buttons: [UIButton]

  init(_ buttons: [UIButton]) {
    self.buttons = buttons
    super.init(frame: UIScreen.main.bounds)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + 16,
        y: area.minY + 16 + CGFloat(index) * 52,
        width: area.width - 32,
        height: 48
      )
    }
  }
}
