/// The colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}
