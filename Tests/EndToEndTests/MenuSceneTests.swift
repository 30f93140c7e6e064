import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// Hears what the menus of a scene send.
@MainActor
private final class Notes: UIViewController {
  var heard: [String] = []
  var sorter: UIButton?

  override var canBecomeFirstResponder: Bool { true }

  func deleteAll(_ sender: UIAction) { heard.append("delete \(sender.title)") }
  func sort(_ sender: UICommand) { heard.append("sort \(sender.title)") }
}

/// Menus and key commands of a scene reach the objects, and what is chosen is sent.
@MainActor
@Suite struct MenuSceneTests {
  init() {
    UINib.register([
      NibClass(
        Notes.self,
        parent: UIViewController.self,
        name: "Shop.Notes",
        outlets: [NibOutlet("sorter", \Notes.sorter)],
        actions: [NibAction("deleteAll:", Notes.deleteAll), NibAction("sort:", Notes.sort)]
      )
    ])
  }

  private static let scene = """
    scene: 1
    owner: {class: Shop.Notes, superclass: UIViewController, outlets: {view: root, sorter: sorter}}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 320, 480]
        subviews:
          - class: UIButton
            id: sorter
            frame: [0, 0, 100, 44]
            showsMenuAsPrimaryAction: true
            menu:
              title: Sort by
              identifier: sorting
              options: [singleSelection]
              preferredElementSize: small
              children:
                - {title: Name, subtitle: A to Z, image: {systemName: textformat}, action: 'sort:', state: on}
                - {title: Date, action: 'sort:', elementAttributes: [destructive]}
                - class: UIMenu
                  options: [displayInline]
                  children:
                    - {class: UIAction, title: All, identifier: all, actions: owner.deleteAll(_:)}
                    - {class: UIKeyCommand, title: Find, action: 'sort:', input: f, modifierFlags: [shift, command]}
      - class: UIToolbar
        items: [{class: UIBarButtonItem, title: More, menu: {children: [{title: Print}]}}]
      - class: UIViewController
        keyCommands:
          - {input: s, modifierFlags: [command], action: 'sort:', discoverabilityTitle: Save}
          - {input: UIKeyInputEscape, action: 'sort:', wantsPriorityOverSystemBehavior: true}
    """

  private static func load(_ text: String, owner: NSObject?) throws -> [NSObject] {
    let source = SourceText(path: "Menus.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    return try UINib(data: Data(emit(scene).encoded()), bundle: nil).load(owner: owner).topLevelObjects
  }

  @Test func menusReachTheirObjects() throws {
    let notes = Notes(nibName: nil, bundle: nil)
    let objects = try Self.load(Self.scene, owner: notes)
    let menu = try #require(notes.sorter?.menu)
    #expect(notes.sorter?.showsMenuAsPrimaryAction == true)
    #expect(menu.title == "Sort by" && menu.identifier.rawValue == "sorting" && menu.options == .singleSelection)
    #expect(menu.preferredElementSize == .small && menu.children.count == 3)
    let name = try #require(menu.children[0] as? UICommand)
    #expect(name.title == "Name" && name.subtitle == "A to Z" && name.image?.resourceName == "textformat")
    #expect(name.action == Selector("sort:") && name.state == .on && menu.selectedElements == [name])
    #expect((menu.children[1] as? UICommand)?.attributes == .destructive)
    let inner = try #require(menu.children[2] as? UIMenu)
    #expect(inner.options == .displayInline)
    #expect((inner.children[0] as? UIAction)?.identifier.rawValue == "all")
    let find = try #require(inner.children[1] as? UIKeyCommand)
    #expect(find.input == "f" && find.modifierFlags == [.shift, .command] && find.allowsAutomaticMirroring)
    let bars = objects.compactMap { $0 as? UIToolbar }
    let item = bars.first?.items?.first
    #expect(item?.menu?.children.map(\.title) == ["Print"])
    let controllers = objects.compactMap { $0 as? UIViewController }
    let commands = controllers.flatMap { $0.keyCommands ?? [] }
    try #require(commands.count == 2)
    #expect(commands.map(\.input) == ["s", UIKeyCommand.inputEscape])
    #expect(commands[0].modifierFlags == .command && commands[0].discoverabilityTitle == "Save")
    #expect(commands[1].wantsPriorityOverSystemBehavior && !commands[0].wantsPriorityOverSystemBehavior)
  }

  @Test func whatIsChosenIsSent() throws {
    let notes = Notes(nibName: nil, bundle: nil)
    _ = try Self.load(Self.scene, owner: notes)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = notes
    window.isHidden = false
    defer { window.isHidden = true }
    let sorter = try #require(notes.sorter)
    let user = UserDriver(window)
    user.tap(sorter)
    user.tap(labeled: "Date")
    user.tap(sorter)
    user.tap(labeled: "All")
    #expect(notes.heard == ["sort Date", "delete All"])
    let states = sorter.menu?.children.compactMap { ($0 as? UICommand)?.state }
    #expect(states == [.off, .off], "of a menu with one choice, the last one is on: All")
  }

  @Test("A menu made in code with commands works as one out of a scene") func menuMadeInCode() {
    let notes = Notes(nibName: nil, bundle: nil)
    let command = UICommand(title: "Name", action: Selector("sort:"), state: .on)
    let key = UIKeyCommand(title: "Find", action: Selector("sort:"), input: "f", attributes: .hidden)
    let menu = UIMenu(title: "Sort", children: [command, key])
    #expect(menu.selectedElements == [command] && key.attributes == .hidden && key.state == .off)
    command.performWithSender(nil, target: notes)
    #expect(notes.heard == ["sort Name"] && command.sender == nil)
  }
}
