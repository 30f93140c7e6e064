import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// A class that inherits its module from the target is of the module that a setting or the target names.
@MainActor
struct TargetModuleTests {
  /// A document whose classes were in another module when it was saved, or in none.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Cart" \
    customModule="Old" customModuleProvider="target"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="Roo-Vi-001" customClass="Meter" customModule="Old" \
    customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" id="Sub-Vi-001" customClass="Needle" customModuleProvider="target">
                        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    </view>
                    <view contentMode="scaleToFill" id="Sub-Vi-002" customClass="Kit" customModule="Other">
                        <rect key="frame" x="0.0" y="20" width="10" height="10"/>
                    </view>
                </subviews>
            </view>
        </objects>
    </document>

    """

  private func classes(_ folder: TemporaryFolder, _ more: String...) throws -> [String] {
    for call in [["import", "@A.xib", "--overwrite"], ["compile", "@A.scene.yaml"]] {
      let run = Invocation(arguments: call + more, in: folder)
      #expect(run.status == .success, "\(run.errors)")
    }
    let export = Invocation(arguments: ["export", "@A.scene.yaml", "-o", "-"] + more, in: folder)
    #expect(export.output == Self.document)
    let inspected = Invocation("inspect", "@A.nib", "--objects", in: folder).output
    return ["3Old5Meter", "4Shop5Meter", "3Kit5Meter", "4Shop6Needle", "3Kit6Needle", "5Other3Kit"]
      .map { "_TtC\($0)" }.filter(inspected.contains)
  }

  @Test("The module of the target wins where the document asks for it, and the document comes back")
  func documents() throws {
    let folder = try TemporaryFolder(["A.xib": Self.document])
    #expect(try classes(folder) == ["_TtC3Old5Meter", "_TtC5Other3Kit"])
    #expect(try classes(folder, "--module=Shop") == ["_TtC4Shop5Meter", "_TtC4Shop6Needle", "_TtC5Other3Kit"])
    #expect(try folder.text("A.scene.yaml").contains("class: .Needle\n"))
    try folder.write("module: Kit\n", to: ".diorama.yaml")
    #expect(try classes(folder) == ["_TtC3Kit5Meter", "_TtC3Kit6Needle", "_TtC5Other3Kit"])
    #expect(try classes(folder, "--module=Shop") == ["_TtC4Shop5Meter", "_TtC4Shop6Needle", "_TtC5Other3Kit"])
    #expect(Invocation("compile", "@A.scene.yaml", "--module=3x", in: folder).status == .usage)
  }

  @Test("A cache and generated Swift know the module, and the build tool takes that of its target")
  func builds() throws {
    let scene = "scene: 1\nobjects:\n  - {class: .Meter, superclass: UIView, id: meter}\n"
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    for module in ["Shop", "Kit"] {
      let run = Invocation("compile", "@A.scene.yaml", "--cache=@cache", "--module=\(module)", in: folder)
      #expect(run.status == .success)
      #expect(
        Invocation("inspect", "@A.nib", "--objects", in: folder).output.contains("_TtC\(module.count)\(module)5Meter")
      )
    }
    try folder.write("module: Kit\n", to: ".diorama.yaml")
    #expect(Invocation("generate", "@A.scene.yaml", "--output-dir=@own", in: folder).status == .success)
    #expect(try folder.text("own/A.scene.swift").contains("let meter: Meter\n"))
    #expect(Invocation("generate", "@A.scene.yaml", "--output-dir=@out", "--module=App", in: folder).status == .success)
    #expect(try folder.text("out/A.scene.swift").contains("let meter: Meter\n"))
    for name in ["nibs", "swift"] { try folder.write("", to: "\(name)/.keep") }
    let call = ["build", "App", "nibs", "maps", "swift", "cache2", "A.scene.yaml"].enumerated()
    let arguments = call.map { $0.offset < 2 ? $0.element : folder.at($0.element) }
    #expect(BuildTool.run(arguments, in: Surroundings()) == .success)
    #expect(Invocation("inspect", "@nibs/A.nib", "--objects", in: folder).output.contains("_TtC3App5Meter"))
  }
}
