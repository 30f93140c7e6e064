import DioramaUI
import Testing

@testable import Notes

/// The application's sources as they are, with attributes and selectors, by taps.
@MainActor
@Suite(.serialized) struct NotesTests {
  @Test func notesAreAddedChangedAndCleared() throws {
    let loop = UIRuntime.shared.mainLoop
    let clock = ManualClock(now: 1000)
    loop.clock = clock
    let system = ApplicationDriver()
    system.launch(delegate: AppDelegate())
    let window = try #require(UIApplication.shared.keyWindow)
    let user = UserDriver(window)
    let stack = try #require(window.rootViewController as? UINavigationController)
    let list = try #require(stack.topViewController as? NotesViewController)
    clock.advance(by: 1)
    let add = try #require(list.navigationItem.rightBarButtonItem)
    user.tap(add)
    user.tap(add)
    #expect(list.tableView.numberOfRows(inSection: 0) == 2)
    user.tap(try #require(list.tableView.cellForRow(at: [0, 1])))
    clock.advance(by: 1)
    let editor = try #require(stack.topViewController as? NoteViewController)
    #expect(editor.counter.text == "14 left")
    let field = try #require(editor.view.subviews.first as? UITextField)
    user.type("!", into: field)
    #expect(field.text == "Note 2!" && editor.counter.text == "13 left")
    user.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 500), steps: 3)
    #expect(field.text == "" && editor.counter.text == "20 left")
    user.tapBack(in: stack.navigationBar)
    clock.advance(by: 1)
    #expect(list.tableView.cellForRow(at: [0, 1])?.textLabel?.text == "")
    system.enterBackground()
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    system.terminate()
  }
}
