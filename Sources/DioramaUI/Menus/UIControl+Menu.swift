import Foundation

extension UIButton {
  /// The menu of a button, and what shows it.
  final class MenuParts {
    let menu: UIMenu
    var isPrimaryAction = false
    var longPress: UILongPressGestureRecognizer?

    init(_ menu: UIMenu) {
      self.menu = menu
    }
  }

  /// The menu that a long press shows, or a tap if it is the primary action; nil for none.
  public var menu: UIMenu? {
    get { menuParts?.menu }
    set {
      let wasPrimary = showsMenuAsPrimaryAction
      menuParts = newValue.map(MenuParts.init)
      menuParts?.isPrimaryAction = wasPrimary
      watchLongPresses()
      showSelection()
    }
  }

  /// Whether a tap shows the menu, and performs no other action.
  public var showsMenuAsPrimaryAction: Bool {
    get { menuParts?.isPrimaryAction ?? wantsMenuAsPrimaryAction }
    set {
      wantsMenuAsPrimaryAction = newValue
      menuParts?.isPrimaryAction = newValue
      showSelection()
    }
  }

  private func watchLongPresses() {
    guard let menuParts else { return }
    let recognizer = UILongPressGestureRecognizer()
    recognizer.view = self
    recognizer.addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.showMenu() }
    }
    menuParts.longPress = recognizer
  }

  /// Shows the menu, if there is one.
  func showMenu() {
    guard let menu, isEnabled else { return }
    send(.menuActionTriggered, with: nil)
    MenuView.show(menu, at: self) { [weak self] leaf in
      guard let self else { return }
      if self.changesSelectionAsPrimaryAction { menu.select(leaf, in: menu) }
      self.showSelection()
      leaf.performWithSender(self, target: nil)
    }
  }

  /// Takes over the title of the element that is on, where the button shows what was chosen; of none that is on, the first is.
  func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu, menuParts?.isPrimaryAction == true else { return }
    let leaves = menu.leaves
    guard let selected = leaves.first(where: { $0.state == .on }) ?? leaves.first else { return }
    menu.select(selected, in: menu)
    setTitle(selected.title, for: .normal)
    setImage(selected.image, for: .normal)
  }
}
