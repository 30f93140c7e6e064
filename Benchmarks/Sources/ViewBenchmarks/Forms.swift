import DioramaCompiler
import DioramaUI
import Foundation

/// A form as applications have them, from a nib and from code: groups with labels, pictures, buttons and switches in colours and fonts of
/// their own, masks, some constraints, outlets and actions.
@MainActor
enum Forms {
  /// How many rows there are, of six views each.
  static let count = 60

  /// The nib of the form.
  static func compiled() -> UINib {
    var text = """
      scene: 1
      owner:
        class: FormOwner
        superclass: NSObject
        outlets: {title: title0, buttons: [\((0..<count).map { "buy\($0)" }.joined(separator: ", "))]}
      objects:
        - class: UIView
          frame: [0, 0, 393, \(count * 80)]
          backgroundColor: systemBackground
          autoresizingMask: [flexibleWidth, flexibleHeight]
          subviews:

      """
    for index in 0..<count { text += row(index) }
    return Nibs.nib(of: text)
  }

  private static func row(_ index: Int) -> String {
    var text = """
            - class: UIView
              tag: \(index + 1)
              frame: [0, \(index * 80), 393, 80]
              backgroundColor: secondarySystemBackground
              autoresizingMask: [flexibleWidth]
              clipsToBounds: true
              subviews:
                - {class: UIImageView, frame: [8, 8, 64, 64], contentMode: scaleAspectFill, backgroundColor: '#1F6F54'}
                - class: UILabel
                  id: title\(index)
                  frame: [80, 8, 200, 24]
                  text: Row \(index) of the form
                  font: {boldSystemFont: 17}
                  autoresizingMask: [flexibleWidth]
                - class: UILabel
                  id: note\(index)
                  frame: [80, 40, 200, 32]
                  text: Small print
                  font: {systemFont: 13}
                  textColor: secondaryLabel
                  numberOfLines: 0
                  textAlignment: right
                - class: UIButton
                  id: buy\(index)
                  buttonType: system
                  frame: [290, 8, 95, 30]
                  title: Buy
                  titleColor: systemIndigo
                  autoresizingMask: [flexibleLeftMargin]
                  actions: {touchUpInside: owner.buy(_:)}
                - {class: UISwitch, frame: [334, 44, 51, 31], isOn: true}

      """
    guard index % 4 == 0 else { return text }
    text += """
              constraints:
                - note\(index).leading = title\(index).leading
                - note\(index).top = title\(index).bottom + 8
                - {is: note\(index).width <= 200 @ 750, identifier: narrow}

      """
    return text
  }

  /// What the scene says, in code.
  static func made(_ owner: FormOwner) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: count * 80))
    root.backgroundColor = .systemBackground
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let green = UIColor(red: 31.0 / 255, green: 111.0 / 255, blue: 84.0 / 255, alpha: 1)
    var buttons: [UIButton] = []
    for index in 0..<count {
      let row = UIView(frame: CGRect(x: 0, y: index * 80, width: 393, height: 80))
      row.tag = index + 1
      row.backgroundColor = .secondarySystemBackground
      row.autoresizingMask = [.flexibleWidth]
      row.clipsToBounds = true
      let picture = UIImageView(frame: CGRect(x: 8, y: 8, width: 64, height: 64))
      picture.contentMode = .scaleAspectFill
      picture.backgroundColor = green
      row.addSubview(picture)
      let title = UILabel(frame: CGRect(x: 80, y: 8, width: 200, height: 24))
      title.text = "Row \(index) of the form"
      title.font = .boldSystemFont(ofSize: 17)
      title.autoresizingMask = [.flexibleWidth]
      row.addSubview(title)
      if index == 0 { owner.title = title }
      let note = UILabel(frame: CGRect(x: 80, y: 40, width: 200, height: 32))
      note.text = "Small print"
      note.font = .systemFont(ofSize: 13)
      note.textColor = .secondaryLabel
      note.numberOfLines = 0
      note.textAlignment = .right
      row.addSubview(note)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 290, y: 8, width: 95, height: 30)
      button.setTitle("Buy", for: .normal)
      button.setTitleColor(.systemIndigo, for: .normal)
      button.autoresizingMask = [.flexibleLeftMargin]
      button.addTarget(owner, action: Selector("buy:"), for: .touchUpInside)
      buttons.append(button)
      row.addSubview(button)
      let toggle = UISwitch(frame: CGRect(x: 334, y: 44, width: 51, height: 31))
      toggle.isOn = true
      row.addSubview(toggle)
      if index % 4 == 0 { constrain(note, below: title, in: row) }
      root.addSubview(row)
    }
    owner.buttons = buttons
    return root
  }

  private static func constrain(_ note: UIView, below title: UIView, in row: UIView) {
    let narrow = NSLayoutConstraint(
      item: note,
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 200
    )
    narrow.priority = .defaultHigh
    narrow.identifier = "narrow"
    note.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    for view in [note, title] { view.translatesAutoresizingMaskIntoConstraints = false }
    row.addConstraints([
      NSLayoutConstraint(
        item: note,
        attribute: .leading,
        relatedBy: .equal,
        toItem: title,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      NSLayoutConstraint(
        item: note,
        attribute: .top,
        relatedBy: .equal,
        toItem: title,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      narrow,
    ])
  }
}

/// Whom the form is connected to.
@MainActor
final class FormOwner: NSObject {
  weak var title: UILabel?
  var buttons: [UIButton] = []

  func buy(_ sender: UIButton) {}

  static let nibClass = NibClass(
    FormOwner.self,
    parent: nil,
    outlets: [NibOutlet("title", \.title), NibOutlet("buttons", \.buttons)],
    actions: [NibAction("buy:", FormOwner.buy)]
  )
}
