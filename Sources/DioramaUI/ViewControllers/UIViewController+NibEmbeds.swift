import Foundation

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
      if let container = embed.container { place(child, in: container) }
      guard isNew else { continue }
      child.isNibChild = true
      child.didMove(toParent: self)
    }
  }

  /// Takes in the children of a nib that was not loaded by `loadView`, and gave the controller its view by itself.
  func performNibEmbedsAfterLoading() {
    if isViewLoaded, !isLoadingView { performNibEmbeds() }
  }

  private func place(_ child: UIViewController, in container: UIView) {
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

  /// The view that the child's own view goes into; nil where the application places it.
  var container: UIView? { child.nibEmbeddingView }
}
