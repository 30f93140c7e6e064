/// The form in which a screen is compared with a file.
public enum SnapshotKind: String, Hashable, Sendable, CaseIterable {
  /// The views with their classes, texts and frames, as text.
  case tree
  /// What VoiceOver reads, in its order: label, value, traits and frame, as text.
  case accessibility
  /// The picture as SVG, which is text that can be compared.
  case picture
  /// The picture as PNG, two pixels a point.
  case image

  /// The filename extension.
  var ending: String {
    switch self {
    case .tree: "tree.txt"
    case .accessibility: "accessibility.txt"
    case .picture: "svg"
    case .image: "png"
    }
  }
}

/// Which files a test run writes.
///
/// A run that writes a file fails, so that it is not mistaken for one that has compared it.
public enum SnapshotRecording: String, Hashable, Sendable {
  /// No files: a missing file is a failure.
  case never
  /// Files that are missing.
  case missing
  /// Files that are missing or differ.
  case failed
  /// All files; one with the same bytes stays as it is.
  case all
}
