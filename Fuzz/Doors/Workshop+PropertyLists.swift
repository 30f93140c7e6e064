import NibArchive

extension Workshop {
  /// What a compiled storyboard says, to begin with.
  package nonisolated static var propertyList: [UInt8] {
    var info = StoryboardInfo()
    info.entryPoint = "Home"
    info.nibNames = ["Home": "Home", "Größe": "UIViewController-Size"]
    info.references["Other"] = .init(
      storyboardName: "Other",
      controllerIdentifier: "Start",
      bundleIdentifier: "org.kit"
    )
    return info.encoded()
  }

  func propertyList(_ bytes: [UInt8]) throws(Finding) {
    guard let list = try? PropertyList(decoding: bytes) else { return }
    guard let again = try? PropertyList(decoding: list.encoded()) else {
      throw Finding("a property list that was written cannot be read")
    }
    // A number that is none equals no other.
    if again != list, again.encoded() != list.encoded() {
      throw Finding("a property list is another when it is read again")
    }
    guard let info = try? StoryboardInfo(decoding: bytes) else { return }
    for name in Array(info.nibNames.values) + info.references.values.map(\.storyboardName) {
      if name.contains("/") || name.contains("..") || name.contains("\0") {
        throw Finding("the name \(name) leads elsewhere")
      }
    }
  }
}
