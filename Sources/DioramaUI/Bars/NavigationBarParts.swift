/// The labels of a navigation bar.
@MainActor
struct NavigationBarParts {
  let title = UILabel(frame: .zero)
  let prompt = UILabel(frame: .zero)

  /// What was placed in the last layout.
  var placed: [UIView] = []

  init() {
    title.font = .boldSystemFont(ofSize: 17)
    title.textAlignment = .center
    prompt.font = .systemFont(ofSize: 12)
    prompt.textAlignment = .center
  }
}
