import DioramaUI
import Foundation
import SceneDiagnostics

extension LiveSession {
  /// The views of the window and of what the first responder shows in front of it, those behind first.
  var allViews: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = [UIRuntime.shared.inputWindow, window].compactMap { $0 }
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews.reversed()
    }
    return found
  }

  /// The id by which an agent may call a view: that of the scene, else its accessibility identifier; nil for none.
  func identifier(of view: UIView) -> String? {
    let own = scene.objects.flatMap { $0.identifier(of: view) ?? $0.interfaceBuilderID(of: view) }
    return own ?? view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text by which a user would call a view; nil for none.
  func label(of view: UIView) -> String? {
    let texts = [view.accessibilityLabel, (view as? UITextField)?.placeholder, ObjectText.title(of: view)]
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// The view that a target names.
  ///
  /// - Throws: That there is none, with the names that there are.
  func view(_ target: LiveTarget) throws(AgentProblem) -> UIView? {
    switch target {
    case .point: return nil
    case .id(let id):
      if let view = front(allViews.filter { names($0, id) }) { return view }
      if let item = barItem(id), let view = item.itemView { return view }
      let known = allViews.compactMap { identifier(of: $0) }
      throw AgentProblem("no view on the screen has the id '\(Self.shown(id))'" + hint(id, known, "ids"))
    case .label(let label):
      let views = allViews
      let elements = views.filter { $0.isAccessibilityElement && $0.accessibilityLabel == label }
      let named = elements.isEmpty ? views.filter { self.label(of: $0) == label } : elements
      // Labels inside of a button have its text, too.
      if let view = front(named.filter { view in !named.contains { $0 !== view && view.isDescendant(of: $0) } }) {
        return view
      }
      let known = views.compactMap { self.label(of: $0) }
      throw AgentProblem("no view on the screen is labeled '\(Self.shown(label))'" + hint(label, known, "labels"))
    }
  }

  private func names(_ view: UIView, _ id: String) -> Bool {
    if view.accessibilityIdentifier == id { return true }
    guard let objects = scene.objects else { return false }
    return objects.identifier(of: view) == id || objects.interfaceBuilderID(of: view) == id
  }

  /// Of views with one name, the first that a finger reaches, else the first; of a switch and the label beside it, the switch.
  private func front(_ views: [UIView]) -> UIView? {
    let acting = views.filter { $0 is UIControl || $0 is any UIKeyInput || $0.gestureRecognizers?.isEmpty == false }
    return acting.first { user.canTap($0) } ?? acting.first ?? views.first { user.canTap($0) } ?? views.first
  }

  /// The item of a bar that has an id in the scene.
  private func barItem(_ id: String) -> UIBarItem? {
    var pending: [UIViewController] = window.rootViewController.map { [$0] } ?? []
    var items: [UIBarItem] = []
    while let controller = pending.popLast(), items.count < 10_000 {
      let item = controller.navigationItem
      items += (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
      if let tab = controller.tabBarItem { items.append(tab) }
      pending += controller.children
      if let presented = controller.presentedViewController, presented.presentingViewController != nil,
        controller.parent == nil
      {
        pending.append(presented)
      }
    }
    for view in allViews {
      if let bar = view as? UIToolbar { items += bar.items ?? [] }
      if let bar = view as? UITabBar { items += bar.items ?? [] }
      if let bar = view as? UINavigationBar {
        for item in bar.items ?? [] { items += (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) }
      }
    }
    return items.first { item in
      item.accessibilityIdentifier == id
        || scene.objects.map { $0.identifier(of: item) == id || $0.interfaceBuilderID(of: item) == id } ?? false
    }
  }

  private func hint(_ name: String, _ known: [String], _ what: String) -> String {
    let all = Set(known).sorted()
    if let meant = Spelling.suggestion(for: name, in: all) { return "; \(meant)" }
    guard !all.isEmpty else { return "" }
    let shown = all.prefix(20).map { "'\(Self.shown($0))'" }
    let rest = all.count > shown.count ? " and \(all.count - shown.count) more" : ""
    return "; the \(what) are \(shown.joined(separator: ", "))\(rest)"
  }

  /// A text of a view in a message.
  static func shown(_ text: String) -> String { String(VisibleText.shown(text).prefix(80)) }
}
