#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Contacts in sections by their first letters, from a data source of snapshots, with a menu that sorts them.
final class ContactsViewController: UIViewController, UITableViewDelegate {
  enum Order: String, CaseIterable {
    case ascending = "A to Z"
    case descending = "Z to A"
  }

  private(set) var contacts: [String]
  private(set) var order = Order.ascending
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var sortButton = UIBarButtonItem(title: "Sort", menu: makeMenu())
  private(set) lazy var addButton = UIBarButtonItem(
    systemItem: .add,
    primaryAction: UIAction { [weak self] _ in self?.add("Anna \(self?.contacts.count ?? 0)") }
  )
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var source: UITableViewDiffableDataSource<String, String>!

  init(contacts: [String]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    source = UITableViewDiffableDataSource(tableView: tableView) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "contact", for: path)
      cell.textLabel?.text = name
      return cell
    }
    navigationItem.rightBarButtonItems = [addButton, sortButton]
    show(animated: false)
  }

  func add(_ name: String) {
    contacts.append(name)
    show(animated: true)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let name = source.itemIdentifier(for: indexPath) else { return }
    contacts.removeAll { $0 == name }
    show(animated: true)
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      title: "Sort",
      options: .singleSelection,
      children: Order.allCases.map { order in
        UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
          self?.order = order
          self?.show(animated: true)
        }
      }
    )
  }

  private func show(animated: Bool) {
    let sorted = contacts.sorted { order == .ascending ? $0 < $1 : $0 > $1 }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for name in sorted {
      let letter = String(name.prefix(1))
      if snapshot.indexOfSection(letter) == nil { snapshot.appendSections([letter]) }
      snapshot.appendItems([name], toSection: letter)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }
}
