public import Foundation

/// Something that an application does with what its user shares; it is there to be subclassed.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What kind of activity it is.
  public enum Category: Int, Sendable {
    /// One that changes or uses the content.
    case action
    /// One that sends the content to others.
    case share
  }

  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type by its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Posting to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Sending as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigning to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving in the user's photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opening in a book reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Making a PDF document with markup.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The controller that shows the activity; nil for none.
  weak var owner: UIActivityViewController?

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// What kind of activity it is; by default an action.
  open class var activityCategory: Category { .action }

  /// The name of its kind; by default nil.
  open var activityType: ActivityType? { nil }

  /// The title that the user sees; by default nil.
  open var activityTitle: String? { nil }

  /// The image that the user sees; by default nil.
  open var activityImage: UIImage? { nil }

  /// A controller that does the work, which is presented; by default nil.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can do something with items; by default it cannot.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items, before `perform()` or before the activity's controller is presented; by default nothing happens.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does the work, and calls `activityDidFinish(_:)` at the end; by default it ends at once, without having done anything.
  open func perform() { activityDidFinish(false) }

  /// Called by the activity when it has ended, with whether the work was done.
  open func activityDidFinish(_ completed: Bool) { owner?.finish(self, completed: completed) }
}

/// An object that gives an activity what is shared.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item before the activity is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

  /// The item for an activity; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Copies text, addresses and images to the general pasteboard.
@MainActor
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }

  override var activityTitle: String? { "Copy" }

  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    let texts = items.compactMap { $0 as? String }
    let urls = items.compactMap { $0 as? URL }
    let images = items.compactMap { $0 as? UIImage }
    if !texts.isEmpty {
      board.strings = texts
    } else if !urls.isEmpty {
      board.urls = urls
    } else {
      board.images = images
    }
    activityDidFinish(true)
  }
}
