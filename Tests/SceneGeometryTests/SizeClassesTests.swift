import SceneGeometry
import Testing

@Suite struct SizeClassesTests {
  private func classes(_ width: Double, _ height: Double, tablet: Bool = false) -> [Bool] {
    let classes = SizeClasses(width: width, height: height, isTablet: tablet)
    return [classes.isWideRegular, classes.isHighRegular]
  }

  @Test(
    "TC1: phones are compact but for their height, large ones on their side but for their width; tablets are regular"
  )
  func everyDevice() {
    #expect(classes(320, 568) == [false, true] && classes(568, 320) == [false, false])
    #expect(classes(393, 852) == [false, true] && classes(852, 393) == [false, false])
    #expect(classes(430, 932) == [false, true] && classes(932, 430) == [true, false])
    #expect(classes(414, 736) == [false, true] && classes(736, 414) == [true, false])
    #expect(classes(744, 1133, tablet: true) == [true, true] && classes(1133, 744, tablet: true) == [true, true])
    #expect(classes(320, 1024, tablet: true) == [false, true] && classes(507, 768, tablet: true) == [false, true])
  }

  @Test func theShorterSideTellsATabletFromAPhone() {
    #expect(SizeClasses.isTablet(width: 1133, height: 744) && !SizeClasses.isTablet(width: 956, height: 440))
  }
}
