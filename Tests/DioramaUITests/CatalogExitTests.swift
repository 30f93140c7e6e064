import DioramaUI
import Testing

/// Programming mistakes with tables, collections and containers, which stop the program as UIKit's exceptions do.
@Suite struct CatalogExitTests {
  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aCellThatNobodyRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(said(result).contains("unable to dequeue a cell with identifier x"))
  }

  @Test func anItemThatNobodyRegistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(said(result).contains("could not dequeue a view of kind: UICollectionElementKindCell with identifier x"))
  }

  @Test func aStackInItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stack = UINavigationController()
        stack.viewControllers = [stack]
      }
    }
  }
}
