/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// As it is.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// As a sheet that covers most of what is below.
  case pageSheet = 1
  /// As a centered sheet.
  case formSheet = 2
  /// Over the presenting controller's view.
  case currentContext = 3
  /// By an object of the application.
  case custom = 4
  /// Over the whole screen, with what is below shown.
  case overFullScreen = 5
  /// Over the presenting controller's view, with what is below shown.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Over a blurred screen.
  case blurOverFullScreen = 8
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view rises from below.
  case coverVertical = 0
  /// The view turns around.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up.
  case partialCurl = 3
}
