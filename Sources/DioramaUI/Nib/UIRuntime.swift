public import Foundation
import LayoutEngine
public import NibLoader
package import TextMetrics

/// The global state: the registered classes, the screen, the key window, and the warning handler.
///
/// UIKit stores these globally too; everything else belongs to an object.
@preconcurrency @MainActor
public final class UIRuntime {
  /// The shared instance.
  public static let shared = UIRuntime()

  /// The classes that nibs can name, always including UIKit's.
  public private(set) var classes: NibClassRegistry

  /// Receives the messages that UIKit would log; nil, the default, writes them to standard error.
  ///
  /// A test that is to fail on them has the trait `failsOnWarnings` of DioramaSnapshots. Without a handler, a layout that does not settle
  /// is written once for each reason.
  @preconcurrency
  public var warningHandler: (@MainActor (String) -> Void)?

  /// The folders with source maps of nibs that have none beside them.
  var sourceMapFolders: Set<String> = []

  /// Takes messages before the handler, and returns whether it has; nil for none.
  package var warningTaker: (@MainActor (String) -> Bool)?

  /// Takes actions for which the target's class has no method, and returns whether it has; nil, the default, for nobody.
  ///
  /// Tools without the application's code tell of such actions; without a taker, they stop the program as in UIKit.
  package var missingActionTaker: (@MainActor (_ action: String, _ target: AnyObject) -> Bool)?

  /// Returns whether a controller has an unwind action that its class here does not have; nil, the default, for no such controller.
  package var unwindTaker: (@MainActor (_ action: String, _ controller: UIViewController) -> Bool)?

  /// The window in front of the others, with what the first responder shows beside the keyboard; nil for none.
  package var inputWindow: UIWindow? { keyboard.window.flatMap { $0.isHidden ? nil : $0 } }

  /// Whether messages are written where there is no handler; a tool that reports layouts in its own words writes none.
  package static var writesWarnings = true

  /// Whether controllers release hidden views on a memory warning, as iOS did before version 6.
  public var unloadsViewsOnMemoryWarning = true

  /// The kind of device, which decides between `Name~iphone.nib` and `Name~ipad.nib`.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// Whether the user prefers a light or a dark appearance; views are notified of a change.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { traits.change { $0.style = newValue } }
  }

  /// How the device is held; unknown, the default, for as the screen lies.
  ///
  /// A change is posted where somebody listens.
  public var deviceOrientation = UIDeviceOrientation.unknown {
    didSet {
      guard deviceOrientation != oldValue, orientationListeners > 0 else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  /// How many have asked for changes of the orientation.
  var orientationListeners = 0

  /// The size of text that the user prefers; views are notified of a change.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.category }
    set {
      guard newValue != traits.category else { return }
      traits.change { $0.category = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue.rawValue]
      )
    }
  }

  /// The messages about layouts that were written to standard error.
  private var unsettledLayouts: Set<String> = []

  /// What the user prefers, and which traits are the current ones.
  let traits = TraitState()

  /// What the user has switched on to use the device; changes are posted as notifications.
  public var accessibilitySettings: AccessibilitySettings = [] {
    didSet { UIAccessibility.announce(from: oldValue, to: accessibilitySettings) }
  }

  /// Receives what an application posts for assistive software; nil, the default, for nothing.
  @preconcurrency
  public var accessibilityHandler: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?

  /// Opens the URLs that the application asks to be opened, and says whether it could; nil, the default, opens none.
  @preconcurrency
  public var urlHandler: (@MainActor (URL) -> Bool)?

  /// The screen that a controller's plain view fills, in points.
  public var screenBounds = CGRect(x: 0, y: 0, width: LayoutScreen.usual.width, height: LayoutScreen.usual.height) {
    didSet { screenDidChange() }
  }

  /// The number of pixels per point; natural sizes are rounded up to pixels, and edges that constraints lay out are rounded to them.
  public var screenScale: CGFloat = 3 { didSet { measuringDidChange() } }

  /// The safe area insets of the screen, in points; zero by default.
  public var screenSafeAreaInsets = UIEdgeInsets.zero { didSet { screenDidChange() } }

  /// The height of the keyboard that comes up when a text field or text view is edited, in points; nil for no keyboard.
  ///
  /// It comes with the notifications that UIKit posts.
  public var softwareKeyboardHeight: CGFloat? = 336

  let keyboard = Keyboard()

  /// The frame of the keyboard on the screen, in points, with the accessory view above it; nil, the default, while it is hidden.
  public var keyboardFrame: CGRect? {
    get { keyboard.hasLostOwner ? nil : setKeyboardFrame }
    set {
      // A frame that is set counts, whatever the keyboard before came up for.
      keyboard.forgetLostOwner()
      setKeyboardFrame = newValue
      for window in mainLoop.shownWindows { window.arrangementDidChange() }
    }
  }

  private var setKeyboardFrame: CGRect?

  var lookFigures = LookFigures.iOS18 { didSet { measuringDidChange() } }

  /// The version of the system that applications are told, `18.0` unless a test sets another; nothing else depends on it.
  public var systemVersion = "18.0"

  /// The main loop, which controls layout, display, deferred closures and the clock.
  public let mainLoop = MainLoop()

  /// The object that measures text.
  public var textMeasuring: any TextMeasuring = BuiltInTextMeasuring() { didSet { measuringDidChange() } }

  /// The fonts of the application; none by default.
  package var fonts = FontLibrary.empty { didSet { measuringDidChange() } }

  /// The fonts in which characters are drawn that no built-in face has; nil, the default, for boxes.
  package var fontFallback: FontFallback?

  /// Returns the size of a named image in points, if the archive does not have it; nil by default, for no sizes.
  package var imageSize: (@MainActor (String) -> CGSize?)? { didSet { measuringDidChange() } }

  /// Returns the file of a named image, if the image came without one; nil by default, for no files.
  package var imageData: (@MainActor (String) -> Data?)?

  /// Returns how a named image is drawn; nil by default, for images as they are.
  package var imageIntent: (@MainActor (String) -> ImageIntent?)?

  /// Returns the steps that draw the file of a drawing into a rectangle, a stencil in a color; nil by default, for no drawings.
  package var imageDrawing: (@MainActor (Data, CGRect, PictureColor?) -> [PictureStep]?)?

  /// The names of the images and symbols that pictures had no drawing for since this was emptied.
  package var undrawnImages: Set<String> = []

  /// The direction in which the interface reads: that of the user's language; left to right by default.
  public var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { if userInterfaceLayoutDirection != oldValue { measuringDidChange() } }
  }

  /// Called with what an application asks feedback generators for, in order; nil for nobody.
  @preconcurrency
  public var feedbackListener: (@MainActor (Feedback) -> Void)?

  /// The languages that the user reads, the best first, such as `de-AT`; empty, the default, for the texts of nibs as they are.
  ///
  /// Nibs that are loaded from here on look their localizable texts up in `<language>.lproj/<Name>.strings` of their bundle. The first
  /// language decides the direction in which the interface reads. With `x-long`, `x-accented` or `x-rtl` as the first, localizable
  /// texts are longer, have marks, or run from right to left, without a translation.
  public var preferredLanguages: [String] = [] {
    didSet {
      let isRightToLeft = preferredLanguages.first.map(LanguageName.isRightToLeft) ?? false
      userInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  let animator = Animator()
  let appearances = AppearanceStore()
  var contexts: [CGContext] = []

  /// The images that are open, the innermost last.
  var openImages: [OpenImage] = []

  /// The transactions that are open, the innermost last, and the one of this turn; nil as long as nobody asked for it.
  var transactions: [TransactionGroup] = []
  var turnTransaction: TransactionGroup?

  /// Where the nib lies whose objects are being made; nil for the main bundle, and while nothing is loaded.
  var loadingBundle: Bundle?

  /// The storyboard whose nib's objects are being made; nil for a nib of none, and while nothing is loaded.
  var loadingStoryboard: UIStoryboard?

  /// Where the localizable texts of the nib are looked up whose objects are being made; nil for nowhere, and while nothing is loaded.
  var loadingStrings: NibStrings?

  /// How many scenes are being made or embedded inside each other.
  var sceneNesting = 0

  /// What UIKit's classes would raise exceptions for, while a nib is being loaded and is to fail with it.
  let exceptions: NibExceptions

  /// Why nibs of controllers were not loaded, while that is to be said and not to stop the program; nil at other times.
  var unloadedNibs: [NibLoadingError]?

  /// Whether no nib of a bundle is looked for and neither clock nor time zone counts, as in tools, whose results are the same everywhere.
  private(set) var keepsToItself = false

  /// The controllers that are alive.
  var controllers = WeakControllers()

  /// Counts changes of view hierarchies, so that a walk sees whether what it calls has moved views.
  @exclusivity(unchecked) var hierarchyChanges = 0

  /// Counts the changes that affect solved layouts.
  @exclusivity(unchecked) var layoutChanges = LayoutChanges()

  /// Counts the changes of how natural sizes are measured.
  private(set) var measuringChanges = 0

  /// How many layouts were solved, and how many constraints have become active.
  @exclusivity(unchecked) var solutions = 0
  @exclusivity(unchecked) var activations = 0

  /// The layout pass that is laying out views; nil outside of layouts.
  @exclusivity(unchecked) var layoutPass: LayoutPass?

  /// Whether a nib was loaded that says something for some traits only.
  var followsTraits = false

  var ownClasses: [ObjectIdentifier: Bool] = [:]

  /// The insets of the view whose class is being asked for its own; nil while none is.
  var foundInsets: FoundInsets?

  var nesting = 0
  var resizing = 0

  /// Resizing of subviews that waits because too many calls stand inside each other.
  var pendingResizes: [(view: UIView, oldSize: CGSize)] = []

  /// Where scenes connect actions to classes that have no such method; one a class and action, so that it cannot grow.
  private var missingActionLocations: [MissingActionKey: String] = [:]

  private struct MissingActionKey: Hashable {
    var type: ObjectIdentifier
    var name: String
  }

  weak var keyWindow: UIWindow?

  /// UIKit's own classes alone, whatever an application has registered.
  package let uikitClasses: NibClassRegistry

  private init() {
    exceptions = NibExceptions()
    uikitClasses = NibClassRegistry(UIKitClasses.all, exceptions: exceptions)
    classes = uikitClasses
  }

  /// Registers the classes of an application, usually once at its start.
  public func register(_ rows: [NibClass]) {
    for row in rows { classes.register(row) }
  }

  /// Does something in which controllers may ask for nibs that are not there: plain views stand in for theirs.
  ///
  /// What UIKit's classes would raise exceptions for is left undone.
  ///
  /// - Parameters:
  ///   - keepsToItself: Whether nothing is looked for in any bundle, and no clock counts; true inside of what is done so.
  ///   - body: What is to be done.
  /// - Returns: What was done, and what could not be loaded or done.
  package func standingInForNibs<Value, Failure: Error>(
    keepsToItself: Bool = false,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, unloaded: [NibLoadingError]) {
    let outer = (unloadedNibs, self.keepsToItself)
    unloadedNibs = []
    if keepsToItself { self.keepsToItself = true }
    defer { (unloadedNibs, self.keepsToItself) = outer }
    let (value, reports) = try exceptions.collecting(body)
    return (value, (unloadedNibs ?? []) + reports)
  }

  /// Whether plain views stand in for nibs that cannot be loaded.
  var standsInForNibs: Bool { unloadedNibs != nil || exceptions.areCollected }

  /// Notes why the nib of a controller was not loaded.
  func noteUnloadedNib(_ error: NibLoadingError) {
    if unloadedNibs == nil { exceptions.report(error) } else { unloadedNibs?.append(error) }
  }

  /// Warns of actions that nobody will perform, and keeps where the nib has them for the text of the exception.
  func note(_ missing: [NibInstance.MissingAction]) {
    for action in missing {
      guard let target = action.target, let location = action.location else { continue }
      missingActionLocations[MissingActionKey(type: ObjectIdentifier(type(of: target)), name: action.name)] = location
      warn("\(location): \(UIKitException.describe(target)) has no method '\(action.name)'")
    }
  }

  /// Where a nib connects an action to an object of a class that has no such method; nil where that is not known.
  func location(ofMissing action: String, on target: AnyObject) -> String? {
    missingActionLocations[MissingActionKey(type: ObjectIdentifier(type(of: target)), name: action)]
  }

  /// Makes layouts query natural sizes again, those of shown windows at the end of the turn.
  private func measuringDidChange() {
    measuringChanges &+= 1
    layoutChanges.constraints &+= 1
    for window in mainLoop.shownWindows { window.arrangementDidChange() }
  }

  /// Tells the windows that are shown of another screen, on which bars may have other heights.
  private func screenDidChange() {
    measuringDidChange()
    for window in mainLoop.shownWindows { window.announceSafeArea() }
    keyboard.screenDidChange()
  }

  func warn(_ message: @autoclosure () -> String) {
    guard warningHandler != nil || warningTaker != nil || Self.writesWarnings else { return }
    let message = message()
    if warningTaker?(message) == true { return }
    if let warningHandler { return warningHandler(message) }
    if Self.writesWarnings { write(warning: message) }
  }

  /// Writes a message to standard error, as UIKit does.
  private func write(warning message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

  /// Warns that a turn has laid out until the limit of passes, which makes every turn slow.
  func warnOfUnsettledLayout(_ reason: String) {
    let message = "Layout does not settle: \(reason)"
    if let warningHandler { return warningHandler(message) }
    guard unsettledLayouts.insert(message).inserted else { return }
    write(warning: message)
  }
}

extension UIRuntime {
  /// How many calls of methods that an application may have overridden stand inside each other.
  ///
  /// What lies deeper is walked over as if nothing were overridden, because the stack ends somewhere.
  private static let nestingLimit = 500

  /// Whether a class is one of this module's, whose overrides are known.
  func isOwn(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = ownClasses[key] { return known }
    let isOwn = String(reflecting: type).hasPrefix("DioramaUI.")
    ownClasses[key] = isOwn
    return isOwn
  }

  var isNestedTooDeep: Bool { nesting >= Self.nestingLimit }

  /// Calls a method that calls itself for what lies inside or behind.
  func nested<Result>(_ call: () -> Result) -> Result {
    nesting += 1
    defer { nesting -= 1 }
    return call()
  }
}
