import Foundation

extension UIViewController {
  /// Marks the view that the archive gives the controller, so that no other takes it before it is loaded.
  func claimArchivedView(of coder: NSCoder) {
    guard let archivedView else { return }
    guard !archivedView.isArchivedRoot, archivedView.controller == nil else {
      return coder.reject("a view is the view of two controllers")
    }
    archivedView.isArchivedRoot = true
  }

  /// Refuses a view that another controller has or, while a nib is being loaded, that an archive gives another one.
  ///
  /// - Returns: Whether this controller can have the view.
  func checkCanManage(_ view: UIView) -> Bool {
    let owner = view.controller
    let isPromised = view.isArchivedRoot && view !== archivedView && UIRuntime.shared.exceptions.areCollected
    guard owner.map({ $0 !== self }) ?? isPromised else { return true }
    let text = UIKitException.describe
    UIKitException.refuse(
      .viewControllerHierarchyInconsistency,
      "A view can only be associated with at most one view controller at a time! View \(text(view)) is associated with "
        + "\(owner.map { String(describing: $0) } ?? "another"). Clear this association before associating this view with "
        + "\(self)."
    )
    return false
  }

  /// The view as a nib connects it: reading it, which a key path does before it writes, loads nothing.
  var connectedView: UIView? {
    get { viewIfLoaded }
    set { view = newValue }
  }

  /// The nib named after the class: `FooView.nib` for `FooViewController`, or the whole name; nil if there is none.
  var implicitNibName: String? {
    let name = String(describing: type(of: self))
    let bundle = nibBundle ?? .main
    let shortened = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (shortened + [name]).first { bundle.path(forNib: $0) != nil }
  }

  /// Makes the nib's objects with this controller as their owner; the nib must connect the outlet `view`.
  func loadView(fromNibNamed name: String) {
    let nib = viewNib(named: name)
    if UIRuntime.shared.standsInForNibs {
      loadView(from: nib, named: name)
      return
    }
    nib.instantiate(withOwner: self, options: [.externalObjects: storyboardParts.externalObjects.all])
    guard isViewLoaded else {
      UIKitException.raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      )
    }
  }

  /// The nib of the view: in the folder of the storyboard for a controller out of one, and else in the bundle.
  private func viewNib(named name: String) -> UINib {
    guard let storyboard, storyboardParts.viewNibName == name else { return UINib(nibName: name, bundle: nibBundle) }
    do throws(NibLoadingError) {
      return try storyboard.nib(named: name)
    } catch {
      return UINib(failingWith: error)
    }
  }

  /// Makes the nib's objects where nothing may stop the program: a plain view stands in for what cannot be loaded, which is noted.
  private func loadView(from nib: UINib, named name: String) {
    do {
      _ = try nib.load(
        owner: self,
        externalObjects: storyboardParts.externalObjects.all,
        options: storyboard?.loadingOptions ?? NibLoadingOptions()
      )
      if !isViewLoaded { UIRuntime.shared.noteUnloadedNib(.decodingFailed("the nib '\(name)' connects no view")) }
    } catch {
      UIRuntime.shared.noteUnloadedNib(error)
    }
    if !isViewLoaded { view = makePlainView() }
  }
}

extension UIViewController {
  /// Gives up a view that nobody shows and that `loadView` can make again (VC-11).
  func unloadViewIfPossible() {
    guard UIRuntime.shared.unloadsViewsOnMemoryWarning, origin == .loaded, let unused = viewIfLoaded,
      unused.superview == nil, unused.window == nil
    else { return }
    viewWillUnload()
    view = nil
    viewDidUnload()
  }
}

extension UIViewController {
  /// Where the view comes from, which decides whether it can be made again.
  enum ViewOrigin {
    /// Somebody set it.
    case given
    /// It stood in the archive of the controller.
    case archived
    /// `loadView` made it.
    case loaded
  }
}
