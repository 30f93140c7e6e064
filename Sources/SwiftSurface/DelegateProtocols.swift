/// A protocol of UIKit's with methods that can be left out, as far as applications use them.
///
/// Methods are spelled as selectors that Swift would make of their names: `tableView:didSelectRowAt:`.
package struct DelegateProtocol: Sendable {
  package let name: String
  /// The methods that DioramaUI calls.
  package let called: [String]
  /// The methods of UIKit's protocol that DioramaUI does not have, and never calls.
  package let uncalled: [String]

  /// All that are known.
  package static let all: [DelegateProtocol] = [
    DelegateProtocol(
      name: "UITextFieldDelegate",
      called: [
        "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
        "textFieldDidEndEditing:", "textFieldDidEndEditing:reason:", "textFieldDidChangeSelection:",
        "textFieldShouldClear:", "textField:shouldChangeCharactersIn:replacementString:", "textFieldShouldReturn:",
      ],
      uncalled: ["textField:editMenuForCharactersIn:suggestedActions:"]
    ),
    DelegateProtocol(
      name: "UITextViewDelegate",
      called: [
        "textViewShouldBeginEditing:", "textViewDidBeginEditing:", "textViewShouldEndEditing:",
        "textViewDidEndEditing:", "textView:shouldChangeTextIn:replacementText:", "textViewDidChange:",
        "textViewDidChangeSelection:",
      ],
      uncalled: ["textView:shouldInteractWith:in:interaction:", "textView:editMenuForTextIn:suggestedActions:"]
    ),
    DelegateProtocol(
      name: "UIScrollViewDelegate",
      called: [
        "scrollViewDidScroll:", "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:", "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewDidEndScrollingAnimation:", "viewForZoomingIn:", "scrollViewWillBeginZooming:with:",
        "scrollViewDidZoom:", "scrollViewDidEndZooming:with:atScale:",
      ],
      uncalled: [
        "scrollViewShouldScrollToTop:", "scrollViewDidScrollToTop:", "scrollViewDidChangeAdjustedContentInset:",
      ]
    ),
    DelegateProtocol(
      name: "UITableViewDataSource",
      called: [
        "tableView:numberOfRowsInSection:", "tableView:cellForRowAt:", "numberOfSectionsIn:",
        "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:", "tableView:canEditRowAt:",
        "tableView:commit:forRowAt:", "tableView:canMoveRowAt:", "tableView:moveRowAt:to:",
      ],
      uncalled: ["sectionIndexTitlesFor:", "tableView:sectionForSectionIndexTitle:at:"]
    ),
    DelegateProtocol(
      name: "UITableViewDelegate",
      called: [
        "tableView:heightForRowAt:", "tableView:estimatedHeightForRowAt:", "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:", "tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:",
        "tableView:indentationLevelForRowAt:", "tableView:willDisplay:forRowAt:",
        "tableView:didEndDisplaying:forRowAt:",
        "tableView:willDisplayHeaderView:forSection:", "tableView:didEndDisplayingHeaderView:forSection:",
        "tableView:willDisplayFooterView:forSection:", "tableView:didEndDisplayingFooterView:forSection:",
        "tableView:shouldHighlightRowAt:", "tableView:didHighlightRowAt:", "tableView:didUnhighlightRowAt:",
        "tableView:willSelectRowAt:", "tableView:didSelectRowAt:", "tableView:willDeselectRowAt:",
        "tableView:didDeselectRowAt:", "tableView:accessoryButtonTappedForRowWith:", "tableView:editingStyleForRowAt:",
        "tableView:titleForDeleteConfirmationButtonForRowAt:", "tableView:shouldIndentWhileEditingRowAt:",
        "tableView:leadingSwipeActionsConfigurationForRowAt:", "tableView:trailingSwipeActionsConfigurationForRowAt:",
        "tableView:editActionsForRowAt:",
        "tableView:willBeginEditingRowAt:", "tableView:didEndEditingRowAt:",
        "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:",
        "tableView:contextMenuConfigurationForRowAt:point:",
      ],
      uncalled: [
        "tableView:estimatedHeightForHeaderInSection:", "tableView:estimatedHeightForFooterInSection:",
        "tableView:shouldShowMenuForRowAt:",
        "tableView:canFocusRowAt:", "tableView:shouldBeginMultipleSelectionInteractionAt:",
      ]
    ),
    DelegateProtocol(
      name: "UICollectionViewDataSource",
      called: [
        "collectionView:numberOfItemsInSection:", "collectionView:cellForItemAt:", "numberOfSectionsIn:",
        "collectionView:viewForSupplementaryElementOfKind:at:",
      ],
      uncalled: ["collectionView:canMoveItemAt:", "collectionView:moveItemAt:to:", "indexTitlesFor:"]
    ),
    DelegateProtocol(
      name: "UIGestureRecognizerDelegate",
      called: [
        "gestureRecognizer:shouldReceive:", "gestureRecognizerShouldBegin:",
        "gestureRecognizer:shouldRecognizeSimultaneouslyWith:", "gestureRecognizer:shouldRequireFailureOf:",
        "gestureRecognizer:shouldBeRequiredToFailBy:",
      ],
      uncalled: []
    ),
    DelegateProtocol(
      name: "UISearchBarDelegate",
      called: [
        "searchBarShouldBeginEditing:", "searchBarTextDidBeginEditing:", "searchBarShouldEndEditing:",
        "searchBarTextDidEndEditing:", "searchBar:textDidChange:", "searchBar:shouldChangeTextIn:replacementText:",
        "searchBarSearchButtonClicked:", "searchBarCancelButtonClicked:", "searchBarBookmarkButtonClicked:",
        "searchBar:selectedScopeButtonIndexDidChange:",
      ],
      uncalled: ["searchBarResultsListButtonClicked:"]
    ),
    DelegateProtocol(
      name: "UISheetPresentationControllerDelegate",
      called: ["sheetPresentationControllerDidChangeSelectedDetentIdentifier:"],
      uncalled: []
    ),
    DelegateProtocol(
      name: "UIAdaptivePresentationControllerDelegate",
      called: [
        "presentationControllerShouldDismiss:", "presentationControllerWillDismiss:",
        "presentationControllerDidDismiss:", "presentationControllerDidAttemptToDismiss:",
      ],
      uncalled: ["adaptivePresentationStyleFor:", "adaptivePresentationStyleFor:traitCollection:"]
    ),
    DelegateProtocol(
      name: "UINavigationControllerDelegate",
      called: [
        "navigationController:willShow:animated:", "navigationController:didShow:animated:",
        "navigationController:animationControllerFor:from:to:", "navigationController:interactionControllerFor:",
      ],
      uncalled: ["navigationControllerSupportedInterfaceOrientations:"]
    ),
    DelegateProtocol(
      name: "UIApplicationDelegate",
      called: [
        "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        "applicationDidFinishLaunching:", "applicationDidBecomeActive:", "applicationWillResignActive:",
        "applicationDidEnterBackground:", "applicationWillEnterForeground:", "applicationDidReceiveMemoryWarning:",
        "applicationWillTerminate:", "application:configurationForConnecting:options:", "application:open:options:",
        "application:didDiscardSceneSessions:",
      ],
      uncalled: [
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        "application:didFailToRegisterForRemoteNotificationsWithError:", "application:continue:restorationHandler:",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application:performFetchWithCompletionHandler:", "application:supportedInterfaceOrientationsFor:",
      ]
    ),
  ]
}
