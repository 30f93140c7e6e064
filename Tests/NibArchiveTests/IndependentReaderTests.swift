import NibArchive
import Testing

struct IndependentReaderTests {
  // The reader is a Python script that is not part of the package.
  @Test(.enabled(if: IndependentReader.isPresent, "no independent reader beside the package"))
  func anotherReaderAcceptsWhatIsWritten() throws {
    let (status, text) = try IndependentReader.read(SampleNib.archive().encoded())
    #expect(status == 0)
    #expect(text.contains("UIBounds = data[07](0.0, 0.0, 320.0, 568.0)"))
  }
}
