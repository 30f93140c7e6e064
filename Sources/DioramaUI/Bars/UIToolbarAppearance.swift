/// The look of a toolbar.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {}
