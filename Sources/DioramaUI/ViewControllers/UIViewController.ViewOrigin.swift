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
