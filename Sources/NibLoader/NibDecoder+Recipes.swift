internal import Foundation

extension NibDecoder {
  /// How to create an object of a row's class, determined once per class; nil if it cannot be created.
  func recipe(of object: Int) -> Recipe? {
    if case .swapper = nib.kind(of: object) { return swappedRecipe(of: object) }
    let index = Int(nib.objects[object].classIndex)
    switch recipes[index] {
    case .found(let recipe): return recipe
    case .missing: return nil
    case .unknown: break
    }
    let recipe = newRecipe(ofClass: index)
    recipes[index] = recipe.map { .found($0) } ?? .missing
    return recipe
  }

  /// The row of a class of the nib, or of the first that may replace it; nil if none has one.
  func row(ofClass index: Int) -> NibClass? {
    if let row = ownRow(ofClass: index) { return row }
    for fallback in nib.classes[index].fallbacks {
      if let row = ownRow(ofClass: fallback) { return row }
    }
    return nil
  }

  /// The row of a class of the nib itself; many others may name the class as their replacement.
  private func ownRow(ofClass index: Int) -> NibClass? {
    if let known = rows[index] { return known }
    let row = context.row(named: nib.classes[index].name)
    rows[index] = .some(row)
    return row
  }

  private func newRecipe(ofClass index: Int) -> Recipe? {
    guard let row = row(ofClass: index) else {
      failOrReport(.unknownClass(nib.classes[index].name))
      return nil
    }
    return recipe(row, isEncoded: true)
  }

  private func swappedRecipe(of object: Int) -> Recipe? {
    let names = SwappedNames(
      name: nib.objectIndex("UIClassName", of: object),
      originalName: nib.objectIndex("UIOriginalClassName", of: object)
    )
    switch swappedRecipes[names] {
    case .found(let recipe): return recipe
    case .missing: return nil
    case .unknown, nil: break
    }
    let recipe = newRecipe(of: names)
    swappedRecipes[names] = recipe.map { .found($0) } ?? .missing
    return recipe
  }

  /// The row of the class that an object is swapped for or, in tolerant loading, of its original one.
  private func newRecipe(of names: SwappedNames) -> Recipe? {
    let name = names.name.flatMap(nib.text) ?? ""
    let originalName = names.originalName.flatMap(nib.text) ?? name
    if let row = context.row(named: name) {
      return recipe(row, isEncoded: originalName != "UICustomObject")
    }
    failOrReport(.unknownClass(name))
    guard failure == nil, let row = context.row(named: originalName) else { return nil }
    return recipe(row, isEncoded: true)
  }

  private func recipe(_ row: NibClass, isEncoded: Bool) -> Recipe? {
    let recipe = MainActor.assumeIsolated { UncheckedTransfer(row.recipe(isEncoded: isEncoded)) }.value
    if recipe == nil { failOrReport(.cannotInstantiate(className: row.name)) }
    return recipe
  }

  /// The text of the string under a key, read without making an object.
  func text(under key: StaticString, of object: Int) -> String? {
    nib.objectIndex(key, of: object).flatMap(nib.text)
  }
}
