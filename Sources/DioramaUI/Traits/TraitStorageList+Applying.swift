import Foundation
import NibLoader

extension TraitStorageList {
  /// Gives the objects the values, subviews and constraints that they have for some traits.
  ///
  /// What an archive names and nobody knows is passed over with a warning.
  func apply(_ traits: UITraitCollection, classes: NibClassRegistry) {
    // An archive may list one of them again and again.
    var seen: Set<ObjectIdentifier> = []
    let storages = self.storages.filter { seen.insert(ObjectIdentifier($0)).inserted }
    for case let storage as AttributeTraitStorage in storages { storage.apply(traits, classes: classes) }
    let relationships = storages.compactMap { $0 as? RelationshipTraitStorage }
    // Constraints can be held once the views that they name are there.
    for storage in relationships where storage.keyPath == "traitStorageSubviews" { storage.applySubviews(traits) }
    for storage in relationships where storage.keyPath == "traitStorageConstraints" { storage.applyConstraints(traits) }
  }
}

extension AttributeTraitStorage {
  /// Sets the value of the record that says most about the traits; of several, the first.
  fileprivate func apply(_ traits: UITraitCollection, classes: NibClassRegistry) {
    guard let object else { return }
    let matching = records.filter { traits.containsTraits(in: $0.traits) }
    let most = matching.map { $0.traits?.specificity ?? 0 }.max()
    guard let record = matching.first(where: { ($0.traits?.specificity ?? 0) == most }) else { return }
    if let constant = record.value as? LayoutConstraintConstant {
      guard let constraint = object as? NSLayoutConstraint else { return }
      constraint.connectedConstant = constant.symbol == "NSSpace" ? constraint.namedSpace : constant.number
      return
    }
    do {
      try classes.setValue(record.value, forKeyPath: keyPath, on: object)
    } catch {
      UIRuntime.shared.warn(error.description)
    }
  }
}

extension RelationshipTraitStorage {
  /// The candidates that are in the list for some traits.
  private func installed(_ traits: UITraitCollection) -> Set<ObjectIdentifier> {
    var installed = Set(candidates.map(ObjectIdentifier.init))
    for record in records where traits.containsTraits(in: record.traits) {
      installed.subtract(record.removedObjects.map(ObjectIdentifier.init))
      installed.formUnion(record.addedObjects.map(ObjectIdentifier.init))
    }
    return installed
  }

  fileprivate func applyConstraints(_ traits: UITraitCollection) {
    guard let view = object as? UIView else { return }
    let installed = installed(traits)
    let constraints = candidates.compactMap { $0 as? NSLayoutConstraint }
    view.removeConstraints(constraints.filter { !installed.contains(ObjectIdentifier($0)) })
    for constraint in constraints where installed.contains(ObjectIdentifier(constraint)) && !constraint.isActive {
      if constraint.commonAncestor?.isDescendant(of: view) == true { view.hold(constraint) }
    }
  }

  fileprivate func applySubviews(_ traits: UITraitCollection) {
    guard let view = object as? UIView else { return }
    if fullList.isEmpty { fullList = (view as? UIStackView)?.arrangedSubviews ?? view.subviews }
    let installed = installed(traits)
    let varying = Set(candidates.map(ObjectIdentifier.init))
    var previous: UIView?
    for child in fullList {
      let identity = ObjectIdentifier(child)
      if varying.contains(identity) {
        if !installed.contains(identity) {
          if child.superview === view { takeOut(child) }
        } else if child.superview == nil, !view.wouldMakeCycle(holding: child), view.controllerAgainst(child) == nil {
          putBack(child, in: view, after: previous)
        }
      }
      if child.superview === view { previous = child }
    }
  }

  /// Removes a subview, and keeps the constraints that go with it.
  private func takeOut(_ child: UIView) {
    var held: [(holder: UIView, constraint: NSLayoutConstraint)] = []
    var holder = child.superview
    while let current = holder {
      held += current.constraints.map { (current, $0) }
      holder = current.superview
    }
    child.removeFromSuperview()
    lostConstraints[ObjectIdentifier(child)] = held.filter { !$0.constraint.isActive }.map {
      LostConstraint(holder: $0.holder, constraint: $0.constraint)
    }
  }

  /// Adds a subview where it was, with the constraints that went with it.
  private func putBack(_ child: UIView, in view: UIView, after previous: UIView?) {
    if let stack = view as? UIStackView {
      let index = previous.flatMap { before in stack.arrangedSubviews.firstIndex { $0 === before } }
      stack.insertArrangedSubview(child, at: index.map { $0 + 1 } ?? 0)
    } else if let previous {
      view.insertSubview(child, aboveSubview: previous)
    } else {
      view.insertSubview(child, at: 0)
    }
    for lost in lostConstraints.removeValue(forKey: ObjectIdentifier(child)) ?? [] {
      guard let holder = lost.holder, !lost.constraint.isActive,
        lost.constraint.commonAncestor?.isDescendant(of: holder) == true
      else { continue }
      holder.hold(lost.constraint)
    }
  }
}

/// A constraint that went with a view, and who held it.
struct LostConstraint {
  weak var holder: UIView?
  let constraint: NSLayoutConstraint
}

extension UIRuntime {
  /// Gives the objects of a nib what they have for the traits of the screen, and has their views follow their window's.
  package func applyTraits(to instance: NibInstance) {
    for case let list as TraitStorageList in instance.traitStorageLists {
      followsTraits = true
      list.apply(.current, classes: classes)
      switch list.topLevelObject {
      case let controller as UIViewController: controller.traitStorages.append(list)
      case let view as UIView: view.madeLayoutParts.traitStorages.append(list)
      default: break
      }
    }
  }
}

extension UIView {
  /// Gives what a nib loaded with this view at its top what it has for some traits.
  func applyTraitStorages(_ traits: @autoclosure () -> UITraitCollection) {
    let lists = (layoutParts?.traitStorages ?? []) + (controller?.traitStorages ?? [])
    guard !lists.isEmpty else { return }
    let traits = traits()
    for list in lists { list.apply(traits, classes: UIRuntime.shared.classes) }
  }
}
