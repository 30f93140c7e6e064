import DioramaUI
import Foundation
import Testing

/// Frames that others measured on iOS 26 and Mac Catalyst, in the superview; whole points there may be half a point off.
@MainActor
@Suite struct MeasuredFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

  private func view(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  /// Whether frames are the measured ones, within half a point.
  private func agree(_ views: [UIView], _ measured: [[Double]]) -> Bool {
    views.map(\.frame).agree(measured)
  }

  @Test(
    "MF1: views of equal width between two edges share what the gaps leave; a factor of two gives one twice the width"
  )
  func mf1() {
    let (a, b, c, d, e) = (view(), view(), view(), view(), view())
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      b.widthAnchor.constraint(equalTo: a.widthAnchor), c.widthAnchor.constraint(equalTo: a.widthAnchor),
      d.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      e.leadingAnchor.constraint(equalTo: d.trailingAnchor, constant: 10),
      e.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      e.widthAnchor.constraint(equalTo: d.widthAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 60), d.heightAnchor.constraint(equalToConstant: 48),
      d.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 24), e.topAnchor.constraint(equalTo: d.topAnchor),
      e.heightAnchor.constraint(equalTo: d.heightAnchor),
    ])
    for one in [a, b, c] {
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
      one.heightAnchor.constraint(equalTo: a.heightAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(
      agree(
        [a, b, c, d, e],
        [[12, 20, 93.5, 60], [113, 20, 93.5, 60], [215, 20, 93.5, 60], [12, 104, 95.5, 48], [117, 104, 190.5, 48]]
      )
    )
  }

  @Test("MF2: constraints follow views that have frames, with factors of their sizes") func mf2() {
    let (a, b) = (UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 50)), UIView())
    b.frame = CGRect(x: 199.5, y: 20, width: 80, height: 80)
    for view in [a, b] { root.addSubview(view) }
    let (c, d, e) = (view(in: b), view(), view())
    NSLayoutConstraint.activate([
      c.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 10),
      c.topAnchor.constraint(equalTo: b.topAnchor, constant: 10),
      c.widthAnchor.constraint(equalToConstant: 25), c.heightAnchor.constraint(equalToConstant: 25),
      d.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
      d.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      d.widthAnchor.constraint(equalTo: a.widthAnchor), d.heightAnchor.constraint(equalToConstant: 50),
      e.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 12),
      e.trailingAnchor.constraint(equalTo: b.trailingAnchor),
      e.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.75),
      e.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    #expect(agree([c, d, e], [[10, 10, 25, 25], [20, 82, 120, 50], [220, 112, 60, 108]]))
  }

  @Test("MF3: margins of a child are 8 points and the part of the safe area that reaches it") func mf3() {
    let runtime = UIRuntime.shared
    defer { runtime.screenSafeAreaInsets = .zero }
    runtime.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    defer { window.isHidden = true }
    let panel = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 300))
    window.addSubview(panel)
    let (a, b, c, d) = (view(in: panel), view(in: panel), view(in: panel), view(in: panel))
    let margins = panel.layoutMarginsGuide
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: margins.leftAnchor), a.topAnchor.constraint(equalTo: margins.topAnchor),
      b.rightAnchor.constraint(equalTo: margins.rightAnchor), b.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      c.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      c.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      d.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      d.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      d.topAnchor.constraint(equalTo: margins.topAnchor, constant: 100), d.heightAnchor.constraint(equalToConstant: 24),
    ])
    for (view, width, height) in [(a, 60.0, 40.0), (b, 60, 40), (c, 80, 30)] {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
    }
    window.layoutIfNeeded()
    // The screen is larger than the window: what reaches the window's right and lower edge is measured there.
    let insets = panel.safeAreaInsets
    #expect(insets.top == 29 && insets.left == 16)
    let area = panel.bounds.inset(by: panel.layoutMargins)
    #expect(panel.layoutMargins.top == 37 && panel.layoutMargins.left == 24)
    #expect(agree([a, d], [[24, 37, 60, 40], [24, 137, Double(area.width), 24]]))
    #expect(b.frame.maxX == area.maxX && b.frame.maxY == area.maxY)
    #expect(abs(c.center.x - area.midX) <= 0.5 && abs(c.center.y - area.midY) <= 0.5)
  }

  @Test("MF4: the view without a size of its own takes what a stack's others leave") func mf4() {
    func box(_ width: CGFloat?, _ height: CGFloat?) -> UIView {
      let view = UIView()
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
      return view
    }
    let (a, b, c, d, e, f) = (box(28, 19), box(nil, nil), box(37.5, 19), box(nil, 20), box(nil, nil), box(nil, 15))
    let (row, column) = (UIStackView(arrangedSubviews: [a, b, c]), UIStackView(arrangedSubviews: [d, e, f]))
    row.spacing = 8
    row.alignment = .center
    row.frame = CGRect(x: 10, y: 10, width: 300, height: 30)
    column.axis = .vertical
    column.spacing = 10
    column.frame = CGRect(x: 10, y: 50, width: 300, height: 180)
    for stack in [row, column] { root.addSubview(stack) }
    root.layoutIfNeeded()
    #expect(agree([a, c], [[0, 6, 28, 19], [263, 6, 37.5, 19]]))
    #expect(abs(b.frame.minX - 36) <= 0.5 && abs(b.frame.width - 218.5) <= 0.5)
    #expect(agree([d, e, f], [[0, 0, 300, 20], [0, 30, 300, 125], [0, 165, 300, 15]]))
  }

  @Test("MF5: items of a flow layout spread to the edges, and those of the last line keep the columns") func mf5() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (12, 12)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let (window, view) = TileSource([8]).shownView(layout, size: CGSize(width: 375, height: 480))
    let columns: [Double] = [16, 137.5, 259]
    let measured: [[Double]] = (0..<8).map { index in
      let row = Double(index / 3)
      return [columns[index % 3], 16 + row * 112, 100, 100]
    }
    #expect(view.itemFrames(0).agree(measured) && !window.isHidden)
  }

  @Test("MF6: an empty section of a flow layout has its insets between header and footer") func mf6() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 64)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    layout.sectionInset = UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 24)
    let (window, view) = TileSource([3, 0, 5]).shownView(layout, size: CGSize(width: 375, height: 472))
    #expect(view.itemFrames(0).agree([[16, 36, 80, 64], [147.5, 36, 80, 64], [279, 36, 80, 64]]))
    #expect(view.edgeFrames(UICollectionView.elementKindSectionHeader, 3).map(\.minY) == [0, 136, 208])
    #expect(Array(view.edgeFrames(UICollectionView.elementKindSectionFooter, 3).map(\.minY).prefix(2)) == [112, 184])
    #expect(
      view.itemFrames(2).agree([
        [16, 244, 80, 64], [147.5, 244, 80, 64], [279, 244, 80, 64], [16, 318, 80, 64], [147.5, 318, 80, 64],
      ])
    )
    #expect(!window.isHidden)
  }

  @Test("MF7: a flow layout that scrolls from side to side spreads its columns, and headers are before their items")
  func mf7() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 96, height: 72)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (12, 10)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14)
    layout.headerReferenceSize = CGSize(width: 44, height: 0)
    let (window, view) = TileSource([4, 2]).shownView(layout, size: CGSize(width: 375, height: 240))
    #expect(view.itemFrames(0).agree([[58, 10, 96, 72], [58, 158, 96, 72], [166, 10, 96, 72], [166, 158, 96, 72]]))
    #expect(view.itemFrames(1).agree([[334, 10, 96, 72], [334, 158, 96, 72]]))
    #expect(
      view.edgeFrames(UICollectionView.elementKindSectionHeader, 2).agree([[0, 0, 44, 240], [276, 0, 44, 240]])
    )
    #expect(!window.isHidden)
  }

  @Test("MF8: segments end at whole points; the ground of the selected one is two points smaller") func mf8() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 20, y: 70, width: 280, height: 32)
    root.addSubview(control)
    root.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [0, 93, 186] && control.subviews.map(\.frame.width) == [93, 93, 94])
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [187, 94, 0])
  }

  @Test("MF9: a system button is 12 points higher than its title") func mf9() {
    let button = UIButton(type: .system)
    button.setTitle("Plain Button", for: .normal)
    button.sizeToFit()
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(abs(button.frame.height - title.height - 12) <= 0.5 && abs(button.frame.width - title.width) <= 1)
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    button.layoutIfNeeded()
    let label = button.titleLabel?.frame ?? .zero
    #expect(abs(label.midX - 100) <= 0.5 && abs(label.midY - 22) <= 0.5)
  }
}

extension UICollectionView {
  fileprivate func itemFrames(_ section: Int) -> [CGRect] {
    (0..<numberOfItems(inSection: section)).compactMap { layoutAttributesForItem(at: [section, $0])?.frame }
  }

  fileprivate func edgeFrames(_ kind: String, _ count: Int) -> [CGRect] {
    (0..<count).compactMap { layoutAttributesForSupplementaryElement(ofKind: kind, at: [$0, 0])?.frame }
  }
}

extension [CGRect] {
  /// Whether the frames are those that were measured, within half a point.
  fileprivate func agree(_ measured: [[Double]]) -> Bool {
    count == measured.count
      && zip(self, measured).allSatisfy { frame, numbers in
        zip([frame.minX, frame.minY, frame.width, frame.height], numbers).allSatisfy { abs(Double($0) - $1) <= 0.51 }
      }
  }
}
