import UIKit

class NoteViewController: UIViewController {
  @IBOutlet private weak var textField: UITextField!
  @IBOutlet var counter: UILabel!
  weak var delegate: NoteEditing?
  @IBInspectable var limit: Int = 20

  private let text: String
  private let index: Int

  init(text: String, index: Int) {
    self.text = text
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 16, y: 120, width: 300, height: 40))
    view.addSubview(field)
    textField = field
    counter = UILabel(frame: CGRect(x: 16, y: 170, width: 300, height: 20))
    view.addSubview(counter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textField.text = text
    textField.addTarget(self, action: #selector(textDidChange(_:)), for: .editingChanged)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(NoteViewController.clear))
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    updateCounter()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.noteDidChange(textField.text ?? "", at: index)
  }

  @IBAction func textDidChange(_ sender: UITextField) {
    updateCounter()
  }

  @objc fileprivate func clear() {
    textField.text = ""
    updateCounter()
  }

  private func updateCounter() {
    counter.text = "\(limit - (textField.text ?? "").count) left"
  }
}
