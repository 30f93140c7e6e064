#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// A list of tasks: swiped away, pulled to load, dark on demand, with text in the size that the user prefers.
final class TasksViewController: UITableViewController {
  private(set) var tasks: [String]
  private(set) var loads = 0
  let darkSwitch = UISwitch()

  init(tasks: [String]) {
    self.tasks = tasks
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.rowHeight = 50
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    refreshControl = refresh
    darkSwitch.accessibilityLabel = "Dark appearance"
    darkSwitch.addAction(UIAction { [weak self] _ in self?.changeAppearance() }, for: .valueChanged)
    tableView.tableHeaderView = darkSwitch
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = tasks[indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .destructive, title: "Done") { [weak self] _, _, finished in
      self?.tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      finished(true)
    }
    return UISwipeActionsConfiguration(actions: [done])
  }

  private func load() {
    loads += 1
    tasks.append("Task \(tasks.count + 1)")
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  private func changeAppearance() {
    view.window?.overrideUserInterfaceStyle = darkSwitch.isOn ? .dark : .light
  }
}
