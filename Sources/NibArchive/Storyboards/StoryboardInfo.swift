import Backports

/// What `Info.plist` of a compiled storyboard says: which nib has which controller, and where the storyboard begins.
public struct StoryboardInfo: Hashable, Sendable {
  /// A controller of another storyboard.
  public struct Reference: Hashable, Sendable {
    /// The other storyboard's name, without a folder and a suffix.
    public var storyboardName: String
    /// The controller's identifier there; nil for the initial one.
    public var controllerIdentifier: String?
    /// The identifier of the bundle that has the storyboard; nil for the same bundle.
    public var bundleIdentifier: String?

    /// Makes a reference.
    public init(storyboardName: String, controllerIdentifier: String? = nil, bundleIdentifier: String? = nil) {
      self.storyboardName = storyboardName
      self.controllerIdentifier = controllerIdentifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// The file's name in the folder of a compiled storyboard.
  public static let fileName = "Info.plist"

  /// The identifier of the initial controller; nil where there is none.
  public var entryPoint: String?
  /// The nib of each controller by identifier, a file's name without `.nib`.
  public var nibNames: [String: String] = [:]
  /// The controllers of other storyboards by identifier; each has a nib, too.
  public var references: [String: Reference] = [:]

  /// Makes what a storyboard without controllers says.
  public init() {}
}

extension StoryboardInfo {
  /// Whether a name is that of a file in the folder, whatever the system: no path, and nothing that leads out of the folder.
  ///
  /// - Parameter name: A nib's or a storyboard's name, without its suffix.
  public static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name.utf8.count <= 200 && !name.contains("..")
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 || $0 == 0x7F }
  }
}
