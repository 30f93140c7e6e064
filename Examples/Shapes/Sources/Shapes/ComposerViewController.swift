#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

extension UIImage {
  /// The letters of a name on a disk.
  static func initials(_ text: String, color: UIColor, side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let rect = CGRect(x: 0, y: 0, width: side, height: side)
      UIBezierPath(ovalIn: rect).addClip()
      color.setFill()
      context.fill(rect)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: side / 2), .foregroundColor: UIColor.white,
      ]
      let size = (text as NSString).size(withAttributes: attributes)
      let point = CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
      (text as NSString).draw(at: point, withAttributes: attributes)
    }
  }

  func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}

/// A text view that grows with its text, up to a height.
final class GrowingTextView: UITextView, UITextViewDelegate {
  var maximumHeight: CGFloat = 120
  var onChange: ((String) -> Void)?

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isScrollEnabled = false
    font = .preferredFont(forTextStyle: .body)
    textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textContainer.lineFragmentPadding = 0
    layoutManager.allowsNonContiguousLayout = false
    delegate = self
  }

  func textViewDidChange(_ textView: UITextView) {
    onChange?(textView.text)
    let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    isScrollEnabled = textView.sizeThatFits(room).height > maximumHeight
  }
}

/// A message is written beside the writer's picture, and sent with it.
final class ComposerViewController: UIViewController {
  let textView = GrowingTextView()
  let sendButton = UIButton(type: .system)
  private let avatarView = UIImageView()
  private(set) var sent: [(text: String, picture: Data)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    avatarView.image = .initials("A", color: .systemIndigo, side: 80).resized(to: CGSize(width: 40, height: 40))
    textView.layer.cornerRadius = 8
    textView.backgroundColor = .secondarySystemBackground
    textView.onChange = { [weak self] in self?.sendButton.isEnabled = !$0.isEmpty }
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for part in [avatarView, textView, sendButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      avatarView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      avatarView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      textView.topAnchor.constraint(equalTo: avatarView.topAnchor),
      textView.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 8),
      textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      sendButton.topAnchor.constraint(equalTo: textView.topAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 60),
    ])
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
        self.textView.backgroundColor =
          self.traitCollection.userInterfaceStyle == .dark ? .tertiarySystemBackground : .secondarySystemBackground
      }
    }
  }

  private func send() {
    guard let image = avatarView.image, let picture = image.jpegData(compressionQuality: 0.8) ?? image.pngData() else {
      return
    }
    sent.append((textView.text, picture))
    textView.text = ""
    sendButton.isEnabled = false
    view.endEditing(true)
  }
}
