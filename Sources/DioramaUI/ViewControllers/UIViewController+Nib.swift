import Foundation
import NibLoader

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
      let instance = try nib.load(
        owner: self,
        externalObjects: storyboardParts.externalObjects.all,
        options: storyboard?.loadingOptions ?? NibLoadingOptions()
      )
      if storyboardParts.viewNibName == name { storyboard?.didLoadNib?(name, instance) }
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

extension UIViewController {
  /// The controllers that a nib connects as children of its owner, as far as they wait for the view.
  var connectedNibChildren: [UIViewController] {
    get { nibEmbeds.filter { !$0.isAdopted }.map(\.child) }
    set { nibEmbeds = nibEmbeds.filter(\.isAdopted) + newValue.map { NibEmbed(child: $0, isAdopted: false) } }
  }

  /// Takes in the children that nibs gave the controller, and puts their views where the nibs say.
  ///
  /// It runs when the view has been loaded, before `viewDidLoad`.
  func performNibEmbeds() {
    let embeds = nibEmbeds
    nibEmbeds = []
    if embeds.contains(where: { !$0.isAdopted }) { giveUpNibChildren(but: embeds.map(\.child)) }
    for embed in embeds {
      let child = embed.child
      let isNew = child.parent !== self
      // The application may have sent a child away that the archive listed; and a nib may name what cannot be a child.
      if isNew, embed.isAdopted || contains(child) { continue }
      if isNew { addChild(child) }
      guard child.parent === self else { continue }
      if let container = embed.container { addView(of: child, in: container) }
      guard isNew else { continue }
      child.isNibChild = true
      child.didMove(toParent: self)
    }
  }

  /// Takes in the children of a nib that was not loaded by `loadView`, and gave the controller its view by itself.
  func performNibEmbedsAfterLoading() {
    if isViewLoaded, !isLoadingView { performNibEmbeds() }
  }

  private func addView(of child: UIViewController, in container: UIView) {
    guard let view = child.view else { return }
    // A nib that somebody else made may name any view.
    guard let root = viewIfLoaded, container.isDescendant(of: root), !container.isDescendant(of: view) else {
      UIRuntime.shared.warn("the view of \(child) is not embedded: its place is not in the view of \(self)")
      return
    }
    guard container.checkCanHold(view) else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// A nib that is loaded again, with the view, brings its children anew.
  private func giveUpNibChildren(but kept: [UIViewController]) {
    for child in children where child.isNibChild && !kept.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
      child.isNibChild = false
    }
  }
}

/// A controller that a nib puts inside another one, to be taken in when that one's view is loaded.
@MainActor
struct NibEmbed {
  /// The controller inside.
  let child: UIViewController

  /// Whether it is a child already, as one that its parent's archive lists is.
  let isAdopted: Bool

  /// The view that the child's own view goes into; nil where the application adds it.
  var container: UIView? { child.nibEmbeddingView }
}

extension UIKitClasses {
  static let uiViewController = NibClass(
    UIViewController.self,
    parent: UIResponder.self,
    name: "UIViewController",
    outlets: [
      NibOutlet("view", \UIViewController.connectedView),
      NibOutlet("storyboard", \UIViewController.connectedStoryboard),
      NibOutlet("nibChildViewControllers", \UIViewController.connectedNibChildren),
      NibOutlet("nibEmbeddingView", \UIViewController.nibEmbeddingView),
    ],
    properties: [
      NibProperty("title", \UIViewController.title),
      NibProperty("nibName", \UIViewController.nibName),
      NibProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
      NibProperty("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      NibProperty("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
      NibProperty("definesPresentationContext", \UIViewController.definesPresentationContext),
      NibProperty(
        "providesPresentationContextTransitionStyle",
        \UIViewController.providesPresentationContextTransitionStyle
      ),
      NibProperty("modalPresentationStyle", \UIViewController.modalPresentationStyle),
      NibProperty("modalTransitionStyle", \UIViewController.modalTransitionStyle),
      NibProperty("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      NibProperty("preferredContentSize", \UIViewController.preferredContentSize),
      NibProperty("isModalInPresentation", \UIViewController.isModalInPresentation),
      NibProperty("autoresizesArchivedViewToFullSize", \UIViewController.autoresizesArchivedViewToFullSize),
      NibProperty("navigationItem", \UIViewController.navigationItemIfMade),
      NibProperty("tabBarItem", \UIViewController.tabBarItemIfMade),
      NibProperty("toolbarItems", \UIViewController.toolbarItems),
      NibProperty("keyCommands", \UIViewController.keyCommands),
      NibProperty("restorationIdentifier", \UIViewController.restorationIdentifier),
      NibProperty("isViewLoaded", \UIViewController.isViewLoaded),
      NibProperty("children", \UIViewController.children),
      NibProperty("parent", \UIViewController.parent),
    ]
  )
}
