import DioramaUI
import Testing

/// Wheels of values, which a source fills and a finger turns.
@MainActor
@Suite struct PickerTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var values = [["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], ["x", "y"]]
    let journal = Journal()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { values.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      values[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      values[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      journal.write("\(component): \(values[component][row])")
    }
  }

  private func make() -> (Source, UIWindow, UIPickerView) {
    let source = Source()
    let window = shownWindow(CGSize(width: 320, height: 216))
    let picker = UIPickerView(frame: window.bounds)
    picker.dataSource = source
    picker.delegate = source
    window.addSubview(picker)
    picker.layoutIfNeeded()
    return (source, window, picker)
  }

  @Test func theSourceFillsTheWheels() {
    let (source, window, picker) = make()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 10)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 160, height: 32))
    #expect((picker.view(forRow: 1, forComponent: 1) as? UILabel)?.text == "y")
    #expect(picker.view(forRow: 9, forComponent: 0) == nil)
    source.values = [["only"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
    #expect(window.subviews == [picker])
  }

  @Test func codeTurnsAWheel() {
    let (source, window, picker) = make()
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 7)
    let label = picker.view(forRow: 7, forComponent: 0)
    #expect(label?.convert(CGPoint(x: 0, y: 16), to: picker).y == 108)
    #expect(source.journal.entries.isEmpty)
    source.values[0] = ["a", "b"]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(window.isHidden == false)
  }

  @Test func aFingerTurnsAWheel() {
    let (source, window, picker) = make()
    withManualClock { clock in
      let user = UserDriver(window)
      user.tap(at: CGPoint(x: 80, y: 108 + 64))
      clock.advance(by: 1)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      user.drag(from: CGPoint(x: 240, y: 108), to: CGPoint(x: 240, y: 70))
      clock.advance(by: 1)
    }
    #expect(picker.selectedRow(inComponent: 1) == 1)
    #expect(source.journal.entries == ["0: c", "1: y"])
  }
}
