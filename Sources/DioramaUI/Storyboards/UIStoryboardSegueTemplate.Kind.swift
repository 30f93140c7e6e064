extension UIStoryboardSegueTemplate {
  /// How a segue shows the other controller, by the class in the archive.
  enum Kind: String, CaseIterable {
    /// Shown by whatever contains the first controller.
    case show = "UIStoryboardShowSegueTemplate"
    /// Presented.
    case presentation = "UIStoryboardPresentationSegueTemplate"
    /// Pushed on a stack.
    case push = "UIStoryboardPushSegueTemplate"
    /// Presented over the whole screen.
    case modal = "UIStoryboardModalSegueTemplate"
    /// Shown in a column in place of another.
    case replace = "UIStoryboardReplaceSegueTemplate"
    /// Presented in a popover.
    case popover = "UIStoryboardPopoverSegueTemplate"
    /// Presented in a popover, in the way of newer systems.
    case popoverPresentation = "UIStoryboardPopoverPresentationSegueTemplate"
    /// Contained in a view of the first controller.
    case embed = "UIStoryboardEmbedSegueTemplate"
    /// Left for a controller that came before.
    case unwind = "UIStoryboardUnwindSegueTemplate"
    /// Shown by a class of the application.
    case custom = "UIStoryboardSegueTemplate"
  }
}
