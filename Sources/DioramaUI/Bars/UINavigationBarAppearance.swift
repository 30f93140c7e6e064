/// The look of a navigation bar.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {}
