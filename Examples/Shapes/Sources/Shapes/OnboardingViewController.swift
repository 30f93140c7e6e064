#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Pages that a user swipes through, with dots below.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private let texts: [String]
  private var labels: [UILabel] = []

  init(texts: [String]) {
    self.texts = texts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    pageControl.numberOfPages = texts.count
    pageControl.addAction(UIAction { [weak self] _ in self?.showCurrentPage() }, for: .valueChanged)
    labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      scrollView.addSubview(label)
      return label
    }
    view.addSubview(scrollView)
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 50)
    scrollView.contentSize = CGSize(width: size.width * CGFloat(labels.count), height: size.height - 50)
    pageControl.frame = CGRect(x: 0, y: size.height - 50, width: size.width, height: 50)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height - 50)
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
  }

  private func showCurrentPage() {
    let x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }
}
