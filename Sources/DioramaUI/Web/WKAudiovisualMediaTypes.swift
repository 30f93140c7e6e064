/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Pictures that move.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// Everything.
  public static let all = WKAudiovisualMediaTypes(rawValue: 3)
}
