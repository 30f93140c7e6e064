/// Screens that go by one name: `phones`.
package enum ScreenGroup: String, CaseIterable, Sendable {
  case common, phones, tablets, all

  /// The screens, in order.
  package var screens: [LayoutScreen] {
    switch self {
    case .common: LayoutScreen.common
    case .phones: LayoutScreen.phones
    case .tablets: LayoutScreen.tablets
    case .all: LayoutScreen.phones + LayoutScreen.tablets
    }
  }

  /// The names, as messages list them.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
