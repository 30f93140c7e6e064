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
