import UIKit

protocol NoteEditing: AnyObject {
  func noteDidChange(_ text: String, at index: Int)
}

class NotesViewController: UITableViewController, NoteEditing {
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(addNote)
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(didEnterBackground(_:)),
      name: UIApplication.didEnterBackgroundNotification,
      object: nil
    )
  }

  @objc private func addNote() {
    notes.append("Note \(notes.count + 1)")
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
  }

  @objc func didEnterBackground(_ notification: Notification) {
    notes.removeAll { $0.isEmpty }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let editor = NoteViewController(text: notes[indexPath.row], index: indexPath.row)
    editor.delegate = self
    navigationController?.pushViewController(editor, animated: true)
  }

  func noteDidChange(_ text: String, at index: Int) {
    notes[index] = text
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
  }
}
