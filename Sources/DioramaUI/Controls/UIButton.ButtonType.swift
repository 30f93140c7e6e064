extension UIButton {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    /// No style.
    case custom
    /// A title in the tint color.
    case system
    /// A detail disclosure sign.
    case detailDisclosure
    /// An information sign, light.
    case infoLight
    /// An information sign, dark.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// A title without a system style.
    case plain
    /// A closing cross.
    case close

    /// The name that system buttons had when they had a border.
    public static var roundedRect: ButtonType { .system }
  }
}
