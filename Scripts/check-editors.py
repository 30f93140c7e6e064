"""The language server with the clients of pytest-lsp, whose types refuse answers of a wrong form.

    pytest Scripts/check-editors.py

DIORAMA is the tool. Each recorded client is an editor with what it says that it can do.
"""

import os
import pathlib
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

TEXT = """scene: 1
owner:
  class: UIViewController
  outlets: {view: root}
styles:
  big: {font: title1}
objects:
  - class: UIView
    id: root
    backgroundColor: systemRed
    subviews:
      - class: UILabel
        id: title
        styles: big
        txt: Hello 😀
        frame: [1, 2, 3, 4]
    constraints:
      - title.leading = self.leading + 8
"""
# The clients that pytest-lsp has recorded.
CLIENTS = sorted(path.stem.replace("_v", "@") for path in (pathlib.Path(pytest_lsp.__file__).parent / "clients").glob("*.json"))


@pytest_lsp.fixture(
    params=CLIENTS,
    config=ClientServerConfig(server_command=[os.environ.get("DIORAMA", "diorama"), "lsp"]),
)
async def client(request, lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("scenes")
    path = folder / "Home.scene.yaml"
    path.write_text(TEXT)
    lsp_client.uri = path.as_uri()
    known = client_capabilities(request.param)
    # The server asks some to tell it of files.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    await lsp_client.initialize_session(types.InitializeParams(capabilities=known, root_uri=folder.as_uri()))
    lsp_client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=lsp_client.uri, language_id="yaml", version=1, text=TEXT)))
    yield
    await lsp_client.shutdown_session()


def document(client):
    return types.TextDocumentIdentifier(uri=client.uri)


def at(text, more=0):
    before = TEXT[:TEXT.index(text) + more].split("\n")
    return types.Position(line=len(before) - 1, character=len(before[-1]))


WHOLE = types.Range(start=types.Position(line=0, character=0), end=types.Position(line=99, character=0))


@pytest.mark.asyncio
async def test_diagnostics(client: LanguageClient):
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    found = client.diagnostics[client.uri]
    assert any(one.code == "unknown-property" for one in found)


@pytest.mark.asyncio
async def test_everything_has_the_right_form(client: LanguageClient):
    place = dict(text_document=document(client), position=at("title.leading", 2))
    listed = await client.text_document_completion_async(types.CompletionParams(
        text_document=document(client), position=at("txt", 1)))
    text = next(item for item in listed.items if item.label == "text")
    assert (await client.completion_item_resolve_async(text)).documentation
    assert await client.text_document_hover_async(types.HoverParams(**place))
    assert len(await client.text_document_definition_async(types.DefinitionParams(**place))) == 1
    references = await client.text_document_references_async(types.ReferenceParams(
        **place, context=types.ReferenceContext(include_declaration=True)))
    assert len(references) == 2
    assert len(await client.text_document_document_highlight_async(types.DocumentHighlightParams(**place))) == 2
    assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
    edit = await client.text_document_rename_async(types.RenameParams(**place, new_name="headline"))
    assert edit.changes or edit.document_changes
    assert await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document(client)))
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="root"))
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=document(client)))
    assert await client.text_document_selection_range_async(types.SelectionRangeParams(
        text_document=document(client), positions=[at("title.leading")]))
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=document(client)))
    assert len(tokens.data) % 5 == 0 and tokens.data
    colors = await client.text_document_document_color_async(types.DocumentColorParams(text_document=document(client)))
    assert len(colors) == 1
    assert len(await client.text_document_color_presentation_async(types.ColorPresentationParams(
        text_document=document(client), color=colors[0].color, range=colors[0].range))) >= 2
    await client.text_document_inlay_hint_async(types.InlayHintParams(text_document=document(client), range=WHOLE))
    await client.text_document_document_link_async(types.DocumentLinkParams(text_document=document(client)))
    await client.text_document_formatting_async(types.DocumentFormattingParams(
        text_document=document(client), options=types.FormattingOptions(tab_size=2, insert_spaces=True)))
    await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document(client), range=WHOLE, context=types.CodeActionContext(diagnostics=[])))


if __name__ == "__main__":
    sys.exit(pytest.main([__file__, "-q", "-p", "no:cacheprovider"]))
