/// The state of a view, for which its configuration is made.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state in which nothing is on, with traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// What the application has added, by its key; nil for nothing.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of what an application adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key by its name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a header, a footer or another view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge while content scrolls under it.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is on.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What the application has added, by its key; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it is disabled.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether it stays at the edge while content scrolls under it.
  public var isPinned = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what belongs to it is shown below it.
  public var isExpanded = false
  /// Whether the buttons of a swipe are shown.
  public var isSwiped = false
  /// Whether the user moves it elsewhere.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is on.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What the application has added, by its key; nil for nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What has a state in common that lists draw differently.
@MainActor
protocol ListState: UIConfigurationState {
  var isDisabled: Bool { get }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
}

extension UIViewConfigurationState: ListState {}
extension UICellConfigurationState: ListState {}
