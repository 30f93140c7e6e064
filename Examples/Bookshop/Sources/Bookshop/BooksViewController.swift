import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The list of all books.
final class BooksViewController: UITableViewController {
  var books: [Book] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Journal.opened(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Journal.note("viewDidLoad", of: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Journal.note("viewDidAppear", of: self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    cell.textLabel?.text = books[indexPath.row].title
    cell.detailTextLabel?.text = books[indexPath.row].author
    return cell
  }

  /// Makes the next screen for the book of the cell that was tapped.
  @IBSegueAction func makeBook(_ coder: NSCoder, sender: Any?) -> BookViewController? {
    guard let cell = sender as? UITableViewCell, let index = tableView.indexPath(for: cell)?.row else { return nil }
    Journal.note("makeBook \(books[index].title)", of: self)
    return BookViewController(coder: coder, book: books[index])
  }
}
