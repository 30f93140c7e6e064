#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// A form that keeps its fields above the keyboard, and asks before it throws anything away.
final class FormViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let nameField = UITextField()
  let mailField = UITextField()
  let discardButton = UIButton(type: .system)
  private(set) var saved: (name: String, mail: String)?
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    scrollView.keyboardDismissMode = .onDrag
    scrollView.alwaysBounceVertical = true
    for (field, placeholder) in [(nameField, "Name"), (mailField, "E-mail")] {
      field.placeholder = placeholder
      field.borderStyle = .roundedRect
      field.delegate = self
      scrollView.addSubview(field)
    }
    mailField.returnKeyType = .done
    discardButton.setTitle("Discard", for: .normal)
    discardButton.addAction(UIAction { [weak self] _ in self?.confirmDiscarding() }, for: .primaryActionTriggered)
    scrollView.addSubview(discardButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
        MainActor.assumeIsolated { self?.makeRoom(forKeyboardAt: frame) }
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    scrollView.frame = view.bounds
    nameField.frame = CGRect(x: 20, y: 100, width: width - 40, height: 40)
    mailField.frame = CGRect(x: 20, y: view.bounds.height - 160, width: width - 40, height: 40)
    discardButton.frame = CGRect(x: 20, y: view.bounds.height - 100, width: width - 40, height: 44)
    scrollView.contentSize = CGSize(width: width, height: view.bounds.height)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { return mailField.becomeFirstResponder() }
    saved = (nameField.text ?? "", mailField.text ?? "")
    return textField.resignFirstResponder()
  }

  private func makeRoom(forKeyboardAt frame: CGRect) {
    let covered = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    scrollView.contentInset.bottom = covered
    if let field = [nameField, mailField].first(where: \.isEditing) {
      scrollView.scrollRectToVisible(field.frame, animated: false)
    }
  }

  private func confirmDiscarding() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard All", style: .destructive) { [weak self] _ in
        self?.nameField.text = ""
        self?.mailField.text = ""
      }
    )
    present(alert, animated: true)
  }
}
