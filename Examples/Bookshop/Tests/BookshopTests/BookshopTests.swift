import Foundation
import Testing

@testable import Bookshop

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The application as a reader uses it, and its storyboard as code does.
@MainActor
@Suite(.serialized) struct BookshopTests {
  #if !canImport(UIKit)
    @Test func fromTheListToABookAndBack() throws {
      try Tour().run()
      #expect(Journal.lines == Self.journal)
    }
  #endif

  @Test func bundleHasTheWholeFolder() throws {
    let path = try #require(Bundle.module.path(forResource: "Main", ofType: "storyboardc"))
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(names.contains("Info.plist") && names.count { $0.hasSuffix(".nib") } == 9, "\(names)")
  }

  @Test func generatedCodeMakesTheControllers() throws {
    Scenes.register()
    let tabs = Main.instantiateInitial()
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(stack.viewControllers.first is BooksViewController)
    #expect(Main.Book.SegueIdentifier.review.rawValue == "review")
  }

  private static let journal = """
    launched
    Books viewDidLoad
    Books viewDidAppear
    -- tap Persuasion
    Books makeBook Persuasion
    Book prepare rating
    Rating viewDidLoad ★★★
    Book viewDidLoad
    Book viewDidAppear
    -- tap Review
    Book prepare review
    Review viewDidAppear
    -- tap Save
    Review shouldPerform save no
    -- tap Save
    Review shouldPerform save yes
    Book saveReview 5
    Book viewDidAppear
    presented: nothing
    the book has ★★★★
    -- go back
    Books viewDidAppear
    alive: ["Books"]
    -- tap About
    the tab is 1
    alive: []
    """.split(separator: "\n").map(String.init)
}
