import DioramaUI
import NibArchive
import NibLoader
import Testing

/// What UIKit answers with an exception while a nib is being loaded is an error of loading, because bytes are input.
@MainActor
@Suite struct LoadingExceptionTests {
  /// A nib that leads to an exception, and what UIKit says about it.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var reason: String
    var nib: @Sendable () -> NibBuilder
  }

  nonisolated static let mistakes = [
    Mistake(testDescription: "one view is connected to two controllers", reason: "at most one view controller") {
      var nib = NibBuilder()
      let view = nib.node("UIView")
      let controllers = [nib.node("UIViewController"), nib.node("UITableViewController")]
      for controller in controllers { nib.connect(outlet: "view", from: controller, to: view) }
      return nib.with(controllers + [view])
    },
    Mistake(
      testDescription: "the view of one controller is connected to another",
      reason: "at most one view controller"
    ) {
      var nib = NibBuilder()
      let view = nib.node("UIView")
      let first = nib.node("UIViewController", ["UIView": .object(view)])
      let second = nib.node("UIViewController")
      nib.connect(outlet: "view", from: second, to: view)
      return nib.with([first, second, view])
    },
    Mistake(testDescription: "a stack has a controller twice", reason: "must be distinct") {
      var nib = NibBuilder()
      let (stack, page) = (nib.node("UINavigationController"), nib.node("UIViewController"))
      nib.set("viewControllers", of: stack, to: nib.array([page, page]))
      return nib.with([stack, page])
    },
    Mistake(testDescription: "a stack contains itself", reason: "as a child view controller of itself") {
      var nib = NibBuilder()
      let stack = nib.node("UINavigationController")
      nib.set("viewControllers", of: stack, to: nib.array([stack]))
      return nib.with([stack])
    },
    Mistake(testDescription: "a tab bar controller contains itself", reason: "as a child view controller of itself") {
      var nib = NibBuilder()
      let tabs = nib.node("UITabBarController")
      nib.set("viewControllers", of: tabs, to: nib.array([tabs]))
      return nib.with([tabs])
    },
    Mistake(testDescription: "a split view controller contains itself", reason: "as a child view controller of itself")
    {
      var nib = NibBuilder()
      let columns = nib.node("UISplitViewController")
      nib.set("viewControllers", of: columns, to: nib.array([columns]))
      return nib.with([columns])
    },
    Mistake(testDescription: "a child's view lies in another controller's", reason: "but requested parent is") {
      var nib = NibBuilder()
      let inner = nib.node("UIView")
      let outer = nib.node("UIView", ["UISubviews": nib.array([inner])])
      let (stranger, child, tabs) = (
        nib.node("UIViewController"), nib.node("UIViewController"), nib.node("UITabBarController")
      )
      nib.connect(outlet: "view", from: stranger, to: outer)
      nib.connect(outlet: "view", from: child, to: inner)
      nib.addToCollection("viewControllers", of: tabs, [child])
      return nib.with([stranger, child, tabs, outer, inner])
    },
    Mistake(testDescription: "a constraint joins views of two hierarchies", reason: "no common ancestor") {
      var nib = NibBuilder()
      let (first, second) = (nib.node("UIView"), nib.node("UIView"))
      let constraint = nib.node(
        "NSLayoutConstraint",
        ["NSFirstItem": .object(first), "NSSecondItem": .object(second)]
      )
      nib.set("isActive", of: constraint, to: .object(nib.number(true)))
      return nib.with([first, second, constraint])
    },
    Mistake(testDescription: "the constant of a constraint is not a number", reason: "Constant is not finite") {
      var nib = NibBuilder()
      let view = nib.node("UIView")
      let constraint = nib.node("NSLayoutConstraint", ["NSFirstItem": .object(view)])
      nib.set("constant", of: constraint, to: .object(nib.number(Double.nan)))
      return nib.with([view, constraint])
    },
    Mistake(testDescription: "the header of a table holds the table", reason: "part of cycle") {
      var nib = NibBuilder()
      let table = nib.node("UITableView")
      let outer = nib.node("UIView", ["UISubviews": nib.array([table])])
      nib.set("tableHeaderView", of: table, to: .object(outer))
      return nib.with([outer, table])
    },
    Mistake(testDescription: "a window that is shown lies in its own root view", reason: "part of cycle") {
      var nib = NibBuilder()
      let window = nib.node("UIWindow")
      let (controller, root) = (nib.node("UIViewController"), nib.node("UIView", ["UISubviews": nib.array([window])]))
      nib.connect(outlet: "view", from: controller, to: root)
      nib.connect(outlet: "rootViewController", from: window, to: controller)
      nib.visibleWindows = [window]
      return nib.with([controller, root, window])
    },
    Mistake(testDescription: "a window is its own root view", reason: "Can't add self as subview") {
      var nib = NibBuilder()
      let (window, controller) = (nib.node("UIWindow"), nib.node("UIViewController"))
      nib.connect(outlet: "view", from: controller, to: window)
      nib.connect(outlet: "rootViewController", from: window, to: controller)
      nib.visibleWindows = [window]
      return nib.with([controller, window])
    },
  ]

  @Test("The throwing door throws it", arguments: mistakes)
  func isThrown(mistake: Mistake) throws {
    let nib = UINib(data: mistake.nib().data, bundle: nil)
    let error = try #require(throws: NibLoadingError.self) { try nib.load(owner: nil) }
    guard case .exception(_, let reason) = error.cause else {
      Issue.record("\(error)")
      return
    }
    #expect(reason.contains(mistake.reason))
  }

  @Test("Tolerant loading passes it over and reports it", arguments: mistakes)
  func isReported(mistake: Mistake) throws {
    let options = NibLoadingOptions(isTolerant: true)
    let instantiator = NibInstantiator(classes: UIRuntime.shared.uikitClasses, options: options)
    let (report, shown) = try UIRuntime.shared.standingInForNibs {
      let instance = try instantiator.instantiate(mistake.nib().archive())
      for case let window as UIWindow in instance.visibleWindows {
        window.isHidden = false
        window.isHidden = true
      }
      return instance.report
    }
    #expect((report + shown).contains { $0.description.contains(mistake.reason) }, "\(report + shown)")
  }

  @Test("A view that two controllers bring along is a damaged nib")
  func twoArchivedViews() throws {
    var nib = NibBuilder()
    let view = nib.node("UIView")
    let controllers = (0..<2).map { _ in nib.node("UIViewController", ["UIView": .object(view)]) }
    let data = nib.with(controllers).data
    let error = try #require(throws: NibLoadingError.self) { try UINib(data: data, bundle: nil).load(owner: nil) }
    #expect(error == .decodingFailed("a view is the view of two controllers"))
  }

  @Test("What the nib was handed is as it was before")
  func nothingHasChanged() throws {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let view = UIView()
    first.view = view
    var nib = NibBuilder()
    let (controller, given) = (nib.proxy("Second"), nib.proxy("View"))
    nib.connect(outlet: "view", from: controller, to: given)
    let data = nib.with([controller, given]).data
    let objects = ["Second": second, "View": view, "Third": third]
    #expect(throws: NibLoadingError.self) {
      try UINib(data: data, bundle: nil).load(owner: nil, externalObjects: objects)
    }
    #expect(first.viewIfLoaded === view)
    #expect(view.next === first)
    #expect(second.viewIfLoaded == nil)
  }

  @Test("A mistake in awakeFromNib is thrown too")
  func awakening() throws {
    UINib.register([NibClass(SelfHolder.self, parent: UIView.self)])
    var nib = NibBuilder()
    let view = nib.custom(String(reflecting: SelfHolder.self), original: "UIView")
    let data = nib.with([view]).data
    let error = try #require(throws: NibLoadingError.self) { try UINib(data: data, bundle: nil).load(owner: nil) }
    #expect(error.cause == .exception(name: "NSInvalidArgumentException", reason: "Can't add self as subview"))
  }

  @Test("Where nothing throws, the program is stopped with UIKit's text")
  func instantiating() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UINib(data: LoadingExceptionTests.mistakes[0].nib().data, bundle: nil).instantiate(withOwner: nil)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("uncaught exception 'UIViewControllerHierarchyInconsistency'"))
    #expect(said.contains("A view can only be associated with at most one view controller at a time!"))
  }
}

/// A view that makes a mistake when its nib is loaded.
final class SelfHolder: UIView {
  override func awakeFromNib() { addSubview(self) }
}

extension NibBuilder {
  /// The nib with objects at its top that are all that it lists.
  fileprivate func with(_ objects: [Node]) -> NibBuilder {
    var nib = self
    nib.topLevel = objects
    nib.objects = objects
    return nib
  }

  fileprivate mutating func number(_ value: Bool) -> Node {
    node("NSNumber", ["NS.boolval": .bool(value)])
  }

  fileprivate mutating func number(_ value: Double) -> Node {
    node("NSNumber", ["NS.dblval": .double(value)])
  }

  fileprivate mutating func addToCollection(_ label: String, of source: Node, _ destinations: [Node]) {
    connections.append(
      node(
        "UIRuntimeOutletCollectionConnection",
        ["UILabel": text(label), "UISource": .object(source), "UIDestination": array(destinations)]
      )
    )
  }
}
