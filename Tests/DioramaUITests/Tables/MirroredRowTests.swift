import DioramaUI
import Foundation
import Testing

/// Rows for readers from right to left, and the colors of what stands beside rows.
@MainActor
@Suite struct MirroredRowTests {
  private func cell(_ style: UITableViewCell.CellStyle = .value1) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Language"
    cell.detailTextLabel?.text = "Hebrew"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  @Test("TB6: a row that is read from right to left has its accessory at the left, and its labels the other way round")
  func tb6() throws {
    let (usual, mirrored) = (cell(), cell())
    mirrored.semanticContentAttribute = .forceRightToLeft
    for cell in [usual, mirrored] { cell.layoutIfNeeded() }
    func flipped(_ rect: CGRect, in width: CGFloat) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let content = usual.contentView.frame
    #expect(content.minX == 0 && content.maxX < 320, "The accessory stands behind the content.")
    #expect(mirrored.contentView.frame == flipped(content, in: 320))
    for path in [\UITableViewCell.textLabel, \UITableViewCell.detailTextLabel] {
      let (left, right) = (try #require(usual[keyPath: path]), try #require(mirrored[keyPath: path]))
      let expected = flipped(left.frame, in: content.width)
      #expect(abs(right.frame.minX - expected.minX) < 0.001 && right.frame.size == expected.size)
    }
    let accessory = { (cell: UITableViewCell) in cell.subviews.first { $0 !== cell.contentView }?.frame ?? .zero }
    #expect(accessory(usual).minX == content.maxX && accessory(mirrored) == flipped(accessory(usual), in: 320))
  }

  @Test("TB6: so has a row with a view as its accessory, and one that is edited")
  func tb6InEditing() throws {
    withManualClock { _ in
      UIRuntime.shared.userInterfaceLayoutDirection = .rightToLeft
      defer { UIRuntime.shared.userInterfaceLayoutDirection = .leftToRight }
      let source = ListSource([["a", "b"]])
      let (window, table) = source.shownTable()
      let cell = table.cellForRow(at: [0, 0])
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell?.accessoryView = badge
      window.layoutIfNeeded()
      #expect(badge.frame.maxX < 60 && cell?.contentView.frame.maxX == 320)
      table.isEditing = true
      window.layoutIfNeeded()
      #expect(cell?.contentView.frame.maxX ?? 320 < 320, "The control that deletes stands at the right.")
    }
  }

  @Test("TB7: titles of grouped sections and the second label of a row with a value are secondary")
  func tb7() {
    let source = ListSource([["a"]])
    source.headers = ["Settings"]
    let (_, table) = source.shownTable(.grouped)
    let header = table.headerView(forSection: 0)
    #expect(header?.textLabel?.textColor == .secondaryLabel)
    #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
    #expect(cell(.subtitle).detailTextLabel?.textColor == .label)
  }
}
