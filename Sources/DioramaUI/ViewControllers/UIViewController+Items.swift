import Foundation
import NibLoader

extension UIViewController {
  /// A bar button that begins and ends the editing of the controller; always the same one.
  public var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      }
    )
    madeEditButton = item
    return item
  }

  /// Follows a change of the editing.
  func editingDidChange(to editing: Bool) {
    isInEditing = editing
    madeEditButton?.title = editing ? "Done" : "Edit"
  }

  /// Takes in what an archive says of the controller's ways.
  func decodeBehavior(of coder: NSCoder) {
    edgesForExtendedLayout = coder.decodeOptions(forKey: "UIKeyEdgesForExtendedLayout", absent: .all)
    extendedLayoutIncludesOpaqueBars = coder.decodeBool(
      forKey: "UIKeyExtendedLayoutIncludesOpaqueBars",
      absent: false
    )
    automaticallyAdjustsScrollViewInsets = coder.decodeBool(
      forKey: "UIKeyAutomaticallyAdjustsScrollViewInsets",
      absent: true
    )
    definesPresentationContext = coder.decodeBool(forKey: "UIDefinesPresentationContext", absent: false)
    providesPresentationContextTransitionStyle = coder.decodeBool(
      forKey: "UIProvidesPresentationContextTransitionStyle",
      absent: false
    )
    modalPresentationStyle = coder.decodeCase(forKey: "UIModalPresentationStyle", absent: .automatic)
    modalTransitionStyle = coder.decodeCase(forKey: "UIModalTransitionStyle", absent: .coverVertical)
    hidesBottomBarWhenPushed = coder.decodeBool(forKey: "UIHidesBottomBarWhenPushed", absent: false)
    preferredContentSize = coder.decodeSize(forKey: "UIPreferredContentSize", absent: .zero)
  }

  /// Takes in what an archive says bars show for the controller, and what its storyboard knows about it.
  func decodeItems(of coder: NSCoder) {
    ownNavigationItem = coder.decode(UINavigationItem.self, forKey: "UINavigationItem")
    ownTabBarItem = coder.decode(UITabBarItem.self, forKey: "UITabBarItem")
    toolbarItems = coder.decodeListIfPresent(of: UIBarButtonItem.self, forKey: "UIToolbarItems")
    addedKeyCommands = coder.decodeList(of: UIKeyCommand.self, forKey: "UIKeyCommands")
    isModalInPresentation = coder.decodeBool(forKey: "UIModalInPresentation", absent: false)
    autoresizesArchivedViewToFullSize = coder.decodeBool(forKey: "UIAutoresizesArchivedViewToFullSize", absent: true)
    storyboardParts = StoryboardParts(coder)
  }

  /// Takes a controller in that an archive lists in a container; one that is a child already stays as it is.
  func adoptDecodedChild(_ child: UIViewController, of coder: NSCoder) {
    guard child.parent !== self else { return }
    guard child.parent == nil, !contains(child) else {
      coder.reject("a view controller is a child of itself or of two parents")
      return
    }
    child.willMove(toParent: self)
    child.parent = self
    childControllers.append(child)
    child.didMove(toParent: self)
  }

  /// Gives up the children of a container that are not in a new list, and takes in those that are new.
  ///
  /// - Returns: Whether all new ones can be children; where not, nothing has changed.
  func replaceChildren(_ old: [UIViewController], with new: [UIViewController]) -> Bool {
    guard new.allSatisfy(checkCanTakeIn) else { return false }
    for child in old where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    return true
  }

  /// The storyboard as a nib connects it.
  var connectedStoryboard: NSObject? {
    get { storyboardParts.storyboard }
    set {
      // A controller that replaced another storyboard's placeholder has its own already.
      if storyboardParts.storyboard == nil { storyboardParts.storyboard = newValue }
    }
  }

  /// The navigation item, if it was made; looking makes none.
  var navigationItemIfMade: UINavigationItem? {
    get { ownNavigationItem }
    set { ownNavigationItem = newValue }
  }

  /// The tab bar item, if it was made; looking makes none.
  var tabBarItemIfMade: UITabBarItem? {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue }
  }
}
