import DioramaUI
import Foundation
import Testing

/// Contents and backgrounds of cells as values.
@MainActor
@Suite struct ContentConfigurationTests {
  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test("CC1: a cell shows a list content configuration in a content view of its own, with both texts") func cc1() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    #expect(content.text == nil && content.image == nil && content == .cell())
    content.text = "Title"
    content.secondaryText = "Below"
    cell.contentConfiguration = content
    #expect(cell.contentView !== plain && cell.contentView is UIListContentView && plain.superview == nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    let shown = labels(cell.contentView)
    #expect(shown.map(\.text) == ["Title", "Below"])
    #expect(shown[0].frame.minX == 16 && shown[1].frame.minX == 16 && shown[0].frame.maxY <= shown[1].frame.minY)
    #expect(shown[0].font.pointSize > shown[1].font.pointSize && shown[1].textColor == .secondaryLabel)
    let view = cell.contentView
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView === view && labels(view)[0].text == "Other")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
  }

  @Test("CC2: a value stands beside the text where there is room, and below it otherwise") func cc2() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = "Value"
    #expect(content.prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let shown = labels(view)
    #expect(shown[1].frame.maxX == 304 && shown[0].frame.midY == shown[1].frame.midY)
    let one = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    content.secondaryText = String(repeating: "long ", count: 12)
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height > 1.5 * one)
  }

  @Test("CC3: an image stands before the texts, in its size or the greatest that it may have") func cc3() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
    content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
    content.imageToTextPadding = 10
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.subviews.first { $0 is UIImageView }?.frame == CGRect(x: 16, y: 14.5, width: 30, height: 15))
    #expect(labels(view)[0].frame.minX == 56)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.subviews.first { $0 is UIImageView }?.frame.maxX == 304)
  }

  @Test("CC4: headers and footers of grouped lists have contents of their own") func cc4() {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "News"
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.layoutIfNeeded()
    #expect(labels(header.contentView).map(\.text) == ["NEWS"])
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > 20)
    header.backgroundConfiguration = .listPlainHeaderFooter()
    header.layoutIfNeeded()
    #expect(header.subviews.count == 2 && header.subviews.last === header.contentView)
  }

  private struct Badge: UIContentConfiguration {
    var count = 0
    var isLit = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var badge = self
      badge.isLit = (state as? UICellConfigurationState)?.isSelected == true
      return badge
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration { didSet { updates += 1 } }
    var updates = 0

    init(_ configuration: Badge) {
      self.configuration = configuration
      super.init(frame: .zero)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
        box.leadingAnchor.constraint(equalTo: leadingAnchor), box.heightAnchor.constraint(equalToConstant: 90),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class BadgeCell: UICollectionViewCell {
    var states: [UICellConfigurationState] = []
    var badge = Badge()

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state)
      contentConfiguration = badge.updated(for: state)
    }
  }

  @Test("CC5: a cell makes its configuration for its state before it is laid out, and again when the state changes")
  func cc5() {
    let cell = BadgeCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1 && cell.states[0].isSelected == false)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2 && cell.states[1].isSelected && cell.states[1].isHighlighted)
    #expect((cell.contentConfiguration as? Badge)?.isLit == true)
    cell.badge.count = 3
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Badge)?.count == 3)
  }

  @Test("CC6: configurations follow the state by themselves unless that is switched off, and a handler is called")
  func cc6() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = Badge()
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in handled.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Badge)?.isLit == true && handled == [false, true])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? Badge)?.isLit == true && handled == [false, true, false])
  }

  @Test("CC7: a background configuration takes the place of the other backgrounds, and lists show what is selected")
  func cc7() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundColor = .red
    var background = cell.defaultBackgroundConfiguration()
    #expect(background.backgroundColor == .systemBackground && background.cornerRadius == 0)
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    #expect(cell.subviews.first?.layer.cornerRadius == 8)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    var clear = UIBackgroundConfiguration.clear()
    #expect(clear.backgroundColor == .clear && clear.resolvedBackgroundColor(for: .red) == .clear)
    clear.backgroundColor = nil
    #expect(clear.resolvedBackgroundColor(for: .red) == .red)
    clear.backgroundColorTransformer = .grayscale
    var white: CGFloat = 0
    clear.resolvedBackgroundColor(for: .red).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.2126) < 0.001)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if indexPath.row == 2 {
        cell.contentConfiguration = Badge()
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: indexPath.row == 0 ? 1 : 30)
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("CC8: rows size themselves by the content of their configurations") func cc8() {
    let window = shownWindow(CGSize(width: 320, height: 600))
    let table = UITableView(frame: window.bounds)
    let rows = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    window.addSubview(table)
    CATransaction.flush()
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == 44)
    #expect(heights[1] > 60)
    #expect(heights[2] >= 90 && heights[2] < 92)
  }
}
