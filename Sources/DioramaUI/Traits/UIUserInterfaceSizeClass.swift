/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}
