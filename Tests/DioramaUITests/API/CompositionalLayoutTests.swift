import DioramaUI
import Foundation
import Testing

/// Compositional layouts, by the frames of their items.
@MainActor
@Suite struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(_ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath)
      -> UICollectionReusableView
    { view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path) }
  }

  private func frames(_ layout: UICollectionViewCompositionalLayout, _ counts: [Int]) -> [CGRect] {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "head")
    let items = Items(counts)
    view.dataSource = items
    view.layoutIfNeeded()
    return withExtendedLifetime(items) {
      counts.enumerated().flatMap { section, count in
        (0..<count).compactMap { layout.layoutAttributesForItem(at: [section, $0])?.frame }
      }
    }
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height)) }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test("CL1: a group repeats its items until it runs out of room, and groups repeat for all items") func cl1() {
    let cell = item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      frames(layout, [4]) == [
        CGRect(x: 0, y: 5, width: 100, height: 50), CGRect(x: 100, y: 5, width: 100, height: 50),
        CGRect(x: 200, y: 5, width: 100, height: 50), CGRect(x: 0, y: 65, width: 100, height: 50),
      ]
    )
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 120))
  }

  @Test("CL2: a number of like items share the room, with the space between them") func cl2() {
    let cell = item(.fractionalWidth(1), .fractionalHeight(1))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: cell,
      count: 2
    )
    row.interItemSpacing = .fixed(20)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    #expect(
      frames(layout, [2]) == [CGRect(x: 0, y: 0, width: 140, height: 40), CGRect(x: 160, y: 0, width: 140, height: 40)]
    )
  }

  @Test("CL3: groups lie in groups, and insets of items are taken from their frame") func cl3() {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      subitems: [small]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [large, pair]
    )
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    #expect(
      frames(layout, [3]) == [
        CGRect(x: 0, y: 0, width: 150, height: 150), CGRect(x: 152, y: 2, width: 146, height: 71),
        CGRect(x: 152, y: 77, width: 146, height: 71),
      ]
    )
  }

  @Test("CL4: sections are asked for with the room, have headers, and may scroll from side to side") func cl4() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        widths.append(environment.container.effectiveContentSize.width)
        let cell = item(.fractionalWidth(1), .absolute(30))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [cell])
        )
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)),
            elementKind: "head",
            alignment: .top
          )
        ]
        return section
      },
      configuration: configuration
    )
    #expect(frames(layout, [1, 1]).map(\.minY) == [20, 77] && Set(widths) == [300])
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "head", at: [1, 0])?.frame
        == CGRect(x: 0, y: 57, width: 300, height: 20)
    )
    let across = UICollectionViewCompositionalLayoutConfiguration()
    across.scrollDirection = .horizontal
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
    )
    let side = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: column),
      configuration: across
    )
    #expect(frames(side, [3]).map(\.origin) == [.zero, CGPoint(x: 0, y: 300), CGPoint(x: 80, y: 0)])
  }

  @Test("CL6: a pinned header stays at the edge of what is seen while its section is there, and a footer at the other")
  func cl6() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .absolute(100))]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map { edge in
      let part = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        elementKind: edge == .top ? "head" : "foot",
        alignment: edge
      )
      part.pinToVisibleBounds = true
      return part
    }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["head", "foot"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    }
    let items = Items([5, 5])
    view.dataSource = items
    func positions(_ offset: CGFloat) -> [CGFloat?] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return [("head", 0), ("foot", 0), ("head", 1)].map { kind, section in
        view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame.minY
      }
    }
    withExtendedLifetime(items) {
      #expect(positions(0) == [0, 280, nil])
      #expect(positions(100) == [100, 380, nil])
      #expect(positions(400) == [400, 520, 540])
      #expect(positions(530) == [520, 520, 540])
      #expect(positions(600) == [nil, nil, 600])
    }
  }

  @Test("CL5: an estimated size holds until the cell was asked for its own") func cl5() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.frame.size.height = 70
        return copy
      }
    }
    let cell = item(.fractionalWidth(1), .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [cell]
    )
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(Tall.self, forCellWithReuseIdentifier: "cell")
    let items = Items([2])
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 140 && view.cellForItem(at: [0, 1])?.frame.minY == 70)
  }
}
