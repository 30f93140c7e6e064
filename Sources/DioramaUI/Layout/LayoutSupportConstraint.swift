/// A constraint that places a `LayoutSupportView`.
@MainActor
final class LayoutSupportConstraint: NSLayoutConstraint {}
