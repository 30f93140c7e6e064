extension UIViewController {
  /// The state of a controller that few controllers set, apart from the class so that its declaration stays readable.
  @MainActor
  struct Parts {
    var explicitNibName: String?
    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?
    var madeEditButton: UIBarButtonItem?
    var addedKeyCommands: [UIKeyCommand] = []
    var isInEditing = false
    var storyboardParts = StoryboardParts()
    var nibEmbeds: [NibEmbed] = []
    weak var nibEmbeddingView: UIView?
    var isNibChild = false
    var namedScrollViews: NamedScrollViews?
    var traitStorages: [TraitStorageList] = []
    var traitParts = TraitParts()
    var presentation: Presentation?
    weak var ownPresentation: Presentation?
    var madePresentationController: UIPresentationController?
    weak var runningCoordinator: TransitionCoordinator?
    var autoresizesArchivedViewToFullSize = true
    var capturesStatusBarAppearance = false
  }

  var explicitNibName: String? {
    get { parts.explicitNibName }
    _modify { yield &parts.explicitNibName }
  }

  var ownNavigationItem: UINavigationItem? {
    get { parts.ownNavigationItem }
    _modify { yield &parts.ownNavigationItem }
  }

  var ownTabBarItem: UITabBarItem? {
    get { parts.ownTabBarItem }
    _modify { yield &parts.ownTabBarItem }
  }

  var madeEditButton: UIBarButtonItem? {
    get { parts.madeEditButton }
    _modify { yield &parts.madeEditButton }
  }

  var addedKeyCommands: [UIKeyCommand] {
    get { parts.addedKeyCommands }
    _modify { yield &parts.addedKeyCommands }
  }

  var isInEditing: Bool {
    get { parts.isInEditing }
    _modify { yield &parts.isInEditing }
  }

  var storyboardParts: StoryboardParts {
    get { parts.storyboardParts }
    _modify { yield &parts.storyboardParts }
  }

  var nibEmbeds: [NibEmbed] {
    get { parts.nibEmbeds }
    _modify { yield &parts.nibEmbeds }
  }

  var isNibChild: Bool {
    get { parts.isNibChild }
    _modify { yield &parts.isNibChild }
  }

  var namedScrollViews: NamedScrollViews? {
    get { parts.namedScrollViews }
    _modify { yield &parts.namedScrollViews }
  }

  var traitStorages: [TraitStorageList] {
    get { parts.traitStorages }
    _modify { yield &parts.traitStorages }
  }

  var traitParts: TraitParts {
    get { parts.traitParts }
    _modify { yield &parts.traitParts }
  }

  var nibEmbeddingView: UIView? {
    get { parts.nibEmbeddingView }
    set { parts.nibEmbeddingView = newValue }
  }

  /// What the controller presents; nil for nothing.
  var presentation: Presentation? {
    get { parts.presentation }
    _modify { yield &parts.presentation }
  }

  /// How the controller is presented; nil if it is not.
  var ownPresentation: Presentation? {
    get { parts.ownPresentation }
    set { parts.ownPresentation = newValue }
  }

  /// What manages the controller's presentation, made when it is asked for.
  var madePresentationController: UIPresentationController? {
    get { parts.madePresentationController }
    _modify { yield &parts.madePresentationController }
  }

  /// The transition that the controller takes part in; nil for none.
  var runningCoordinator: TransitionCoordinator? {
    get { parts.runningCoordinator }
    set { parts.runningCoordinator = newValue }
  }

  /// Whether a view from a nib fills the room that the controller has.
  var autoresizesArchivedViewToFullSize: Bool {
    get { parts.autoresizesArchivedViewToFullSize }
    _modify { yield &parts.autoresizesArchivedViewToFullSize }
  }

  /// Whether a controller that does not fill the screen decides about the status bar while it is presented; by default not.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { parts.capturesStatusBarAppearance }
    set { parts.capturesStatusBarAppearance = newValue }
  }

  /// Asks for the home indicator to be updated; does nothing, because it is not drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks for the deferring edges to be read again; does nothing, because the system has no gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Asks for the supported orientations to be read again; does nothing, because no device turns.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
