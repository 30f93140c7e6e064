#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Orders: the best ones in a row that scrolls by itself, and all of them in a list whose rows are swiped away.
final class OrdersViewController: UIViewController, UICollectionViewDelegate {
  struct Order: Hashable, Sendable {
    let number: Int
    var title: String
  }

  enum Section: Int, CaseIterable {
    case best, all
  }

  private enum Item: Hashable {
    case best(Order), row(Order)
  }

  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private(set) var orders: [Order]
  private(set) var opened: [Int] = []

  init(orders: [Order]) {
    self.orders = orders
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.delegate = self
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    apply(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      switch Section(rawValue: index) {
      case .best: Self.bestSection()
      case .all: self?.listSection(environment)
      case nil: nil
      }
    }
  }

  private static func bestSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    )
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(160)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let width = environment.container.contentSize.width
      for item in items where item.representedElementCategory == .cell {
        let scale = max(1 - abs(item.frame.midX - offset.x - width / 2) / width, 0.8)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private func listSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.delete(at: indexPath)
        completion(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [delete])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let card = UICollectionView.CellRegistration<UICollectionViewCell, Order> { cell, _, order in
      var content = UIListContentConfiguration.cell()
      content.text = order.title
      cell.contentConfiguration = content
      cell.layer.cornerRadius = 12
      cell.layer.cornerCurve = .continuous
      cell.backgroundColor = .secondarySystemBackground
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Order> { cell, _, order in
      var content = cell.defaultContentConfiguration()
      content.text = order.title
      content.image = UIImage(systemName: "shippingbox")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .best(let order): collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: order)
      case .row(let order): collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: order)
      }
    }
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(orders.prefix(5).map(Item.best), toSection: .best)
    snapshot.appendItems(orders.map(Item.row), toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(at indexPath: IndexPath) {
    guard case .row(let order) = dataSource.itemIdentifier(for: indexPath) else { return }
    orders.removeAll { $0 == order }
    apply()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .best(let order), .row(let order): opened.append(order.number)
    case nil: break
    }
  }
}
