import NibArchive
import Testing

/// `Info.plist` of a compiled storyboard, and the names that it may hold.
@Suite struct StoryboardInfoTests {
  @Test func bytesGiveWhatWasWritten() throws {
    var info = StoryboardInfo()
    info.entryPoint = "Home"
    info.nibNames = ["Home": "Home", "Détail": "UIViewController-Détail", "Settings": "Settings"]
    info.references["Settings"] = .init(storyboardName: "Settings", controllerIdentifier: "Themes")
    info.references["Other"] = .init(storyboardName: "Other", bundleIdentifier: "org.example.kit")
    #expect(try StoryboardInfo(decoding: info.encoded()) == info)
    #expect(try StoryboardInfo(decoding: StoryboardInfo().encoded()) == StoryboardInfo())
  }

  @Test(arguments: ["../Home", "a/b", "..", ".", "", "a\0b", "a\\b", "x..y"])
  func namesThatLeadElsewhereAreRefused(_ name: String) {
    let nibs = PropertyList.dictionary(["UIViewControllerIdentifiersToNibNames": .dictionary(["a": .string(name)])])
    #expect(throws: StoryboardInfo.Problem.unsafeName(name)) { try StoryboardInfo(decoding: nibs.encoded()) }
    let facts = PropertyList.dictionary(["UIReferencedStoryboardName": .string(name)])
    let references = PropertyList.dictionary([
      "UIViewControllerIdentifiersToExternalStoryboardReferences": .dictionary(["a": facts])
    ])
    #expect(throws: StoryboardInfo.Problem.unsafeName(name)) { try StoryboardInfo(decoding: references.encoded()) }
  }

  @Test func valuesOfOtherKindsAreRefused() {
    func error(_ list: PropertyList) -> StoryboardInfo.Problem? {
      do throws(StoryboardInfo.Problem) {
        _ = try StoryboardInfo(decoding: list.encoded())
        return nil
      } catch {
        return error
      }
    }
    #expect(error(.array([])) == .unexpectedValue(key: ""))
    #expect(error(.dictionary(["UIStoryboardVersion": .integer(2)])) == .unknownVersion(2))
    #expect(
      error(.dictionary(["UIStoryboardDesignatedEntryPointIdentifier": .integer(1)]))
        == .unexpectedValue(key: "UIStoryboardDesignatedEntryPointIdentifier")
    )
    #expect(
      error(.dictionary(["UIViewControllerIdentifiersToNibNames": .dictionary(["a": .boolean(true)])]))
        == .unexpectedValue(key: "UIViewControllerIdentifiersToNibNames")
    )
  }
}
