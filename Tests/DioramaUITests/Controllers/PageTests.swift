import DioramaUI
import Foundation
import Testing

/// Pages that are turned.
@MainActor
@Suite struct PageTests {
  @Test func codeTurnsPages() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([a], direction: .forward, animated: false)
      screen.show(pages)
      #expect(a.view.window === screen.window && pages.viewControllers == [a])
      pages.setViewControllers([b], direction: .forward, animated: true) { screen.journal.write("completed \($0)") }
      #expect(
        screen.log == [
          "B viewDidLoad", "B viewWillAppear animated moving in", "A viewWillDisappear animated moving out",
        ]
      )
      screen.clock.advance(by: 0.1)
      #expect((b.view.layer.presentation()?.frame.minX ?? 0) > 0 && b.view.frame.minX == 0)
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "B viewDidAppear animated moving in", "A viewDidDisappear animated moving out", "completed true",
        ]
      )
      #expect(a.parent == nil && b.parent === pages && a.view.superview == nil)
    }
  }

  @Test("AP-19: a page that is set in viewDidLoad appears, and has a parent, before its first layout") func ap19() {
    final class Book: UIPageViewController {
      var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([page].compactMap { $0 }, direction: .forward, animated: true)
      }
    }
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      withScreen { screen in
        let (book, page) = (Book(transitionStyle: style, navigationOrientation: .horizontal), screen.controller("A"))
        (book.page, page.writesParents, page.writesLayout) = (page, true, true)
        screen.window.rootViewController = book
        screen.window.makeKeyAndVisible()
        CATransaction.flush()
        let heard = screen.log.filter { !$0.contains("WillLayout") }
        #expect(
          heard.prefix(6) == [
            "A willMove nil", "A viewDidLoad", "A viewWillAppear moving in", "A viewDidAppear moving in",
            "A didMove nil",
            "A viewDidLayoutSubviews",
          ]
        )
        #expect(heard.filter { $0.contains("viewDidAppear") }.count == 1 && page.view.frame == book.view.bounds)
        screen.window.rootViewController = UIViewController()
        CATransaction.flush()
        #expect(screen.log == ["A viewWillDisappear", "A viewDidDisappear"])
        screen.window.rootViewController = book
        CATransaction.flush()
        #expect(screen.log.filter { !$0.contains("Layout") } == ["A viewWillAppear", "A viewDidAppear"])
      }
    }
  }

  @Test func curlingPagesHaveAnOrderOfTheirOwn() {
    withScreen { screen in
      let (a, b) = (screen.controller("A"), screen.controller("B"))
      let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      pages.setViewControllers([a], direction: .forward, animated: false)
      screen.show(pages)
      pages.setViewControllers([b], direction: .reverse, animated: true)
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log == [
          "B viewDidLoad", "B viewWillAppear animated moving in", "A viewWillDisappear animated moving out",
          "A viewDidDisappear animated moving out", "B viewDidAppear animated moving in",
        ]
      )
    }
  }

  @Test func aDragTurnsThePage() {
    withScreen { screen in
      let book = Book(screen)
      let pages = book.open(on: screen)
      screen.user.drag(from: CGPoint(x: 390, y: 300), to: CGPoint(x: 50, y: 300))
      screen.clock.advance(by: 0.5)
      #expect(pages.viewControllers == [book.pages[1]])
      #expect(
        screen.log == [
          "will 1", "1 viewDidLoad", "1 viewWillAppear animated moving in", "0 viewWillDisappear animated moving out",
          "1 viewDidAppear animated moving in", "0 viewDidDisappear animated moving out", "did 0 true",
        ]
      )
      screen.user.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 390, y: 300))
      screen.clock.advance(by: 0.5)
      #expect(pages.viewControllers == [book.pages[0]] && book.pages[0].view.frame.minX == 0)
      #expect(pages.children == [book.pages[0]])
    }
  }

  @Test func aShortDragChangesNothing() {
    withScreen { screen in
      let book = Book(screen)
      let pages = book.open(on: screen)
      let touch = screen.user.touchDown(at: CGPoint(x: 300, y: 300))
      screen.user.move(touch, to: CGPoint(x: 280, y: 300))
      screen.user.wait(1)
      screen.user.move(touch, to: CGPoint(x: 279, y: 300))
      screen.user.lift(touch)
      screen.clock.advance(by: 0.5)
      #expect(
        screen.log.map {
          $0.replacing(" animated", with: "").replacing(" moving in", with: "").replacing(" moving out", with: "")
        }
          == [
            "will 1", "1 viewDidLoad", "1 viewWillAppear", "0 viewWillDisappear", "0 viewWillAppear", "0 viewDidAppear",
            "1 viewWillDisappear", "1 viewDidDisappear", "did 0 false",
          ]
      )
      #expect(pages.viewControllers == [book.pages[0]] && pages.children == [book.pages[0]])
      #expect(book.pages[0].view.frame.minX == 0 && book.pages[1].parent == nil)
    }
  }

  @Test func thereIsNoPageBeforeTheFirst() {
    withScreen { screen in
      let book = Book(screen)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      pages.dataSource = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      screen.show(pages)
      screen.user.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 600))
      #expect(pages.viewControllers == [book.pages[0]] && screen.log.isEmpty)
      screen.user.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100))
      screen.clock.advance(by: 0.5)
      #expect(pages.viewControllers == [book.pages[1]])
    }
  }

  @Test func dotsCountThePages() {
    withScreen { screen in
      let book = Book(screen)
      book.count = 3
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
      screen.show(pages)
      let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }
      #expect(dots.map(\.numberOfPages) == [3] && dots.map(\.currentPage) == [1])
      #expect(book.pages[1].view.frame.height == 763)
    }
  }

  @Test func aSpineInTheMiddleHasTwoPages() {
    withScreen { screen in
      let book = Book(screen)
      let pages = UIPageViewController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue]
      )
      pages.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
      screen.show(pages)
      #expect(book.pages.prefix(2).map(\.view.frame.minX) == [0, 200])
    }
  }

  @Test func turnedPagesAreReleased() {
    weak var gone: UIViewController?
    weak var book: UIPageViewController?
    withScreen { screen in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let page = UIViewController()
      (gone, book) = (page, pages)
      pages.setViewControllers([page], direction: .forward, animated: false)
      screen.show(pages)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
      screen.clock.advance(by: 1)
    }
    #expect(gone == nil && book == nil)
  }
}

/// Three pages that are written about.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let journal: Journal
  let pages: [LoggingController]
  var count = 0

  init(_ screen: TestScreen) {
    journal = screen.journal
    pages = (0..<3).map { screen.controller("\($0)") }
  }

  /// Shows the first page.
  func open(on screen: TestScreen) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    screen.show(controller)
    return controller
  }

  private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === page } ?? -1) + step
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal.write("will \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { journal.write("did \(names(previousViewControllers)) \(completed)") }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.compactMap { ($0 as? LoggingController)?.name }.joined(separator: " ")
  }
}
