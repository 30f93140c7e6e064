import NibArchive
import SceneModel
import Testing

/// What the model of scenes says of archives, which it does not know itself.
@Suite struct ElementKeyTests {
  @Test func modelAndArchivesCallElementsTheSame() {
    #expect(ArchivedObject.elementKey == NibArchive.elementKey)
    #expect(NibArchive.isElement("NS.object.12"))
    #expect(!NibArchive.isElement("NSInlinedValue"))
  }
}
