import DioramaUI
import Testing

/// Programming mistakes with tables and collections, which stop the program with UIKit's texts.
@Suite struct TableExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func rowsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource([["a"]])
        let (_, table) = source.shownTable()
        source.sections = [["a", "b", "c"]]
        table.insertRows(at: [[0, 1]], with: .none)
      }
    }
    #expect(
      said(result).contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
          + "the update (3) must be equal to the number of rows contained in that section before the update (1), plus "
          + "or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus "
          + "the number of rows moved into or out of that section (0 moved in, 0 moved out)."
      )
    )
  }

  @Test func sectionsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource([["a"], ["b"]])
        let (_, table) = source.shownTable()
        source.sections = [["a"]]
        table.reloadRows(at: [[0, 0]], with: .none)
      }
    }
    #expect(
      said(result).contains("Invalid update: invalid number of sections. The number of sections contained in the")
    )
  }

  @Test func aRowThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (_, table) = ListSource([["a"]]).shownTable()
        table.deleteRows(at: [[0, 5]], with: .none)
      }
    }
    #expect(said(result).contains("attempt to delete row 5 from section 0"))
  }

  @Test func aCellOfNoKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: [0, 0]) }
    }
    #expect(said(result).contains("unable to dequeue a cell with identifier x - must register a nib or a class"))
  }

  @Test func aClassOfAnotherKind() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITableView().register(UILabel.self, forCellReuseIdentifier: "x") }
    }
    #expect(said(result).contains("must pass a class of kind UITableViewCell"))
  }

  @Test func scrollingToNoRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = ListSource([["a"]])
        let (_, table) = source.shownTable()
        table.scrollToRow(at: [0, 3], at: .top, animated: false)
      }
    }
    #expect(said(result).contains("row (3) beyond bounds (1) for section (0)."))
  }

  @Test func itemsThatDoNotAddUp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TileSource([3])
        let (_, view) = source.shownView()
        view.deleteItems(at: [[0, 0]])
      }
    }
    #expect(said(result).contains("Invalid update: invalid number of items in section 0."))
  }

  @Test func aCellThatWasNotDequeued() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
          func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let source = Source()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(said(result).contains("cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier"))
  }
}
