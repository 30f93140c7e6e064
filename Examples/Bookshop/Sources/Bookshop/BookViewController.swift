import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// One book with its rating.
final class BookViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var authorLabel: UILabel?

  private let book: Book
  private weak var rating: RatingViewController?

  init?(coder: NSCoder, book: Book) {
    self.book = book
    super.init(coder: coder)
    Journal.opened(self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = book.title
    authorLabel?.text = book.author
    Journal.note("viewDidLoad", of: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Journal.note("viewDidAppear", of: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Journal.note("prepare \(segue.identifier ?? "")", of: self)
    switch Main.Book.Segue(segue) {
    case .rating(let controller):
      controller.stars = book.stars
      rating = controller
    case .review, nil: break
    }
  }

  /// Takes the stars of the form, in which the way back begins.
  @IBAction func saveReview(_ segue: UIStoryboardSegue) {
    guard let stars = (segue.source as? ReviewViewController)?.stars else { return }
    book.ratings.append(stars)
    rating?.stars = book.stars
    Journal.note("saveReview \(stars)", of: self)
  }
}
