/// A guide that follows something on the screen.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
