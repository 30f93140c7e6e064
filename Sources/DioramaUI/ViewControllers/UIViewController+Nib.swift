import Foundation

extension UIViewController {
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
    let nib = UINib(nibName: name, bundle: nibBundle)
    if UIRuntime.shared.unloadedNibs != nil {
      loadView(from: nib, named: name)
      return
    }
    nib.instantiate(withOwner: self, options: [.externalObjects: storyboardParts.externalObjects])
    guard isViewLoaded else {
      UIKitException.raise(
        .internalInconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      )
    }
  }

  /// Makes the nib's objects where nothing may stop the program: a plain view stands in for what cannot be loaded, which is noted.
  private func loadView(from nib: UINib, named name: String) {
    do {
      _ = try nib.load(owner: self, externalObjects: storyboardParts.externalObjects)
      if !isViewLoaded { UIRuntime.shared.unloadedNibs?.append(.decodingFailed("the nib '\(name)' connects no view")) }
    } catch {
      UIRuntime.shared.unloadedNibs?.append(error)
    }
    if !isViewLoaded { view = makePlainView() }
  }
}
